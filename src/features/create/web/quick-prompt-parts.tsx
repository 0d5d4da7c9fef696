import type { RefObject } from 'react';
import { PromptAidContents } from '#features/generations/web/prompt-aid/prompt-aid-contents.tsx';
import { storeImageModel } from '#features/image-models/web/chosen-image-model';
import type { QuickGenerate } from './use-quick-generate.ts';

export { PromptOptions } from './prompt-options.tsx';

export interface QuickPromptAidProps {
  box: RefObject<HTMLTextAreaElement | null>;
  prompt: string;
  quick: QuickGenerate;
}

export function QuickPromptAid({ box, prompt, quick }: QuickPromptAidProps) {
  const { generate, isPending, imageModel, refused, reset } = quick;
  return (
    <PromptAidContents
      box={box}
      prompt={prompt}
      imageModel={imageModel}
      refused={refused?.body.prompt === prompt.trim() ? refused : null}
      price={imageModel?.cost ?? 1}
      isPending={isPending}
      onAnyway={() => generate(prompt, { anyway: true })}
      onCancel={reset}
      onModel={storeImageModel}
    />
  );
}
