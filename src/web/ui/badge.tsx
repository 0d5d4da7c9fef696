import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof TONES;
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={cn(LOOK, TONES[tone], className)} {...rest} />;
}

const LOOK =
  'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-medium text-xs tabular-nums';

const TONES = {
  neutral: 'bg-surface-2 text-ink',
  outline: 'border border-border text-muted',
  success: 'border border-current text-success',
  warning: 'border border-current text-warning',
  danger: 'border border-current text-danger',
  picture: 'bg-scrim text-on-picture',
};
