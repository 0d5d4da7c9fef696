import type { RefObject } from 'react';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import type { ContentCategory } from '#features/images/contract/enumerations';
import { ApiError, isUndrawable } from '#web/api/request.ts';
import { PromptReading } from './prompt-reading.tsx';
import { UndrawablePanel } from './undrawable-panel.tsx';
import { useExplanation } from './use-explanation.ts';

export interface PromptAidProps {
  box: RefObject<HTMLTextAreaElement | null>;
  prompt: string;
  imageModel: ImageModelSummary | undefined;
  category?: ContentCategory | undefined;
  /** The picture that the prompt refines. */
  groundingImageUrl?: string | undefined;
  /** A reference picture: words for what is around a cut-out are explained, those for a whole picture are not. */
  reference?: 'cut-out' | 'picture' | null;
  /** The refusal of this request; null if it was not refused. */
  refused: { error: Error } | null;
  /** Credits. */
  price: number;
  isPending: boolean;
  onAnyway(): void;
  onCancel(): void;
  /** Chooses another image model. */
  onModel(id: string): void;
}

export function PromptAidContents({
  box,
  prompt,
  imageModel,
  category,
  groundingImageUrl,
  reference = null,
  refused,
  ...panel
}: PromptAidProps) {
  const explanation = useExplanation({
    prompt: reference === 'picture' ? '' : prompt,
    imageModel: imageModel?.id,
    category,
    groundingImageUrl,
    hasCutOut: reference === 'cut-out',
  });
  const error = refused?.error;
  const undrawable = error instanceof ApiError && isUndrawable(error) ? error.body : null;
  return (
    <>
      <PromptReading explanation={explanation} />
      {undrawable && <UndrawablePanel box={box} undrawable={undrawable} {...panel} />}
    </>
  );
}
