import { Skeleton } from '#web/ui/skeleton.tsx';

/** Stands for a table of formats that are not known yet. */
export function TableSkeleton() {
  return (
    <div role="status" aria-label="Loading the formats" className="mt-6 flex flex-wrap items-end gap-6">
      <Skeleton className="aspect-square w-72" />
      <Skeleton className="aspect-4/5 w-64" />
      <Skeleton className="aspect-9/16 w-56" />
    </div>
  );
}
