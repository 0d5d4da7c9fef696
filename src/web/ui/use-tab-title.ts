import { useEffect } from 'react';

/** Sets the tab's title while the component is shown; null: leaves it unchanged. */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    const own = `${title} · Framewright`;
    document.title = own;
    return () => {
      // The next page may have set its title already.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
