import { useEffect, useRef, useState } from 'react';
import * as phrases from '#phrases';
import { toastFailure, toastSuccess } from './toast-store.ts';

/** How long the button shows the success, in milliseconds. */
const COPIED_MS = 2_000;

/**
 * Copies a text, and reports the success for a moment.
 * @param message for a notification as well; without it only the button shows the success
 */
export function useCopied(message?: string) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // On plain http, or if the user has denied access.
      toastFailure(phrases.copyFailed, phrases.noClipboard);
      return;
    }
    if (message !== undefined) toastSuccess('Copied!', message);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }

  return { copied, copy };
}
