import { useQuery } from '@tanstack/react-query';
import { uploadsQuery } from '#features/assets/web/api/assets';
import { UploadList } from '#features/assets/web/upload-list.tsx';
import type { AccountStorage } from '#features/storage/contract/storage';
import { UNUSED_UPLOAD_DAYS } from '#platform/limits/limits';
import { bytesInWords } from '#platform/words/bytes-in-words';
import { freshQueryOf } from '#web/api/call.ts';
import { cn } from '#web/ui/class-names.ts';
import { findAccountStorage } from '../contract/account.ts';
import { AccountSection } from './account-section.tsx';
import { LoadError } from './load-error.tsx';

/** The user's storage and its limit, and their uploads, which can be deleted. */
export function StorageSection() {
  const storage = useQuery(freshQueryOf(findAccountStorage));
  const uploads = useQuery(uploadsQuery());
  return (
    <AccountSection title="Storage" anchor="storage">
      <div className="min-h-24" aria-busy={storage.isPending}>
        {storage.data && <Meter storage={storage.data} />}
        {storage.isError && !storage.data && (
          <LoadError what="Your storage" onRetry={() => void storage.refetch()} />
        )}
      </div>
      <h3 className="mt-6 font-medium text-sm">Uploads</h3>
      <p className="mt-1 text-muted text-sm leading-relaxed">
        Uploads that no picture uses are deleted after {UNUSED_UPLOAD_DAYS} days.
      </p>
      {uploads.isError && !uploads.data && (
        <LoadError what="Your uploads" onRetry={() => void uploads.refetch()} className="mt-4" />
      )}
      {uploads.data && <UploadList uploads={uploads.data} />}
    </AccountSection>
  );
}

// Above this share of the limit, the meter warns.
const NEAR = 0.9;

function Meter({ storage }: { storage: AccountStorage }) {
  const { usedBytes, limitBytes, pictureBytes, uploadBytes } = storage;
  const share = limitBytes === null ? 0 : usedBytes / limitBytes;
  const standing = share >= 1 ? 'full' : share >= NEAR ? 'near' : 'well';
  const rest = Math.max(0, usedBytes - pictureBytes - uploadBytes);
  return (
    <>
      <p className="tabular-nums">
        <span className={cn('font-medium', TEXT_LOOKS[standing])}>{bytesInWords(usedBytes)}</span>{' '}
        {limitBytes === null ? 'used' : `of ${bytesInWords(limitBytes)} used`}
      </p>
      {limitBytes !== null && (
        <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-surface-3 forced-colors:border">
          <div
            className={cn('h-full rounded-full forced-colors:bg-[Highlight]', BAR_LOOKS[standing])}
            style={{ width: `${Math.min(1, share) * 100}%` }}
          />
        </div>
      )}
      <p className="mt-2 text-muted text-sm tabular-nums leading-relaxed">
        Pictures {bytesInWords(pictureBytes)} · Uploads {bytesInWords(uploadBytes)} · Other formats, prompts
        and pictures being made {bytesInWords(rest)}
      </p>
      {standing !== 'well' && (
        <p className={cn('mt-2 text-sm leading-relaxed', TEXT_LOOKS[standing])}>
          {standing === 'full' ? 'Your storage is full. ' : 'Your storage is almost full. '}
          Delete uploads here, or pictures in your library.
        </p>
      )}
    </>
  );
}

const BAR_LOOKS = { well: 'bg-ink', near: 'bg-warning', full: 'bg-danger' };
const TEXT_LOOKS = { well: '', near: 'text-warning', full: 'text-danger' };
