import * as Primitive from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const Tabs = Primitive.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn(
        'flex gap-1 overflow-x-auto rounded-md bg-surface-2 p-1 [scrollbar-width:none]',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'inline-flex h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-sm px-3 text-sm',
        'font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:bg-surface-1 data-[state=active]:text-ink data-[state=active]:shadow-raised',
        'md:pointer-fine:h-9 forced-colors:data-[state=active]:outline-2 [&_svg]:size-4',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn('rounded-sm', className)} {...rest} />;
}
