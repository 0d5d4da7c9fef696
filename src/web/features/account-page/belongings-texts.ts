import type { AccountSummary } from '#contract/account';

type Belongings = Pick<AccountSummary, 'pictureCount' | 'uploadCount' | 'byteSize'>;

/** What an export holds, and about how large it is: `12 pictures and 1 upload, about 18.4 MB.` */
export function measureInWords({ pictureCount, uploadCount, byteSize }: Belongings): string {
  const parts = [
    ...(pictureCount > 0 ? [count(pictureCount, 'picture')] : []),
    ...(uploadCount > 0 ? [count(uploadCount, 'upload')] : []),
  ];
  if (parts.length === 0) return 'There are no pictures yet, so it is small.';
  return `${parts.join(' and ')}, about ${sizeInWords(byteSize)}.`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

function sizeInWords(bytes: number): string {
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${Math.max(0.1, size).toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
