import { CreditCheck } from '#features/users/web/credit-check.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function CheckCreditsPage() {
  return (
    <AdminPage>
      <CreditCheck />
    </AdminPage>
  );
}
