import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatMoney } from '#web/ui/format-money.ts';
import { movementNote, movementTitle } from '../content/credit-texts.ts';
import type { CreditMovement } from '../contract/credit-history.ts';
import { LineSubject } from './line-subject.tsx';

/** One movement: its subject, time, amount and balance. */
export function StatementLine({ movement }: { movement: CreditMovement }) {
  const { at, amount, balance, invoice } = movement;
  const time = <time dateTime={at}>{TIME.format(new Date(at))}</time>;
  return (
    <tr className="border-border border-b align-top">
      <td className="max-w-0 py-3 pr-4">
        <LineSubject movement={movement}>
          <Outcome movement={movement} />
          <span className="md:hidden">{time}</span>
          {invoice && <InvoiceLink invoice={invoice} />}
        </LineSubject>
      </td>
      <td className="hidden whitespace-nowrap py-3 text-muted tabular-nums md:table-cell">{time}</td>
      <td className="py-3 text-right font-mono tabular-nums">
        <span className={cn(amount > 0 && 'text-success', amount === 0 && 'text-muted')}>
          {signed(amount)}
        </span>
        <span className="mt-1 block text-muted text-xs md:hidden">
          <span className="sr-only">Balance </span>
          {balance.toLocaleString('en-US')}
        </span>
      </td>
      <td className="hidden py-3 text-right font-mono text-muted tabular-nums md:table-cell">
        {balance.toLocaleString('en-US')}
      </td>
    </tr>
  );
}

/** The outcome. `Not charged` stands out. */
function Outcome({ movement }: { movement: CreditMovement }) {
  const note = movementNote(movement);
  const { generation, reason } = movement;
  const kind = generation && !generation.isDeleted && generation.prompt ? movementTitle(movement) : null;
  const isFree = reason === 'generation' && generation?.state === 'settled' && generation.charged === 0;
  const isReserved = reason === 'generation' && generation?.state === 'reserved';
  return (
    <>
      {kind && <span>{kind}</span>}
      {note && (isFree || isReserved ? <Badge tone="outline">{note}</Badge> : <span>{note}</span>)}
    </>
  );
}

function InvoiceLink({ invoice }: { invoice: NonNullable<CreditMovement['invoice']> }) {
  const { number, hostedUrl, amountPaid, currency } = invoice;
  const text = `Invoice ${number ?? ''}`.trim();
  return (
    <span className="tabular-nums">
      {hostedUrl ? (
        <a
          href={hostedUrl}
          target="_blank"
          rel="noreferrer"
          className="text-ink underline underline-offset-4"
        >
          {text}
        </a>
      ) : (
        text
      )}
      {`, ${formatMoney(amountPaid, currency)}`}
    </span>
  );
}

/** With a true minus sign, as wide as the plus sign. */
function signed(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en-US');
  return amount > 0 ? `+${digits}` : amount < 0 ? `−${digits}` : digits;
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
