import type { KeyboardEvent } from 'react';

/** Enter without Shift; while a word is being composed (Chinese, Japanese, Korean), Enter chooses it. */
export function isSubmit(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}
