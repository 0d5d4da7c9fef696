import { Skeleton } from '#web/ui/skeleton.tsx';

/** As tall as the real lines. */
export function StatementSkeleton() {
  return (
    <div aria-busy="true" className="border-border border-t">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex items-center gap-3.5 border-border border-b py-3">
          <Skeleton className="size-11 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-1/4" />
          </div>
          <Skeleton className="h-4 w-10" />
        </div>
      ))}
    </div>
  );
}
