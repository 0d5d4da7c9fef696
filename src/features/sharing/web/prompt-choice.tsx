import { useId } from 'react';

interface PromptChoiceProps {
  checked: boolean;
  disabled: boolean;
  onChange(checked: boolean): void;
}

/** Whether the page shows the picture's prompt. */
export function PromptChoice({ checked, disabled, onChange }: PromptChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-ink"
      />
      <label htmlFor={id} className="text-sm">
        Show the prompt on the page
      </label>
    </div>
  );
}
