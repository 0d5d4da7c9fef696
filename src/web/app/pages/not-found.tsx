import { lazy, Suspense } from 'react';
import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#features/site/web/page-frame.tsx';

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
const NotFound = lazy(async () => ({ default: (await import('#features/site/web/not-found.tsx')).NotFound }));
