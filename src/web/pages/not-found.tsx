import { AccountArea } from '#web/features/account/account-area.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { NotFound } from '#web/features/site/not-found.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function NotFoundPage() {
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      <NotFound />
    </PageFrame>
  );
}
