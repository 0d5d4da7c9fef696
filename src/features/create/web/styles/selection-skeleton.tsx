import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LANDING_CATEGORIES, MORE_CATEGORIES } from './landing-categories.ts';
import {
  BAND,
  BAND_BODY,
  BAND_HEAD,
  BAND_PICTURE,
  BAND_PICTURES,
  BAND_ROWS,
  LIST,
  MORE_GRID,
  MORE_ROWS,
  ROW,
} from './selection-layout.ts';

/** Placeholder of the style selection, with the same size and anchors. */
export function SelectionSkeleton() {
  return (
    <div aria-busy>
      <p className="sr-only">Loading the styles</p>
      <Skeleton className="h-11 w-full sm:max-w-sm md:pointer-fine:h-10" />
      <div className="mt-6 divide-y divide-border border-border border-y">
        {LANDING_CATEGORIES.map(({ anchor, title, text }) => (
          <section
            key={anchor}
            id={anchor}
            tabIndex={-1}
            aria-labelledby={`${anchor}-title`}
            className={BAND}
          >
            <div className={BAND_HEAD}>
              <div>
                <h3 id={`${anchor}-title`} className="font-serif text-3xl leading-tight">
                  {title}
                </h3>
                <p className="mt-1.5 max-w-reading text-muted text-sm leading-relaxed">{text}</p>
              </div>
              <Skeleton className="h-11 w-12 shrink-0 sm:w-40 md:pointer-fine:h-10" />
            </div>
            <div className={BAND_BODY}>
              <div className={BAND_PICTURES}>
                {['a', 'b', 'c'].map((key) => (
                  <div key={key} className={BAND_PICTURE}>
                    <Skeleton className="aspect-[4/3]" />
                    <Skeleton className="mt-2.5 mb-1 h-3.5 w-3/5" />
                  </div>
                ))}
              </div>
              <Rows {...BAND_ROWS} />
            </div>
          </section>
        ))}
      </div>
      <div className={MORE_GRID}>
        {MORE_CATEGORIES.map(({ kind, title }) => (
          <section key={kind}>
            <Skeleton className="aspect-[4/1]" />
            <h3 className="mt-4 font-serif text-2xl leading-tight">{title}</h3>
            <div className="mt-2">
              <Rows {...MORE_ROWS} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Rows({ phone, wide }: { phone: number; wide: number }) {
  return (
    <div>
      <div className={LIST}>
        {Array.from({ length: wide }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change.
          <div key={i} className={cn(ROW, i >= phone && 'max-sm:hidden')} />
        ))}
      </div>
      <div className="h-11 md:pointer-fine:h-8" />
    </div>
  );
}
