import { PaymentTest } from '#features/plans/web/payment-test.tsx';
import { AdminPage } from '../admin-page.tsx';

export default function StripeTestPage() {
  return (
    <AdminPage>
      <PaymentTest />
    </AdminPage>
  );
}
