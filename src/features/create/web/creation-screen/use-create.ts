import { type RefObject, useEffect, useRef, useState } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { readCreateDraft, storeCreateDraft } from './create-draft.ts';
import { type CreateState, EMPTY_CREATE_STATE } from './create-state.ts';

export type ChangeCreate = (changes: Partial<CreateState>) => void;

/** The state of the creation screen; `box` is its prompt box. */
export function useCreate(box: RefObject<HTMLTextAreaElement | null>) {
  const [state, setState] = useState(EMPTY_CREATE_STATE);
  const current = useRef(state);

  function change(changes: Partial<CreateState>) {
    current.current = { ...current.current, ...changes };
    storeCreateDraft(current.current);
    setState(current.current);
  }

  // After hydration: text typed before that, else the prompt in the address, else the stored draft.
  useEffect(() => {
    const draft = readCreateDraft();
    current.current = { ...draft, prompt: box.current?.value || takePromptFromAddress() || draft.prompt };
    setState(current.current);
  }, [box]);

  return [state, change] as const;
}

/** The prompt that a link brought, such as the gallery's for a search that found too little. Nothing is sent by itself. */
function takePromptFromAddress(): string {
  const { pathname, search } = location;
  const prompt = new URLSearchParams(search).get('prompt') ?? '';
  if (prompt !== '') history.replaceState(history.state, '', pathname);
  return [...prompt].slice(0, PROMPT_MAX_CHARACTERS).join('');
}
