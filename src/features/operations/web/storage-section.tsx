import { BoardSection } from '#features/admin/web/board-section.tsx';
import { type Fact, Facts } from '#features/admin/web/facts.tsx';
import type { SiteStorage } from '#features/storage/contract/storage';
import { bytesInWords } from '#platform/words/bytes-in-words';

/** Stored bytes with their limits, and free disk space. */
export function StorageSection({ storage }: { storage: SiteStorage }) {
  const { disks, usedBytes, limitBytes, visitorBytes, visitorLimitBytes } = storage;
  const facts: Fact[] = [
    { label: 'Everybody', value: ofLimit(usedBytes, limitBytes) },
    { label: 'Visitors', value: ofLimit(visitorBytes, visitorLimitBytes) },
    ...disks.map(({ name, freeBytes, floorBytes, isFull }) => ({
      label: `Disk for ${name}`,
      value:
        freeBytes === null
          ? 'Free space unknown.'
          : `${bytesInWords(freeBytes)} free. ${isFull ? 'Writing is refused: the minimum is' : 'Writing is refused below'} ${bytesInWords(floorBytes)}.`,
    })),
  ];
  return (
    <BoardSection title="Storage">
      <Facts facts={facts} />
    </BoardSection>
  );
}

function ofLimit(used: number, limit: number | null): string {
  return limit === null
    ? `${bytesInWords(used)}, without a limit`
    : `${bytesInWords(used)} of ${bytesInWords(limit)}`;
}
