import { useSearch } from 'wouter';
import { AccountArea } from '#features/accounts/web/account-area.tsx';
import { AdminsOnly } from '#features/admin/web/admins-only.tsx';
import { AuditLog } from '#features/audit/web/audit-log.tsx';
import { SecurityEventLog } from '#features/audit/web/security-event-log.tsx';
import { LibraryButton } from '#features/library/web/library-button.tsx';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { usePageState } from '#web/state/page-state.tsx';

export default function AuditPage() {
  const { user } = usePageState();
  const isOfEvents = new URLSearchParams(useSearch()).get('list') === 'events';
  const list = isOfEvents ? <SecurityEventLog /> : <AuditLog />;
  return (
    <PageFrame library={<LibraryButton />} account={<AccountArea />}>
      {user?.isAdmin ? list : <AdminsOnly />}
    </PageFrame>
  );
}
