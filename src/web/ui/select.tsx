import { Check, ChevronDown } from 'lucide-react';
import * as Primitive from 'radix-ui/select';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';
import { Label } from './label.tsx';

export interface SelectOption {
  value: string;
  label: string;
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
  className?: string;
}

/** A labelled choice of one; typing goes to what begins so, and starts over after a second. */
export function SelectField({ label, value, options, onChange, placeholder, className }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <Label htmlFor={id}>{label}</Label>
      <Primitive.Root value={value} onValueChange={onChange}>
        <Primitive.Trigger
          id={id}
          className={cn(
            FIELD_LOOK,
            'mt-1.5 flex h-11 items-center justify-between gap-2 text-left md:pointer-fine:h-10',
            'data-[placeholder]:text-muted',
          )}
        >
          <span className="min-w-0 truncate">
            <Primitive.Value placeholder={placeholder} />
          </span>
          <Primitive.Icon asChild>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
          </Primitive.Icon>
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
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

function Option({ option: { value, label, drawing } }: { option: SelectOption }) {
  return (
    <Primitive.Item
      value={value}
      textValue={label}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center justify-between gap-6 rounded-sm px-3 outline-none',
        'data-[highlighted]:bg-surface-2 md:pointer-fine:min-h-9 forced-colors:data-[highlighted]:outline-2',
      )}
    >
      <Primitive.ItemText>
        <span className="flex items-center gap-2.5">
          {drawing}
          {label}
        </span>
      </Primitive.ItemText>
      <Primitive.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
