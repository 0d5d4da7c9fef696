import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A raised surface; the caller sets padding and layout. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={cn('rounded-lg border border-border bg-surface-1 shadow-raised', className)} {...rest} />
  );
}
