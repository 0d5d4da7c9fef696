import { ArrowRight, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Style, StyleKind } from '#features/prompt-builder/content/styles';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { LIST, ROW } from './selection-layout.ts';
import { stylePath } from './style-path.ts';

interface StyleListProps {
  kind: StyleKind;
  /** The section's title, for the button's accessible name. */
  title: string;
  styles: readonly Style[];
  /** How many are visible at first, on phones and on wider screens. */
  rows: { phone: number; wide: number };
  /** All styles of the section, including those not in this list. */
  total: number;
}

/** Links to styles; without JavaScript all of them are visible. */
export function StyleList({ kind, title, styles, rows, total }: StyleListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const firstHidden = useRef<HTMLElement>(undefined);

  // Moves the focus to the first new link.
  useEffect(() => {
    if (open) firstHidden.current?.focus({ preventScroll: true });
  }, [open]);

  function toggle() {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    firstHidden.current = links.find((link) => !link.checkVisibility());
    setOpen(!open);
  }

  const words = open ? 'Show fewer' : `Show all ${total}`;
  return (
    <div>
      <ul ref={list} id={id} className={LIST}>
        {styles.map((style, i) => (
          <li key={style.id} className={cn(ROW, !open && hiddenFrom(i, rows))}>
            <Link
              href={stylePath(kind, style.id)}
              className="group flex h-full items-center justify-between gap-2 rounded-sm text-sm"
            >
              <span className="truncate underline-offset-4 group-hover:underline">{style.name}</span>
              <ArrowRight
                aria-hidden
                className="size-4 shrink-0 text-muted opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
              />
            </Link>
          </li>
        ))}
      </ul>
      {styles.length > rows.phone && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`${words}: ${title}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className={cn('-ml-3 text-muted! noscript:hidden', styles.length <= rows.wide && 'sm:hidden')}
        >
          {words}
          <ChevronDown aria-hidden className={cn('size-4 transition-transform', open && 'rotate-180')} />
        </Button>
      )}
    </div>
  );
}

function hiddenFrom(place: number, { phone, wide }: StyleListProps['rows']): string {
  if (place < phone) return '';
  return place < wide ? 'max-sm:hidden noscript:block' : 'hidden noscript:block';
}
