import { type ComponentProps, cloneElement, isValidElement, type MouseEvent } from 'react';
import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Passes its look and props to its only child, such as a link, whose own props win. */
  asChild?: boolean;
  /**
   * Shows a spinner over its text, which keeps its width and name, and ignores clicks. A button whose text says that it
   * is busy uses `aria-busy` instead.
   */
  busy?: boolean;
  /**
   * Set while something that the action needs is missing: the button stays lit, with `aria-disabled`, and a click says
   * what is missing instead.
   */
  sayMissing?: (() => void) | false;
}

/** `primary` is the main action: at most one on a screen. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  asChild,
  busy = false,
  sayMissing = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = cn(LOOK, VARIANTS[variant], SIZES[size], className);
  // Notifications keep off it.
  const mark = variant === 'primary' && { 'data-primary': '' };
  if (asChild && isValidElement<ComponentProps<'button'>>(children)) {
    const own = children.props;
    return cloneElement(children, { ...mark, ...rest, ...own, className: cn(look, own.className) });
  }
  return (
    <button
      type="button"
      className={look}
      aria-busy={busy || undefined}
      {...mark}
      {...rest}
      {...(sayMissing && incomplete(sayMissing))}
      {...((busy || rest['aria-busy']) && BUSY)}
    >
      <span className={cn('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** Not `disabled`, which would drop the focus. */
const BUSY = {
  'aria-disabled': true,
  // Also prevents submitting the form again.
  onClick: (event: MouseEvent) => event.preventDefault(),
};

function incomplete(sayMissing: () => void) {
  return {
    'aria-disabled': true,
    onClick(event: MouseEvent) {
      event.preventDefault();
      sayMissing();
    },
  };
}

// 44 px tall for touch.
const LOOK = [
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md',
  'font-medium transition-[background-color,border-color,color,box-shadow,translate] active:translate-y-px',
  'disabled:cursor-not-allowed disabled:active:translate-y-0 aria-busy:cursor-progress aria-busy:active:translate-y-0',
  '[&_svg]:shrink-0 print:hidden forced-colors:border forced-colors:border-[ButtonBorder]',
];

const VARIANTS = {
  primary: [
    'bg-safelight text-on-safelight hover:bg-safelight-pressed active:bg-safelight-pressed',
    'disabled:bg-surface-3 disabled:text-muted',
  ],
  secondary: [
    'border border-border bg-surface-1 text-ink shadow-raised hover:border-border-strong active:bg-surface-2',
    'disabled:text-muted disabled:shadow-none disabled:hover:border-border',
  ],
  ghost: 'text-ink hover:bg-surface-2 active:bg-surface-3 disabled:text-muted disabled:hover:bg-transparent',
  danger: 'bg-danger text-on-danger hover:opacity-90 disabled:opacity-60',
};

const SIZES = {
  small: 'h-11 px-3 text-sm md:pointer-fine:h-8',
  medium: 'h-11 px-4 text-sm md:pointer-fine:h-10',
  large: 'h-12 px-6 text-base',
};
