import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has once been within `margin` pixels of being seen, scrolled boxes included. */
export function useNearViewport(element: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    // `rootMargin` does not reach into scrolled boxes; `scrollMargin` does, where the browser knows it.
    const options = { rootMargin: `${margin}px`, scrollMargin: `${margin}px` };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
}
