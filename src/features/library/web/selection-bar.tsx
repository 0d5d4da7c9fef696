import { CheckCheck, Download, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

interface SelectionBarProps {
  /** Opens further filters; hidden in selection mode. */
  filters: ReactNode;
  /** Number of shown cards, and of selected ones (null outside selection mode). */
  shown: number;
  selected: number | null;
  /** `picture` or `generation`. */
  noun: string;
  onBegin(): void;
  onLeave(): void;
  onAll(): void;
  /** Whether a download is being prepared. */
  downloading: boolean;
  onDownload(): void;
  /** Whether the cards are running generations, which `onDelete` cancels. */
  isRunning: boolean;
  onDelete(): void;
}

/** The number of cards, and the actions for selected ones. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    filters,
    shown,
    selected,
    noun,
    onBegin,
    onLeave,
    onAll,
    downloading,
    onDownload,
    isRunning,
    onDelete,
  } = props;
  const selecting = selected !== null;
  return (
    <div className="flex min-h-11 items-center gap-1.5 md:pointer-fine:min-h-10">
      {!selecting && filters}
      <p role="status" className="mr-auto truncate text-muted text-sm tabular-nums">
        {selecting ? `${digits(selected)} selected` : `${digits(shown)} ${noun}${shown === 1 ? '' : 's'}`}
      </p>
      {selecting && (
        <>
          <Button
            variant="ghost"
            size="small"
            onClick={onAll}
            aria-label={`Select all ${digits(shown)} shown`}
          >
            <CheckCheck aria-hidden className="size-4" />
            All<span className="max-sm:hidden">{` ${digits(shown)} shown`}</span>
          </Button>
          <Button
            size="small"
            disabled={selected === 0}
            busy={downloading}
            onClick={onDownload}
            aria-label="Download"
          >
            <Download aria-hidden className="size-4" />
            <span className="max-sm:hidden">Download</span>
          </Button>
          <Button
            variant="danger"
            size="small"
            disabled={selected === 0}
            onClick={onDelete}
            aria-label={isRunning ? 'Cancel' : 'Delete'}
          >
            {isRunning ? <X aria-hidden className="size-4" /> : <Trash2 aria-hidden className="size-4" />}
            <span className="max-sm:hidden">{isRunning ? 'Cancel' : 'Delete'}</span>
          </Button>
        </>
      )}
      {shown > 0 || selecting ? (
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
