import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { formatMoney } from '#web/ui/format-money.ts';
import type { OpenInvoice } from '../contract/billing.ts';

/** The amount due, the next attempt, and the link to pay. */
export function OpenInvoiceNote({ invoice }: { invoice: OpenInvoice }) {
  const { amountDue, currency, nextAttemptAt, hostedUrl } = invoice;
  return (
    <>
      A payment of {formatMoney(amountDue, currency)} failed: nothing was charged, and no new credits were
      added.{' '}
      {nextAttemptAt !== null && (
        <>
          The next attempt is on <CalendarDay date={nextAttemptAt} />.{' '}
        </>
      )}
      {hostedUrl !== null && (
        <a href={hostedUrl} className="whitespace-nowrap underline underline-offset-4">
          See and pay the invoice
        </a>
      )}
    </>
  );
}
