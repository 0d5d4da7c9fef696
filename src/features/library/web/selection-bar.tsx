import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface SelectionBarProps {
  /** Opens further filters; hidden in selection mode. */
  filters: ReactNode;
  /** What can be done with the selected cards; shown in selection mode. */
  actions: ReactNode;
  /**
   * Number of cards (null if they could not be loaded), of those that can be selected at once, and of selected ones (null
   * outside selection mode).
   */
  shown: number | null;
  loaded: number;
  selected: number | null;
  /** `picture` or `generation`. */
  noun: string;
  onBegin(): void;
  onLeave(): void;
  onAll(): void;
}

/** The number of cards, and the actions for selected ones. These have a row of their own. */
export function SelectionBar(props: SelectionBarProps) {
  const { filters, actions, shown, loaded, selected, noun, onBegin, onLeave, onAll } = props;
  const selecting = selected !== null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-1.5 md:pointer-fine:min-h-10">
      {!selecting && filters}
      <p role="status" className="mr-auto truncate text-muted text-sm tabular-nums">
        {selecting
          ? `${digits(selected)} selected`
          : shown !== null && `${digits(shown)} ${noun}${shown === 1 ? '' : 's'}`}
      </p>
      {selecting && (
        <Button
          variant="ghost"
          size="small"
          onClick={onAll}
          aria-label={`Select all ${digits(loaded)} shown`}
        >
          <CheckCheck aria-hidden className="size-4" />
          All<span className="max-sm:hidden">{` ${digits(loaded)} shown`}</span>
        </Button>
      )}
      {selecting && (
        <div className="order-last flex basis-full flex-wrap gap-1.5 max-sm:*:flex-1">{actions}</div>
      )}
      {shown || selecting ? (
        <Button size="small" data-select onClick={selecting ? onLeave : onBegin}>
          {selecting ? 'Done' : 'Select'}
        </Button>
      ) : null}
    </div>
  );
}

function digits(count: number): string {
  return count.toLocaleString('en');
}
