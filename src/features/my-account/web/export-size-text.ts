import { bytesInWords } from '#platform/words/bytes-in-words';
import { countInWords } from '#platform/words/count-in-words';
import type { AccountSummary } from '../contract/account.ts';

type Belongings = Pick<AccountSummary, 'pictureCount' | 'uploadCount' | 'byteSize'>;

/** Content and approximate size of an export: `12 pictures and 1 upload, about 18.4 MB.` */
export function measureInWords({ pictureCount, uploadCount, byteSize }: Belongings): string {
  const parts = [
    ...(pictureCount > 0 ? [countInWords(pictureCount, 'picture')] : []),
    ...(uploadCount > 0 ? [countInWords(uploadCount, 'upload')] : []),
  ];
  if (parts.length === 0) return 'There are no pictures yet, so it is small.';
  return `${parts.join(' and ')}, about ${bytesInWords(byteSize)}.`;
}
