import { type RefObject, useEffect, useState } from 'react';

const MARGIN_PX = 300;

/**
 * Which of a list's items are in sight or nearly so, by what their `data-format` says.
 * @param ids the list's items: looked for again when they change
 */
export function useInSight(list: RefObject<HTMLElement | null>, ids: string): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are other elements
  useEffect(() => {
    const now = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.format ?? '';
          if (isIntersecting) now.add(id);
          else now.delete(id);
        }
        setSeen(new Set(now));
      },
      // `rootMargin` does not reach into scrolled boxes; `scrollMargin` does, where the browser knows it.
      { rootMargin: `${MARGIN_PX}px`, scrollMargin: `${MARGIN_PX}px` } as IntersectionObserverInit,
    );
    for (const item of list.current?.querySelectorAll('[data-format]') ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [list, ids]);
  return seen;
}

const NONE: ReadonlySet<string> = new Set();
