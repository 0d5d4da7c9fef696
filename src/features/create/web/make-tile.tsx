import type { CSSProperties } from 'react';
import { creditsText } from '#features/credits/web/credits-text';
import { useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { cn } from '#web/ui/class-names.ts';

/** The form that it submits. */
export const PROMPT_FORM = 'prompt-form';

interface MakeTileProps {
  prompt: string;
  imageCount?: number;
  className: string;
  style?: CSSProperties;
}

/** A frame for the picture that the typed words would make. It repeats the form's button, so keys and readers skip it. */
export function MakeTile({ prompt, imageCount = 1, className, style }: MakeTileProps) {
  const cost = useChosenImageModel()?.cost ?? 1;
  return (
    <button
      type="submit"
      form={PROMPT_FORM}
      aria-hidden
      tabIndex={-1}
      className={cn('crop-marks flex flex-col bg-paper p-3 text-ink', className)}
      style={style}
    >
      <span className="wrap-anywhere line-clamp-2 font-medium text-sm leading-snug">Make “{prompt}”</span>
      <span className="mt-0.5 text-safelight text-sm tabular-nums">{creditsText(cost * imageCount)}</span>
    </button>
  );
}
