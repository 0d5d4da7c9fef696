import type { ImageFileFormat } from '#features/images/contract/enumerations';
import { cn } from '#web/ui/class-names.ts';
import type { ImageFileOption } from '../contract/image-files.ts';
import { optionHint, optionName, sizeText } from './option-texts.ts';

interface SizeChoiceProps {
  options: readonly ImageFileOption[];
  format: ImageFileFormat;
  /** Index of the chosen option. */
  chosen: number;
  disabled: boolean;
  onChoose(index: number): void;
}

export function SizeChoice({ options, format, chosen, disabled, onChoose }: SizeChoiceProps) {
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 font-medium text-sm">Size</legend>
      <div className="space-y-2">
        {options.map((option, index) => (
          <SizeRow
            key={option.method ?? 'original'}
            option={option}
            format={format}
            isChosen={index === chosen}
            onChoose={() => onChoose(index)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SizeRowProps {
  option: ImageFileOption;
  format: ImageFileFormat;
  isChosen: boolean;
  onChoose(): void;
}

function SizeRow({ option, format, isChosen, onChoose }: SizeRowProps) {
  const bytes = option.byteSizes[format];
  const isOpen = option.availability === 'available' || bytes !== undefined;
  return (
    <label
      className={cn(
        'flex cursor-pointer items-start gap-3 rounded-md border p-3 text-sm transition-colors has-disabled:cursor-not-allowed',
        'has-focus-visible:outline-2 has-focus-visible:outline-ink',
        isChosen ? 'border-ink bg-surface-2' : 'border-border hover:border-border-strong',
      )}
    >
      <input
        type="radio"
        name="size"
        checked={isChosen}
        disabled={!isOpen}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-ink"
      />
      <span className="min-w-0 flex-1">
        <span className={cn('flex flex-wrap justify-between gap-x-4', !isOpen && 'text-muted')}>
          <span className="font-medium">{optionName(option)}</span>
          <span className="text-muted tabular-nums">
            {option.width} × {option.height}
            {bytes !== undefined && ` · ${sizeText(bytes)}`}
          </span>
        </span>
        <span className="mt-0.5 block text-muted leading-5">
          {bytes === undefined || !option.isSlow ? optionHint(option) : 'Ready to download.'}
        </span>
      </span>
    </label>
  );
}
