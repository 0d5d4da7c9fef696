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
  /** Whether words are not explained, since they describe the setting of a reference picture. */
  isMute?: boolean;
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
  isMute = false,
  refused,
  ...panel
}: PromptAidProps) {
  const explanation = useExplanation({
    prompt: isMute ? '' : prompt,
    imageModel: imageModel?.id,
    category,
    groundingImageUrl,
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
