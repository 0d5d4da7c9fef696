import { Button } from '#web/ui/button.tsx';
import type { BackgroundInput } from '../contract/edits.ts';

interface BackgroundBarProps {
  isBusy: boolean;
  onChoose(background: BackgroundInput): void;
}

/** The new background. */
export function BackgroundBar({ isBusy, onChoose }: BackgroundBarProps) {
  return (
    <div className="grid gap-2">
      <p className="max-w-reading text-muted text-sm">
        The subject is cut out, and keeps its pixels. Choose what is behind it.
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button size="small" busy={isBusy} onClick={() => onChoose({ kind: 'none' })}>
          Transparent
        </Button>
        {BACKGROUNDS.map(([name, background]) => (
          <button
            key={name}
            type="button"
            title={name}
            disabled={isBusy}
            onClick={() => onChoose(background)}
            className="size-11 rounded-md border border-border-strong md:pointer-fine:size-9"
            style={{ background: lookOf(background) }}
          >
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

type Painted = Exclude<BackgroundInput, { kind: 'none' }>;

function lookOf(background: Painted): string {
  return background.kind === 'color'
    ? background.color
    : `linear-gradient(${background.from}, ${background.to})`;
}

const plain = (color: string): Painted => ({ kind: 'color', color });
const gradient = (from: string, to: string): Painted => ({ kind: 'gradient', from, to });

const BACKGROUNDS: readonly (readonly [name: string, background: Painted])[] = [
  ['White', plain('#ffffff')],
  ['Light gray', plain('#e9e7e2')],
  ['Black', plain('#141416')],
  ['Cream', plain('#f3e6cc')],
  ['Pale pink', plain('#f6d3d8')],
  ['Pale blue', plain('#cfe0f2')],
  ['Pale green', plain('#cfe6dd')],
  ['Studio gray', gradient('#f7f6f3', '#c9c6bf')],
  ['Sunset', gradient('#f7a072', '#7a3f6d')],
  ['Sky', gradient('#5aa9e6', '#e9f4fb')],
  ['Night', gradient('#10172a', '#38466b')],
];
