import type { RefObject } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { storeImageModel } from '#features/image-models/web/chosen-image-model';
import { usePageState } from '#web/state/page-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type CreateState, reusedState } from './create-state.ts';
import type { ChangeCreate } from './use-create.ts';

interface Reuse {
  box: RefObject<HTMLTextAreaElement | null>;
  state: CreateState;
  change: ChangeCreate;
}

/** Replaces the prompt, or all settings by those of a generation; both can be undone. */
export function useReuse({ box, state, change }: Reuse) {
  const { imageModels } = usePageState();

  function replaceState(changes: Partial<CreateState>, description: string) {
    const before = { ...state };
    change(changes);
    box.current?.focus();
    if (before.prompt.trim() === '') return;
    toast({
      title: 'Prompt replaced',
      description,
      action: { label: 'Undo', altText: 'Restore the prompt', run: () => change(before) },
    });
  }

  return {
    takePrompt: (prompt: string) => replaceState({ prompt }, 'Your other settings stay the same.'),
    takeSettings(generation: Generation, { keepsSeed = false } = {}) {
      if (imageModels.length > 1) storeImageModel(generation.imageModel);
      replaceState(
        reusedState(generation, { keepsSeed }),
        generation.productId === null && generation.styleReference === null
          ? keepsSeed
            ? 'Its seed is set, too: change a word, and the rest stays as alike as the model can.'
            : 'Its style, aspect ratio and number of pictures are set.'
          : 'Choose its reference pictures again.',
      );
    },
  };
}
