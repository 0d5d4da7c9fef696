import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Stands in for a picture that is loading or no longer in the gallery. */
export function PictureMissing({ loading }: { loading: boolean }) {
  if (loading) {
    return (
      <div aria-busy="true" className="mx-auto aspect-[3/2] w-full max-w-4xl">
        <Skeleton className="size-full" />
      </div>
    );
  }
  return (
    <EmptyState title="This picture is not in the gallery" className="my-10">
      Its owner may have made it private.
    </EmptyState>
  );
}
