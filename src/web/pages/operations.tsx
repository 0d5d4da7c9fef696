import { AccountArea } from '#web/features/account/account-area.tsx';
import { AdminsOnly } from '#web/features/admin/admins-only.tsx';
import { OperationsBoard } from '#web/features/admin/operations-board.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
import { usePageState } from '#web/state/page-state.tsx';

export default function OperationsPage() {
  const { user } = usePageState();
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      {user?.isAdmin ? <OperationsBoard /> : <AdminsOnly />}
    </PageFrame>
  );
}
