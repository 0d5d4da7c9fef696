import { Type, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  NEW_TEXT,
  TEXT_MAX_CHARACTERS,
  TEXT_MAX_LINES,
  TEXT_SIZE,
  TEXTS_MAX,
  type TextFont,
  type TextLayer,
} from '../contract/text-layer.ts';

interface TextBarProps {
  texts: readonly TextLayer[];
  /** Which of them is being changed. */
  chosen: number;
  onChoose(index: number): void;
  onTexts(texts: TextLayer[]): void;
}

/** Words over the picture: what the chosen text says and how it looks. Texts are placed, and chosen, in the picture. */
export function TextBar({ texts, chosen, onChoose, onTexts }: TextBarProps) {
  const index = Math.min(chosen, texts.length - 1);
  const text = texts[index];
  const add = texts.length < TEXTS_MAX && (
    <Button
      size="small"
      onClick={() => {
        onTexts([...texts, newTextOf(texts)]);
        onChoose(texts.length);
      }}
    >
      <Type aria-hidden className="size-4" />
      {text ? 'Add another' : 'Add text'}
    </Button>
  );
  if (!text) return add;
  const change = (changes: Partial<TextLayer>) => onTexts(texts.with(index, { ...text, ...changes }));
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Text</legend>
      <label className="sr-only" htmlFor="words-over-picture">
        Words
      </label>
      <textarea
        key={index}
        id="words-over-picture"
        value={text.words}
        // More lines would push the row below the window.
        rows={1}
        maxLength={TEXT_MAX_CHARACTERS}
        placeholder="Summer sale"
        onChange={({ target: { value } }) =>
          value.split('\n').length <= TEXT_MAX_LINES && change({ words: value })
        }
        // It has just been asked for.
        ref={focusEmpty}
        className={cn(FIELD_LOOK, 'min-w-0 resize-none py-2')}
        style={{ width: '14rem' }}
      />
      <FilterChoice
        label="Font"
        value={text.font}
        options={FONTS}
        onChange={(font) => change({ font: font as TextFont })}
      />
      <label className="flex h-11 items-center gap-2 text-sm">
        Size
        <input
          type="range"
          min={TEXT_SIZE.least}
          max={TEXT_SIZE.most}
          step={0.005}
          value={text.size}
          aria-valuetext={`${Math.round(text.size * 100)} percent of the picture’s height`}
          onChange={(event) => change({ size: Number(event.target.value) })}
          style={{ width: '7rem', accentColor: 'var(--color-ink)' }}
        />
      </label>
      <label className="inline-flex h-11 items-center gap-2 rounded-md border border-border px-3 text-sm md:pointer-fine:h-9">
        Color
        <input
          type="color"
          value={text.color}
          onChange={(event) => change({ color: event.target.value })}
          className="size-6 cursor-pointer bg-transparent"
        />
      </label>
      <IconButton
        label="Remove the text"
        onClick={() => {
          onTexts(texts.toSpliced(index, 1));
          onChoose(Math.max(0, index - 1));
        }}
      >
        <X aria-hidden />
      </IconButton>
      {add}
    </fieldset>
  );
}

/** A new text like the last one, where none is: below it, above it where there is no room. */
function newTextOf(texts: readonly TextLayer[]): TextLayer {
  const before = texts.at(-1);
  if (!before) return NEW_TEXT;
  const { words, size, y } = before;
  const step = size * 1.2 * words.split('\n').length;
  const rows = Array.from({ length: 2 * TEXTS_MAX }, (_, i) =>
    i < TEXTS_MAX ? y + step * (i + 1) : y - step * (i + 1 - TEXTS_MAX),
  );
  const isFree = (row: number) => texts.every((other) => Math.abs(other.y - row) > step / 2);
  const row = rows.find((one) => one > 0.05 && one < 0.95 && isFree(one));
  return { ...before, words: '', y: row ?? y };
}

function focusEmpty(field: HTMLTextAreaElement | null): void {
  if (field?.value === '') field.focus();
}

const FONTS: { value: TextFont; label: string }[] = [
  { value: 'bold', label: 'Geist Bold' },
  { value: 'sans', label: 'Geist' },
  { value: 'serif', label: 'Instrument Serif' },
];
