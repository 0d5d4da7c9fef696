import { Skeleton } from '#web/ui/skeleton.tsx';
import { LANDING_CATEGORIES } from './landing-categories.ts';
import { SHELF } from './shelf-look.ts';

/** Placeholder of the style selection, with the same height and anchors. */
export function SelectionSkeleton() {
  return (
    <div aria-busy>
      <p className="sr-only">Loading the styles</p>
      <Skeleton className="h-11 w-full sm:max-w-sm md:pointer-fine:h-10" />
      <div className={SHELF}>
        {LANDING_CATEGORIES.toReversed().map(({ kind, title, anchor }) => (
          <section
            key={kind}
            id={anchor}
            tabIndex={-1}
            aria-labelledby={`styles-${kind}`}
            className="h-[13.25rem] shrink-0 outline-none md:pointer-fine:h-[13.1875rem]"
          >
            <h3 id={`styles-${kind}`} className="mb-3 font-medium leading-6">
              {title}
            </h3>
            <div className="flex gap-2">
              {['a', 'b', 'c'].map((key) => (
                <Skeleton key={key} className="aspect-[4/3] w-48" />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
