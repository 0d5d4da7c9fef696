import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { LibraryPage as Library } from '#features/library/web/library-page.tsx';
import { AccountNotices } from '#features/plans/web/account-notices.tsx';
import { FailedPaymentNotice } from '#features/plans/web/failed-payment-notice.tsx';
import { SitePage } from '../site-page.tsx';

/** The library, or its trash. */
export default function LibraryPage() {
  const [path] = useLocation();
  return (
    <SitePage>
      <FailedPaymentNotice />
      <AccountNotices />
      {path.endsWith('/trash') ? (
        <Suspense>
          <TrashPage />
        </Suspense>
      ) : (
        <Library />
      )}
    </SitePage>
  );
}

const TrashPage = lazy(async () => ({
  default: (await import('#features/library/web/trash/trash-page.tsx')).TrashPage,
}));
