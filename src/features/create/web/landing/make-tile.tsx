import { creditsText } from '#features/credits/web/credits-text';
import { useChosenImageModel } from '#features/image-models/web/chosen-image-model';
import { cn } from '#web/ui/class-names.ts';

/** The form that it submits. */
export const QUICK_PROMPT_FORM = 'quick-prompt';

/** A frame for the picture that the typed words would make. It repeats the form's button, so keys and readers skip it. */
export function MakeTile({ prompt, className }: { prompt: string; className: string }) {
  const cost = useChosenImageModel()?.cost ?? 1;
  return (
    <button
      type="submit"
      form={QUICK_PROMPT_FORM}
      tabIndex={-1}
      className={cn(
        'crop-marks absolute inset-0 flex flex-col items-end justify-end bg-paper p-3 text-right text-ink',
        className,
      )}
    >
      {/* The card covers the left of the frame. */}
      <span className="wrap-anywhere line-clamp-3 max-w-28 font-medium text-sm leading-snug">
        Make “{prompt}”
      </span>
      <span className="mt-0.5 text-safelight text-sm tabular-nums">{creditsText(cost)}</span>
    </button>
  );
}
