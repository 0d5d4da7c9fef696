import { lazy, Suspense } from 'react';
import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';

export default function NotFoundPage() {
  return (
    // Not `SitePage`, which is not part of the entry chunk.
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <Suspense>
        <NotFound />
      </Suspense>
    </PageFrame>
  );
}

// Keeps this text out of the entry chunk.
const NotFound = lazy(async () => ({ default: (await import('#web/frame/not-found.tsx')).NotFound }));
