import { Skeleton } from '#web/ui/skeleton.tsx';
import { BuilderHeader } from './builder-header.tsx';

/** Shown while the questions are loading. */
export function BuilderSkeleton() {
  return (
    <div aria-busy className="site-grid pb-8">
      <BuilderHeader mode="guided" />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-14 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="space-y-6">
          <Skeleton className="h-13 md:pointer-fine:h-11" />
          <Skeleton className="h-10" />
          {['first', 'second', 'third'].map((group) => (
            <div key={group} className="space-y-3">
              <Skeleton className="h-12 w-64" />
              <Skeleton className="h-32" />
            </div>
          ))}
        </div>
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
