import { Skeleton } from '#web/ui/skeleton.tsx';

/** A placeholder of the size of the recent generations. */
export function RecentSkeleton() {
  return (
    <div aria-busy className="flex gap-3 overflow-hidden pb-2">
      <p className="sr-only">Loading your recent pictures</p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="w-44 shrink-0 sm:w-52">
          <Skeleton className="aspect-square" />
          <Skeleton className="mt-3 h-3.5 w-4/5" />
          <Skeleton className="mt-3 mb-2 h-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
