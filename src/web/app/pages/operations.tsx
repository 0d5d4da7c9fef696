import { OperationsBoard } from '#features/operations/web/operations-board.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function OperationsPage() {
  return (
    <AdminPage>
      <OperationsBoard />
    </AdminPage>
  );
}
