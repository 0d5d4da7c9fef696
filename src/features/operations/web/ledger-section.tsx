import { BoardSection } from '#features/admin/web/board-section.tsx';
import { describeFailure } from '#features/admin/web/describe-failure';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import { Button } from '#web/ui/button.tsx';
import type { LedgerCheck } from '../contract/operations.ts';
import { LEDGER_FAULTS } from './operations-texts.ts';

interface LedgerSectionProps {
  /** The last result. */
  check: LedgerCheck | undefined;
  error: Error | null;
  busy: boolean;
  onCheck(): void;
}

/** Recomputes the ledger on request. */
export function LedgerSection({ check, error, busy, onCheck }: LedgerSectionProps) {
  return (
    <BoardSection
      title="Ledger"
      aside={
        <Button size="small" busy={busy} onClick={onCheck}>
          Check the ledger
        </Button>
      }
    >
      <div role="status" className="py-4 text-sm leading-6">
        {error && <p className="text-danger">{describeFailure(error)}</p>}
        {!error && !check && (
          <p className="text-muted">Recomputes all balances from their transfers; it takes some seconds.</p>
        )}
        {!error && check && <Result check={check} />}
      </div>
    </BoardSection>
  );
}

function Result({ check }: { check: LedgerCheck }) {
  const faults = LEDGER_FAULTS.filter(({ figure }) => check[figure] !== 0);
  return (
    <>
      {faults.length === 0 ? (
        <p>
          <span className="text-success">The ledger adds up:</span> the sum of all accounts is zero, and every
          balance matches its transfers.
        </p>
      ) : (
        <ul aria-label="Differences">
          {faults.map(({ figure, name }) => (
            <li key={figure}>
              <span className="font-medium text-danger tabular-nums">
                {check[figure].toLocaleString('en')}
              </span>{' '}
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        Checked <ExactTime date={check.checkedAt} />
      </p>
    </>
  );
}
