import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Its accessible name and its tooltip. */
  label: string;
}

/** A square button with only an icon; 44 px for touch. Disabled, it keeps the focus, as at the end of a list. */
export function IconButton({ label, className, children, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cn(
        'relative inline-grid size-11 shrink-0 place-items-center rounded-md text-ink transition-colors',
        'hover:bg-surface-2 active:bg-surface-3 aria-disabled:cursor-not-allowed aria-disabled:text-muted',
        'aria-disabled:bg-transparent md:pointer-fine:size-10 [&_svg]:size-5',
        className,
      )}
      {...rest}
    >
      {/* Not `aria-label`: screen readers would read the tooltip as well. */}
      <span className="sr-only">{label}</span>
      {children}
    </button>
  );
}
