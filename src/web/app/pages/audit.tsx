import { useSearch } from 'wouter';
import { AuditLog } from '#features/audit/web/audit-log.tsx';
import { SecurityEventLog } from '#features/audit/web/security-event-log.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function AuditPage() {
  const list = new URLSearchParams(useSearch()).get('list');
  return <AdminPage>{list === 'events' ? <SecurityEventLog /> : <AuditLog />}</AdminPage>;
}
