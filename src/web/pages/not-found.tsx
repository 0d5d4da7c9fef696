import { lazy, Suspense } from 'react';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function NotFoundPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <Suspense>
        <NotFound />
      </Suspense>
    </PageFrame>
  );
}

// Part of the entry is only what every page needs.
const NotFound = lazy(async () => ({ default: (await import('#web/features/site/not-found.tsx')).NotFound }));
