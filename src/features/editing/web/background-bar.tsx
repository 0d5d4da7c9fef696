import { LibraryBig } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import { SHADOW_CHOICES, SHADOW_LABEL, type Shadow, withShadow } from '../content/shadow-choices.ts';
import type { BackgroundInput } from '../contract/edits.ts';

/** The picker of the person's own pictures, as the page renders it. */
export type RenderLibrary = (picker: {
  open: boolean;
  onOpenChange(open: boolean): void;
  onChoose(asset: Asset): void;
  description: string;
}) => ReactNode;

interface BackgroundBarProps {
  isBusy: boolean;
  library: RenderLibrary;
  onChoose(background: BackgroundInput): void;
}

/** The new background, or the set on which the subject is photographed. */
export function BackgroundBar({ isBusy, library, onChoose }: BackgroundBarProps) {
  const id = useId();
  const [thrown, setThrown] = useState<Shadow>('none');
  const [colors, setColors] = useState({ from: '#f7c59f', to: '#6d597a' });
  const [words, setWords] = useState('');
  const [picks, setPicks] = useState(false);
  // The picker is loaded when it is first wanted.
  const [wanted, setWanted] = useState(false);

  function stage(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') onChoose({ kind: 'staging', prompt: words.trim() });
  }

  return (
    <div className="grid gap-2">
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
            onClick={() => onChoose(withShadow(background, thrown))}
            className="size-11 rounded-md border border-border-strong md:pointer-fine:size-9"
            style={{ background: lookOf(background) }}
          >
            <span className="sr-only">{name}</span>
          </button>
        ))}
        {(['from', 'to'] as const).map((end) => (
          <label
            key={end}
            className="inline-flex h-11 items-center gap-2 rounded-md border border-border px-3 text-sm md:pointer-fine:h-9"
          >
            {end === 'from' ? 'Top' : 'Bottom'}
            <input
              type="color"
              value={colors[end]}
              onChange={(event) => setColors({ ...colors, [end]: event.target.value })}
              className="size-6 cursor-pointer bg-transparent"
            />
          </label>
        ))}
        <Button
          size="small"
          busy={isBusy}
          onClick={() =>
            onChoose(
              withShadow(
                colors.from === colors.to ? plain(colors.from) : gradient(colors.from, colors.to),
                thrown,
              ),
            )
          }
        >
          Use these colors
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          busy={isBusy}
          onClick={() => {
            setWanted(true);
            setPicks(true);
          }}
        >
          <LibraryBig aria-hidden className="size-4" />
          From your library
        </Button>
        <FilterChoice
          label={SHADOW_LABEL}
          value={thrown}
          options={SHADOW_CHOICES}
          onChange={(chosen) => setThrown(chosen as Shadow)}
        />
      </div>
      <form onSubmit={stage} className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="text-sm">
          Or photograph it on a set
        </label>
        <div className="flex min-w-0 gap-2">
          <input
            id={id}
            value={words}
            list={`${id}-sets`}
            onChange={(event) => setWords(event.target.value)}
            placeholder="on a marble table"
            autoComplete="off"
            maxLength={200}
            className={cn(FIELD_LOOK, 'h-11 min-w-0 font-mono md:pointer-fine:h-10')}
          />
          <datalist id={`${id}-sets`}>
            {SETS.map((set) => (
              <option key={set} value={set} />
            ))}
          </datalist>
          <Button type="submit" busy={isBusy} disabled={words.trim() === ''}>
            Stage it
          </Button>
        </div>
        <p className="max-w-reading text-muted text-sm">
          The subject is cut out and keeps its pixels. On a set it gets a new place and the light of the set.
        </p>
      </form>
      {wanted &&
        library({
          open: picks,
          onOpenChange: setPicks,
          description: 'It comes behind the subject, cut to this picture’s shape.',
          onChoose(asset) {
            setPicks(false);
            onChoose(withShadow({ kind: 'picture', pictureId: asset.id }, thrown));
          },
        })}
    </div>
  );
}

type Painted = { kind: 'color'; color: string } | { kind: 'gradient'; from: string; to: string };

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

/** Each has a staging of the photo studio. */
const SETS = [
  'on a marble table',
  'on a wooden table by a window',
  'on a podium',
  'on a window sill',
  'on a wooden table in evening light',
  'on colored paper',
];
