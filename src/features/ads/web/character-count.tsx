import { cn } from '#web/ui/class-names.ts';
import type { AdPlatform } from '../contract/ad-formats.ts';
import type { TextKind } from './campaign-state.ts';
import { textLength } from './text-length.ts';

interface CharacterCountProps {
  text: string;
  kind: TextKind;
  platform: AdPlatform;
}

/** The length of a text, and what the platform does if it is too long. */
export function CharacterCount({ text, kind, platform }: CharacterCountProps) {
  const { length, characters, cap, standing } = textLength(platform, kind, text);
  return (
    <p className={cn('text-xs', LOOKS[standing])}>
      <span className="tabular-nums">
        {length} / {characters}
      </span>
      {standing === 'refused' && ` · ${platform.name} refuses more than ${cap}`}
      {standing === 'cut' && ` · ${platform.name} may cut it off after ${characters}`}
    </p>
  );
}

const LOOKS = { fits: 'text-muted', cut: 'text-warning', refused: 'text-danger' };
