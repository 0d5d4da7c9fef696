import { useSearch } from 'wouter';
import { AccountArea } from '#web/features/account/account-area.tsx';
import { AdminsOnly } from '#web/features/admin/admins-only.tsx';
import { AuditLog } from '#web/features/admin/audit-log.tsx';
import { SecurityEventLog } from '#web/features/admin/security-event-log.tsx';
import { LibraryButton } from '#web/features/library/library-button.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';
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
