import { useEffect, useEffectEvent } from 'react';

interface DeskKeys {
  /** Escape. */
  onLeave(): void;
  /** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; undefined if there is nothing to undo or redo. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/** The keys of the editing room, except in text fields. */
export function useDeskKeys({ onLeave, onUndo, onRedo }: DeskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input:not([type=range]), textarea')) return;
    if (event.key === 'Escape') return onLeave();
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    const act = key === 'z' && !event.shiftKey ? onUndo : key === 'y' || key === 'z' ? onRedo : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
