import { type KeyboardEvent, useRef } from 'react';

interface EscapeOptions {
  close(): void;
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * Props of a dialog's content that Escape closes while a notification is shown, too: Radix gives the key to the newest
 * layer alone, and that is the notification.
 */
export function useEscape({ close, onEscapeKeyDown, onKeyDown }: EscapeOptions) {
  const heard = useRef<Event | null>(null);
  return {
    onEscapeKeyDown(event: globalThis.KeyboardEvent) {
      heard.current = event;
      onEscapeKeyDown?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      onKeyDown?.(event);
      if (event.key !== 'Escape' || event.nativeEvent === heard.current) return;
      // Keys of menus and dialogs opened from here come through as well.
      if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
      const asked = new globalThis.KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
      onEscapeKeyDown?.(asked);
      if (!asked.defaultPrevented) close();
    },
  };
}
