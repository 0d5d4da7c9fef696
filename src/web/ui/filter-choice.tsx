import { ChevronDown } from 'lucide-react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';

interface FilterChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; count?: number | undefined }[];
  onChange(value: string): void;
}

/** A native select, which works best on phones. */
export function FilterChoice({ label, value, options, onChange }: FilterChoiceProps) {
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(FIELD_LOOK, 'h-11 appearance-none text-ellipsis pr-9! md:pointer-fine:h-10')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
            {option.count !== undefined && ` (${option.count.toLocaleString('en')})`}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
