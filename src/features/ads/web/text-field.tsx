import { type ComponentProps, useId } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';

/** A labeled line of text. */
export function TextField({ label, ...input }: Omit<ComponentProps<'input'>, 'id'> & { label: string }) {
  const id = useId();
  return (
    <>
      <Label htmlFor={id}>{label}</Label>
      <input dir="auto" {...input} id={id} className={cn(FIELD_LOOK, 'mt-1.5 h-11 md:pointer-fine:h-10')} />
    </>
  );
}
