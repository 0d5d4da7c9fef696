import { useId } from 'react';
import { NEGATIVE_PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { readSeed } from './generation-options.ts';
import type { MoreOptionsProps } from './more-options.tsx';

export function OptionFields({ options: { seed, negativePrompt }, onChange }: MoreOptionsProps) {
  const id = useId();
  return (
    <div className="space-y-5 pt-1 pb-6">
      <div>
        <Label htmlFor={`${id}-negative`}>Leave out</Label>
        <input
          id={`${id}-negative`}
          type="text"
          value={negativePrompt}
          maxLength={NEGATIVE_PROMPT_MAX_CHARACTERS}
          placeholder="people, text, clouds"
          aria-describedby={`${id}-negative-help`}
          onChange={(event) => onChange({ negativePrompt: event.target.value })}
          className={cn(FIELD_LOOK, 'mt-2 h-11 md:pointer-fine:h-10')}
        />
        <p id={`${id}-negative-help`} className="mt-1.5 text-muted text-sm">
          What must not be in the picture, separated by commas.
        </p>
      </div>
      <div>
        <Label htmlFor={`${id}-seed`}>Seed</Label>
        <input
          id={`${id}-seed`}
          type="text"
          inputMode="numeric"
          value={seed ?? ''}
          placeholder="Random"
          aria-describedby={`${id}-seed-help`}
          onChange={(event) => onChange({ seed: readSeed(event.target.value) })}
          className={cn(FIELD_LOOK, 'mt-2 h-11 font-mono md:pointer-fine:h-10')}
        />
        <p id={`${id}-seed-help`} className="mt-1.5 text-muted text-sm">
          The same seed with the same words and settings gives the same picture, if the model can. Change one
          word and see what it does.
        </p>
      </div>
    </div>
  );
}
