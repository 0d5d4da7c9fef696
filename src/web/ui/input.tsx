import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(FIELD_LOOK, 'h-11 md:pointer-fine:h-10', className)} {...rest} />;
}
