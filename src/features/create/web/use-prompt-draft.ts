import { type RefObject, useEffect, useState } from 'react';
import { readPromptDraft, storePromptDraft } from './prompt-draft.ts';

/** The text of the prompt box, stored for the life of the browser tab. */
export function usePromptDraft(box: RefObject<HTMLTextAreaElement | null>, name?: string) {
  const [prompt, setPrompt] = useState('');

  // After hydration: text typed before that, else the stored draft.
  useEffect(() => {
    const typed = box.current?.value || readPromptDraft(name);
    if (typed) setPrompt(typed);
  }, [box, name]);

  function changePrompt(next: string) {
    setPrompt(next);
    storePromptDraft(next, name);
  }

  return [prompt, changePrompt] as const;
}
