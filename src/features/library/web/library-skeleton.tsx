import * as phrases from '#phrases';
import { cn } from '#web/ui/class-names.ts';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LIBRARY_GRID } from './library-layout.ts';

/** A placeholder of the library's size. `isPage`: below the heading of a page instead of in a dialog. */
export function LibrarySkeleton({ isPage = false }: { isPage?: boolean }) {
  return (
    <div aria-busy>
      <p className="sr-only" role="status">
        Loading your pictures
      </p>
      <ScriptsOff>{phrases.scriptsOffHere}</ScriptsOff>
      <div
        className={cn(
          'mb-2 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_9rem]',
          isPage ? 'pt-4' : '-mt-1 sm:-mt-2',
        )}
      >
        <Skeleton className="col-span-2 h-11 sm:col-span-1 md:pointer-fine:h-10" />
        <Skeleton className="h-11 md:pointer-fine:h-10" />
        <Skeleton className="h-11 md:pointer-fine:h-10" />
      </div>
      <div className="h-12 md:pointer-fine:h-11" />
      <div className="@container">
        <div className={LIBRARY_GRID}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <div key={key}>
              <Skeleton className="aspect-square" />
              <Skeleton className="mt-2.5 h-3.5 w-3/5" />
              <Skeleton className="mt-2 h-3 w-2/5" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
