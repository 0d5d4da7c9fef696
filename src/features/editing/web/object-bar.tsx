import { BringToFront, Copy, FlipHorizontal2, Move, Paintbrush, Replace, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ObjectChange, PictureObject, PixelBox } from '../contract/edits.ts';

interface ObjectBarProps {
  object: PictureObject;
  /** Where it is to stand; undefined while it is not being moved. */
  moved: PixelBox | undefined;
  isBusy: boolean;
  onMove(box: PixelBox | undefined): void;
  onChange(change: ObjectChange): void;
  onLeave(): void;
}

/** Changes of the chosen thing. */
export function ObjectBar({ object, moved, isBusy, onMove, onChange, onLeave }: ObjectBarProps) {
  const [open, setOpen] = useState<'recolor' | 'replace'>();
  const [ownColor, setOwnColor] = useState<string>();
  const [words, setWords] = useState('');
  const { id, label, actions } = object;
  const may = (action: (typeof actions)[number]) => actions.includes(action);

  function replace(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== '') onChange({ id, action: 'replace', prompt: words.trim() });
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-1 lg:gap-2">
        <p className="font-medium first-letter:uppercase">{label}</p>
        <IconButton label="Choose nothing" onClick={onLeave} className="-ml-1">
          <X aria-hidden />
        </IconButton>
        {FORMS.filter(({ action }) => may(action)).map(({ action, label: name, Icon }) => (
          <Button
            key={action}
            size="small"
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? undefined : action)}
            className="aria-expanded:bg-surface-3"
          >
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            {name}
          </Button>
        ))}
        {may('move') && (
          <Button
            size="small"
            aria-pressed={moved !== undefined}
            onClick={() => {
              setOpen(undefined);
              onMove(moved ? undefined : object.box);
            }}
            className="aria-pressed:bg-surface-3"
          >
            <Move aria-hidden className="size-4 max-sm:hidden" />
            Move
          </Button>
        )}
        {AT_ONCE.filter(({ action }) => may(action)).map(({ action, label: name, Icon }) => (
          <Button key={action} size="small" busy={isBusy} onClick={() => onChange({ id, action })}>
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            {name}
          </Button>
        ))}
        {may('remove') && (
          <Button size="small" busy={isBusy} onClick={() => onChange({ id, action: 'remove' })}>
            <Trash2 aria-hidden className="size-4 max-sm:hidden" />
            Remove
          </Button>
        )}
      </div>
      {open === 'recolor' && (
        <div className="flex flex-wrap items-center gap-1.5">
          {SWATCHES.map(([name, color]) => (
            <button
              key={color}
              type="button"
              title={name}
              disabled={isBusy}
              onClick={() => onChange({ id, action: 'recolor', color })}
              className="size-11 rounded-full border border-border-strong md:pointer-fine:size-9"
              style={{ backgroundColor: color }}
            >
              <span className="sr-only">{name}</span>
            </button>
          ))}
          <label className="relative ml-1 inline-flex h-11 items-center gap-2 rounded-md border border-border px-3 text-sm md:pointer-fine:h-9">
            Other
            <input
              type="color"
              value={ownColor ?? '#2f9e52'}
              onChange={(event) => setOwnColor(event.target.value)}
              className="size-6 cursor-pointer bg-transparent"
            />
          </label>
          {ownColor && (
            <Button
              size="small"
              busy={isBusy}
              onClick={() => onChange({ id, action: 'recolor', color: ownColor })}
            >
              Use this color
            </Button>
          )}
        </div>
      )}
      {open === 'replace' && (
        <form onSubmit={replace} className="flex gap-2">
          <label className="sr-only" htmlFor="replacement">
            What takes the place of the {label}
          </label>
          <input
            id="replacement"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder="a candle"
            autoComplete="off"
            maxLength={200}
            // The form has just been asked for.
            ref={focusOnce}
            className={cn(FIELD_LOOK, 'h-11 min-w-0 font-mono md:pointer-fine:h-10')}
          />
          <Button type="submit" variant="primary" busy={isBusy} disabled={words.trim() === ''}>
            Replace
          </Button>
        </form>
      )}
      {moved && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto text-muted text-sm">
            Drag it, or use the arrow keys.{object.isScalable && ' The corner changes its size.'}
          </p>
          <Button variant="ghost" onClick={() => onMove(undefined)}>
            Keep it there
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => onChange({ id, action: 'move', box: moved })}
          >
            Move it here
          </Button>
        </div>
      )}
    </div>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** Changes that ask for more before they are made. */
const FORMS = [
  { action: 'recolor', label: 'Recolor', Icon: Paintbrush },
  { action: 'replace', label: 'Replace', Icon: Replace },
] as const;

/** Changes that need nothing more. */
const AT_ONCE = [
  { action: 'turn', label: 'Turn', Icon: FlipHorizontal2 },
  { action: 'duplicate', label: 'Duplicate', Icon: Copy },
  { action: 'front', label: 'To the front', Icon: BringToFront },
] as const;

const SWATCHES = [
  ['Red', '#d7263d'],
  ['Orange', '#f2782a'],
  ['Yellow', '#f4cf3c'],
  ['Green', '#2f9e52'],
  ['Teal', '#0f7f83'],
  ['Blue', '#2b62d9'],
  ['Purple', '#7a3fb8'],
  ['Pink', '#f08cb4'],
  ['Brown', '#7b5236'],
  ['Black', '#26262a'],
  ['White', '#f4f3f0'],
] as const;
