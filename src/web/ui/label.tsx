import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: its users name the control by htmlFor.
  return <label className={cn('block font-medium text-sm', className)} {...rest} />;
}
