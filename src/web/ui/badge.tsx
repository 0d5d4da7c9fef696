import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeLook>;

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={cn(badgeLook({ tone }), className)} {...rest} />;
}

const badgeLook = cva(
  'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-medium text-xs tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-2 text-ink',
        outline: 'border border-border text-muted',
        success: 'border border-current text-success',
        warning: 'border border-current text-warning',
        danger: 'border border-current text-danger',
        picture: 'bg-scrim text-on-picture',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);
