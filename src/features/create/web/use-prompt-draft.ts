import { type RefObject, useEffect, useState } from 'react';
import { readPromptDraft, storePromptDraft } from './prompt-draft.ts';

/** The text of the prompt box, kept while the browser tab lives until it is cleared. */
export function usePromptDraft(box: RefObject<HTMLTextAreaElement | null>) {
  const [prompt, setPrompt] = useState('');

  // After hydration: what was typed before the page came alive, else what the tab remembers.
  useEffect(() => {
    const typed = box.current?.value || readPromptDraft();
    if (typed) setPrompt(typed);
  }, [box]);

  function changePrompt(next: string) {
    setPrompt(next);
    storePromptDraft(next);
  }

  return [prompt, changePrompt] as const;
}
