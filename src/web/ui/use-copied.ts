import { useEffect, useRef, useState } from 'react';
import { toast } from './toast-store.ts';

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2_000;

/**
 * Copies a text, and tells for a moment that it has.
 * @param said for a notification as well; without it the button alone says so
 */
export function useCopied(said?: string) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Plain http on another host, or a browser that was told not to.
      toast({
        title: 'Copy failed',
        description: 'This browser does not let the page use the clipboard.',
        variant: 'destructive',
      });
      return;
    }
    if (said !== undefined) toast({ title: 'Copied!', description: said, variant: 'success' });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }

  return { copied, copy };
}
