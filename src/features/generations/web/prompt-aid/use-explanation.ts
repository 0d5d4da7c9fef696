import { useEffect, useState } from 'react';
import type { ContentCategory } from '#features/images/contract/enumerations';
import { call } from '#web/api/call.ts';
import { explainPrompt, type PromptExplanation } from '../../contract/explain-prompt.ts';
import { useCreditFree } from '../use-credit-free.ts';

const DEBOUNCE_MS = 250;

/**
 * What would be drawn of a prompt that is being typed; null before the first answer. The last answer stays until the next, so
 * that nothing flickers. Failures are silent.
 */
export function useExplanation({
  prompt,
  imageModel,
  category,
  groundingImageUrl,
  hasCutOut,
}: {
  prompt: string;
  imageModel: string | undefined;
  category: ContentCategory | undefined;
  groundingImageUrl: string | undefined;
  hasCutOut: boolean;
}): PromptExplanation | null {
  const [explanation, setExplanation] = useState<PromptExplanation | null>(null);
  const text = prompt.trim();
  const creditFree = useCreditFree();
  useEffect(() => {
    if (text === '') {
      setExplanation(null);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const body = {
        prompt: text,
        ...(imageModel && { imageModel }),
        ...(creditFree && { creditFree }),
        ...(category && { category }),
        ...(groundingImageUrl && { groundingImageUrl }),
        ...(hasCutOut && { hasCutOut }),
      };
      call(explainPrompt, { body, signal: stop.signal }).then(setExplanation, () => undefined);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, imageModel, creditFree, category, groundingImageUrl, hasCutOut]);
  return explanation;
}
