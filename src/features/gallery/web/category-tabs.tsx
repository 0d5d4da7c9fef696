import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { cn } from '#web/ui/class-names.ts';
import { scrollFocusedIntoView } from '#web/ui/scroll-into-view.ts';
import { galleryCategoriesQuery } from './api/gallery.ts';

interface CategoryTabsProps {
  /** Null: all. */
  chosen: string | null;
  addressOf(category: string | null): string;
  /** Id of the element that holds the pictures. */
  panelId: string;
}

/** Links, so that each category has an address; arrow keys move between them as between tabs. */
export function CategoryTabs({ chosen, addressOf, panelId }: CategoryTabsProps) {
  const { data = [] } = useQuery(galleryCategoriesQuery);
  const row = useRef<HTMLDivElement>(null);
  const count = data.length;
  // The chosen tab may be out of sight. `scrollIntoView` would move the page too.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[data-category="${chosen ?? ''}"]`);
    if (row.current && tab && count > 0) row.current.scrollLeft += centerOf(tab) - centerOf(row.current);
  }, [chosen, count]);
  // Always in the same order, so that a tab stays where it was when the gallery grows.
  const found = data.map(({ category }) => category).sort();
  // The address may name a category without pictures.
  const offered = chosen !== null && !found.includes(chosen) ? [...found, chosen] : found;
  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Categories of the gallery"
      onKeyDown={moveFocus}
      onFocus={scrollFocusedIntoView}
      className="-mx-1 flex scroll-px-4 scroll-pr-10 gap-1 overflow-x-auto py-1 pr-10 pl-1 [scrollbar-width:none] fade-right"
    >
      {[null, ...offered].map((category) => {
        const active = category === chosen;
        return (
          <Link
            key={category ?? ''}
            href={addressOf(category)}
            role="tab"
            data-category={category ?? ''}
            aria-selected={active}
            aria-controls={panelId}
            tabIndex={active ? 0 : -1}
            className={cn(
              'inline-flex h-11 shrink-0 items-center rounded-full px-4 text-sm transition-colors md:pointer-fine:h-9',
              active ? 'bg-ink text-paper' : 'text-muted hover:bg-surface-2 hover:text-ink',
            )}
          >
            <span className="inline-block first-letter:uppercase">{category ?? 'all'}</span>
          </Link>
        );
      })}
    </div>
  );
}

function centerOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Moves only the focus: every tab is a page, which Enter opens. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  tabs.at((at + step) % tabs.length)?.focus();
}
