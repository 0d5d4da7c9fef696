import { useId } from 'react';
import { NEGATIVE_PROMPT_MAX_CHARACTERS, SEED_MAX } from '#platform/limits/limits';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';

export interface Options {
  /** Null: a random one. */
  seed: number | null;
  negativePrompt: string;
}

export const NO_OPTIONS: Options = { seed: null, negativePrompt: '' };

interface MoreOptionsProps {
  options: Options;
  onChange(changes: Partial<Options>): void;
}

/** What few choose: what must not be in the picture, and the seed. */
export function MoreOptions({ options: { seed, negativePrompt }, onChange }: MoreOptionsProps) {
  const id = useId();
  const chosen = [seed !== null, negativePrompt.trim() !== ''].filter(Boolean).length;
  return (
    <Collapsible
      title="More options"
      description="What to leave out, and the seed"
      aside={chosen > 0 ? <Badge>{chosen} set</Badge> : undefined}
    >
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
            The same seed with the same words and settings gives the same picture, if the model can. Change
            one word and see what it does.
          </p>
        </div>
      </div>
    </Collapsible>
  );
}

/** The number in a text; null without one. Larger ones are cut to the largest. */
export function readSeed(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(SEED_MAX, Number(digits.slice(0, 10)));
}
