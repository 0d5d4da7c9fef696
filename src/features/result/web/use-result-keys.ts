import { useEffect, useEffectEvent } from 'react';

interface ResultKeys {
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onLeave: () => void;
}

/** Arrow keys change the picture and Escape leaves it, unless a field, menu or dialog handles the key. */
export function useResultKeys({ onPrevious, onNext, onLeave }: ResultKeys) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const handling = event.target instanceof Element && event.target.closest(HANDLES_KEYS);
    // A slider handles the arrows alone.
    if (handling && !(event.key === 'Escape' && handling.matches('[type="range"]'))) return;
    const action = { ArrowLeft: onPrevious, ArrowRight: onNext, Escape: onLeave }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

const HANDLES_KEYS = 'input, textarea, select, [role="dialog"], [role="menu"]';
