import { type RefObject, useEffect, useState } from 'react';

const MARGIN_PX = 300;

/**
 * Ids (`data-format`) of the list's items that are visible or nearly visible.
 * @param ids identifies the items; they are observed again when it changes
 */
export function useVisibleFormats(list: RefObject<HTMLElement | null>, ids: string): ReadonlySet<string> {
  const [visible, setVisible] = useState<ReadonlySet<string>>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items are new elements
  useEffect(() => {
    const now = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = (target as HTMLElement).dataset.format ?? '';
          if (isIntersecting) now.add(id);
          else now.delete(id);
        }
        setVisible(new Set(now));
      },
      // `rootMargin` does not apply inside scroll containers; `scrollMargin` does, in browsers that support it.
      { rootMargin: `${MARGIN_PX}px`, scrollMargin: `${MARGIN_PX}px` } as IntersectionObserverInit,
    );
    for (const item of list.current?.querySelectorAll('[data-format]') ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [list, ids]);
  return visible;
}

const NONE: ReadonlySet<string> = new Set();
