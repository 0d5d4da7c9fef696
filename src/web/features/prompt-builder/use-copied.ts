import { useEffect, useRef, useState } from 'react';
import { toast } from '#web/ui/toast-store.ts';

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2_000;

/** Copies a prompt, says so, and tells for a moment that it has. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(prompt: string) {
    try {
      await navigator.clipboard.writeText(prompt);
    } catch {
      // Plain http on another host, or a browser that was told not to.
      toast({
        title: 'Copy failed',
        description: 'This browser does not let the page use the clipboard.',
        variant: 'destructive',
      });
      return;
    }
    toast({ title: 'Copied!', description: 'Prompt copied to clipboard', variant: 'success' });
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }

  return { copied, copy };
}
