import { type KeyboardEvent, useRef } from 'react';

interface EscapeOptions {
  close(): void;
  onEscapeKeyDown?: ((event: globalThis.KeyboardEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * Props of a dialog's content that let Escape close it while a notification is shown: Radix sends the key only to the
 * newest layer, which is the notification.
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
      // React also delivers keys of menus and dialogs opened from here.
      if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
      const asked = new globalThis.KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
      onEscapeKeyDown?.(asked);
      if (!asked.defaultPrevented) close();
    },
  };
}
