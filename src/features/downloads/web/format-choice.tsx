import { useId } from 'react';
import { IMAGE_FILE_FORMATS } from '#features/images/contract/enumerations';
import { cn } from '#web/ui/class-names.ts';
import { type DownloadFormat, FORMAT_NAMES, formatHint } from './option-texts.ts';

interface FormatChoiceProps {
  value: DownloadFormat;
  hasAlpha: boolean;
  hasSvg: boolean;
  disabled: boolean;
  onChange(format: DownloadFormat): void;
}

export function FormatChoice({ value, hasAlpha, hasSvg, disabled, onChange }: FormatChoiceProps) {
  const hint = useId();
  const formats: readonly DownloadFormat[] = hasSvg ? [...IMAGE_FILE_FORMATS, 'svg'] : IMAGE_FILE_FORMATS;
  return (
    <fieldset disabled={disabled} aria-describedby={hint}>
      <legend className="mb-2 font-medium text-sm">Format</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-surface-2 p-1">
        {formats.map((format) => (
          <label
            key={format}
            className={cn(
              'grid h-11 cursor-pointer place-items-center rounded-sm font-medium text-sm transition-colors md:pointer-fine:h-9',
              'has-disabled:cursor-progress has-focus-visible:outline-2 has-focus-visible:outline-ink',
              format === value
                ? 'bg-lifted shadow-raised forced-colors:outline-2'
                : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="format"
              value={format}
              checked={format === value}
              onChange={() => onChange(format)}
              className="sr-only"
            />
            {FORMAT_NAMES[format]}
          </label>
        ))}
      </div>
      <p id={hint} className="mt-2 text-muted text-sm">
        {formatHint(value, hasAlpha)}
      </p>
    </fieldset>
  );
}
