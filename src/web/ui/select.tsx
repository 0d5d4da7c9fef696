import { Check, ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/select';
import { type ReactNode, useId, useRef, useState } from 'react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';
import { Label } from './label.tsx';
import { useInertOthers } from './use-inert-others.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** Below the label, only in the menu. */
  detail?: string;
  /** Before the label. */
  drawing?: ReactNode;
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange(value: string): void;
  /** Shown while `value` is empty. */
  placeholder?: string;
  /** On one line, small: the label before the choice; on phones only the choice. */
  compact?: boolean;
  className?: string;
}

/** A labeled select. Typing selects the option that begins with the typed letters. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  placeholder,
  compact = false,
  className,
}: SelectFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useInertOthers(open, content);
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={cn(compact && 'inline-flex min-w-0 max-w-full items-center gap-1', className)}>
      <Label htmlFor={id} className={cn(compact && 'shrink-0 font-normal text-muted text-xs max-sm:sr-only')}>
        {label}
      </Label>
      <Primitive.Root value={value} onValueChange={onChange} onOpenChange={setOpen}>
        <Primitive.Trigger
          id={id}
          className={cn(
            'flex h-11 items-center justify-between gap-2 text-left data-[placeholder]:text-muted',
            compact ? COMPACT_LOOK : cn(FIELD_LOOK, 'mt-1.5 md:pointer-fine:h-10'),
          )}
        >
          <span className="min-w-0 truncate">
            {/* Without children it would be empty before hydration. */}
            <Primitive.Value placeholder={placeholder}>
              {chosen && <OptionText option={chosen} className="truncate" />}
            </Primitive.Value>
          </span>
          <Primitive.Icon asChild>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
          </Primitive.Icon>
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            ref={content}
            aria-label={label}
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
              'max-w-(--radix-select-content-available-width) overflow-hidden',
              'rounded-md border border-border bg-surface-1 text-sm shadow-floating data-[state=open]:animate-appear',
            )}
          >
            <Primitive.Viewport className="p-1">
              {options.map((option) => (
                <Option key={option.value} option={option} />
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </div>
  );
}

const COMPACT_LOOK =
  'min-w-0 rounded-sm px-2 max-sm:-ml-2 text-ink text-xs transition-colors hover:bg-surface-2 data-[state=open]:bg-surface-2 md:pointer-fine:h-8';

/** @param className how a long label is cut or wrapped */
function OptionText({ option: { label, drawing }, className }: { option: SelectOption; className: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {drawing}
      <span className={cn('min-w-0', className)}>{label}</span>
    </span>
  );
}

function Option({ option }: { option: SelectOption }) {
  const { value, label, detail } = option;
  return (
    <Primitive.Item
      value={value}
      textValue={label}
      // Otherwise Radix would leave the detail out of its accessible name.
      {...(detail !== undefined && { 'aria-labelledby': undefined })}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center justify-between gap-6 rounded-sm px-3 outline-none',
        'data-[highlighted]:bg-surface-2 md:pointer-fine:min-h-9 forced-colors:data-[highlighted]:outline-2',
      )}
    >
      <span className={cn('min-w-0', detail !== undefined && 'py-2')}>
        <Primitive.ItemText>
          <OptionText option={option} className="[overflow-wrap:anywhere]" />
        </Primitive.ItemText>
        {detail !== undefined && <span className="block text-muted text-xs tabular-nums">{detail}</span>}
      </span>
      <Primitive.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
