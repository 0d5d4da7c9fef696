import { useEffect, useEffectEvent } from 'react';

/** Keyboard shortcuts of the review queue; ignored in fields, menus and dialogs. */
export function useQueueKeys(actions: Readonly<Record<string, () => void>>, isOn: () => boolean) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(BUSY_WITH_KEYS)) return;
    const key = event.key.toLowerCase();
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
    if (!action || !isOn()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

const BUSY_WITH_KEYS = 'input, textarea, select, [role="dialog"], [role="menu"]';
