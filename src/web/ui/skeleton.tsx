import { cn } from './class-names.ts';

/** A placeholder of the content's size. The element around it must announce that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
