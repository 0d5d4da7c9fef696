import { Check } from 'lucide-react';
import * as Primitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = 'end',
  ...rest
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          'z-50 min-w-56 max-w-[calc(100vw-1rem)] rounded-md border border-border bg-surface-1 p-1 text-sm shadow-floating',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
          className,
        )}
        {...rest}
      />
    </Primitive.Portal>
  );
}

/** A text in the menu that cannot be selected. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn('px-3 py-2', className)} {...rest} />;
}

/** A radio button in the menu. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(ITEM_LOOK, 'justify-between', className)} {...rest}>
      {children}
      <Primitive.ItemIndicator>
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(ITEM_LOOK, className)} {...rest} />;
}

const ITEM_LOOK = [
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none',
  'data-[disabled]:cursor-not-allowed data-[highlighted]:bg-surface-2 data-[disabled]:text-muted',
  'md:pointer-fine:min-h-9 forced-colors:data-[highlighted]:outline-2 [&_svg]:size-4 [&_svg]:text-muted',
];

export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('-mx-1 my-1 h-px bg-border', className)} {...rest} />;
}
