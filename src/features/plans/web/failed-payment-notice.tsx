import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { usePageState } from '#web/state/page-state.tsx';
import { billingQuery } from './api/billing.ts';
import { OpenInvoiceNote } from './open-invoice-note.tsx';

/** A line on credit and account pages while a renewal payment has failed; otherwise nothing. */
export function FailedPaymentNotice() {
  const { user } = usePageState();
  const { data } = useQuery({ ...billingQuery(), enabled: user !== null });
  if (!user || !data?.openInvoice) return null;
  return (
    <section aria-label="A payment failed" className="border-border border-b bg-surface-2">
      <p className="site-grid flex items-start gap-3 py-3 text-sm leading-relaxed">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span>
          <OpenInvoiceNote invoice={data.openInvoice} />
        </span>
      </p>
    </section>
  );
}
