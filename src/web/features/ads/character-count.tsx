import type { AdPlatform } from '#contract/ad-formats';
import { countCharacters } from '#contract/count-characters';
import { cn } from '#web/ui/class-names.ts';
import type { TextKind } from './campaign-state.ts';

interface CharacterCountProps {
  text: string;
  kind: TextKind;
  platform: AdPlatform;
}

/** How long a text is as the platform counts, and how much of it the platform shows or takes. */
export function CharacterCount({ text, kind, platform }: CharacterCountProps) {
  const { textLimits, name } = platform;
  const { characters, cap } = textLimits[kind];
  const length = countCharacters(text.trim(), textLimits.count);
  const isRefused = cap !== null && length > cap;
  return (
    <p
      className={cn(
        'text-xs',
        isRefused ? 'text-danger' : length > characters ? 'text-warning' : 'text-muted',
      )}
    >
      <span className="tabular-nums">
        {length} / {characters}
      </span>
      {isRefused
        ? ` · ${name} refuses more than ${cap}`
        : length > characters && ` · ${name} may cut it off after ${characters}`}
    </p>
  );
}
