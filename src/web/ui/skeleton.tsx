import { cn } from './class-names.ts';

/** Stands where something will be, in its size; whatever holds it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('skeleton', className)} />;
}
