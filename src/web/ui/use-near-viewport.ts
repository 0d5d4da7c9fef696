import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has ever been within `margin` pixels of the viewport, also in scrolled boxes. */
export function useNearViewport(element: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    // `rootMargin` does not apply in scrolled boxes; `scrollMargin` does, if the browser supports it.
    const options = { rootMargin: `${margin}px`, scrollMargin: `${margin}px` };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
}
