import type { KeyboardEvent } from 'react';

/** Enter without Shift, except while composing a word (Chinese, Japanese, Korean), where Enter confirms the word. */
export function isSubmit(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
}
