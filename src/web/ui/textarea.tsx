import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';

/** Grows with its text if the browser supports it, up to the limits in `className`. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(FIELD_LOOK, 'field-sizing-content resize-y py-2.5 leading-relaxed', className)}
      {...rest}
    />
  );
}
