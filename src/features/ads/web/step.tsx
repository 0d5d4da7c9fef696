import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';

interface StepProps {
  number: number;
  title: string;
  /** Shown while the step is closed. */
  summary?: ReactNode;
  /** Whether the step is closed at first on phones, which have no room for all steps. */
  isSettled: boolean;
  /** Whether it is closed at first on all screens, until there is something to do. */
  isLater?: boolean;
  children: ReactNode;
}

/** One step of the ad creator, which opens when it is needed. Its heading opens and closes it. */
export function Step({ number, title, summary, isSettled, isLater = false, children }: StepProps) {
  const id = useId();
  const isWide = useIsWide();
  /** The user's choice; null before the first click. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (!isLater && (isWide || !isSettled));
  const isClosed = chosen === false || (chosen === null && isLater);
  /** Closed by the style sheet, which knows the screen's width before the first paint. */
  const isClosedOnPhones = chosen === null && !isLater && isSettled;
  return (
    <section aria-labelledby={`${id}-title`} className="border-border border-t">
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
          className="group flex min-h-14 w-full items-center gap-3 py-3 text-left"
        >
          <span
            aria-hidden
            className="grid size-6 shrink-0 place-items-center rounded-full border border-border-strong font-mono text-xs tabular-nums"
          >
            {number}
          </span>
          <span className="shrink-0 font-medium">{title}</span>
          <span className="min-w-0 flex-1 truncate text-right font-normal text-muted text-sm">
            {isClosedOnPhones ? <span className="lg:hidden">{summary}</span> : isClosed && summary}
          </span>
          <ChevronDown
            aria-hidden
            className={cn(
              'size-5 shrink-0 text-muted transition-[rotate,color] duration-steady group-hover:text-ink',
              isClosedOnPhones ? 'lg:rotate-180' : !isClosed && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={isClosed} className={cn('pb-8', isClosedOnPhones && 'max-lg:hidden')}>
        {children}
      </div>
    </section>
  );
}
