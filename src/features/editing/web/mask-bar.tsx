import { Brush, Eraser, Lasso, Redo2, SquareDashed, Undo2, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { isOfSubject } from './mask-strokes.ts';
import type { MaskState } from './use-mask.ts';
import type { SubjectState } from './use-subject.ts';

export interface Painting {
  tool: 'brush' | 'lasso' | 'box';
  erases: boolean;
  /** Diameter of the brush, as a part of the picture's longer side. */
  brush: number;
}

interface MaskBarProps {
  painting: Painting;
  mask: MaskState;
  /** Undefined without the model that finds subjects. */
  subject: SubjectState | undefined;
  isBusy: boolean;
  onPainting(painting: Painting): void;
  onErase(): void;
  onReplace(words: string): void;
}

/** How one paints, and what becomes of it. */
export function MaskBar({ painting, mask, subject, isBusy, onPainting, onErase, onReplace }: MaskBarProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const isEmpty = mask.strokes.length === 0 || subject?.isLooking === true;
  // A selection that is not known yet would be left out of what is sent.
  const isUnknown = mask.strokes.some(isOfSubject) && !subject?.found;
  const cannotSend = isEmpty || isUnknown;
  const change = (next: Partial<Painting>) => onPainting({ ...painting, ...next });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <fieldset className="flex items-center">
        <legend className="sr-only">Paint with</legend>
        <Tool name="Brush" isOn={painting.tool === 'brush'} onClick={() => change({ tool: 'brush' })}>
          <Brush aria-hidden />
        </Tool>
        <Tool name="Lasso" isOn={painting.tool === 'lasso'} onClick={() => change({ tool: 'lasso' })}>
          <Lasso aria-hidden />
        </Tool>
        <Tool name="Box" isOn={painting.tool === 'box'} onClick={() => change({ tool: 'box' })}>
          <SquareDashed aria-hidden />
        </Tool>
        <Tool
          name="Take away from the selection"
          isOn={painting.erases}
          onClick={() => change({ erases: !painting.erases })}
        >
          <Eraser aria-hidden />
        </Tool>
      </fieldset>
      {painting.tool === 'brush' && (
        <div className="flex h-11 items-center gap-2 text-sm">
          <label htmlFor={id}>Size</label>
          <input
            id={id}
            type="range"
            min={0.01}
            max={0.3}
            step={0.01}
            value={painting.brush}
            aria-valuetext={`${Math.round(painting.brush * 100)} percent of the picture`}
            onChange={(event) => change({ brush: Number(event.target.value) })}
            style={{ width: '8rem', accentColor: 'var(--color-ink)' }}
          />
        </div>
      )}
      {subject && (
        <div className="flex flex-wrap gap-2">
          {SELECTIONS.map(([tool, name]) => (
            <Button
              key={tool}
              size="small"
              disabled={subject.isLooking}
              onClick={() => subject.select(tool, painting.erases)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className="flex items-center">
        <IconButton label="Undo a stroke" disabled={!mask.undo} onClick={mask.undo}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label="Redo a stroke" disabled={!mask.redo} onClick={mask.redo}>
          <Redo2 aria-hidden />
        </IconButton>
        <IconButton label="Clear the selection" disabled={isEmpty} onClick={mask.clear}>
          <X aria-hidden />
        </IconButton>
      </div>
      <p role="status" className="text-muted text-sm">
        {subject?.isLooking
          ? 'Looking for the subject…'
          : isUnknown
            ? 'The selected subject cannot be read now. Clear it, or select it again.'
            : subject?.isFailed && 'Nothing stands out in this picture. Paint it by hand.'}
      </p>
      <form
        // On phones last: the main button must stay above the tabs.
        className="flex w-full gap-2 max-sm:order-last sm:ml-auto sm:w-auto"
        onSubmit={(event) => {
          event.preventDefault();
          if (!cannotSend && words.trim() !== '') onReplace(words.trim());
        }}
      >
        <label htmlFor={`${id}-words`} className="sr-only">
          What takes its place
        </label>
        <input
          id={`${id}-words`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder="a candle"
          autoComplete="off"
          maxLength={200}
          className={cn(FIELD_LOOK, 'h-11 min-w-0 font-mono md:pointer-fine:h-10')}
        />
        <Button type="submit" busy={isBusy} disabled={cannotSend || words.trim() === ''}>
          Replace
        </Button>
      </form>
      <Button
        variant="primary"
        busy={isBusy}
        disabled={cannotSend}
        onClick={onErase}
        className="max-sm:flex-1"
      >
        Erase and fill
      </Button>
    </div>
  );
}

const SELECTIONS = [
  ['subject', 'Select subject'],
  ['background', 'Select background'],
] as const;

interface ToolProps {
  name: string;
  isOn: boolean;
  onClick(): void;
  children: ReactNode;
}

function Tool({ name, isOn, onClick, children }: ToolProps) {
  return (
    <IconButton
      label={name}
      aria-pressed={isOn}
      onClick={onClick}
      className={isOn ? 'bg-surface-3' : 'text-muted! hover:text-ink!'}
    >
      {children}
    </IconButton>
  );
}
