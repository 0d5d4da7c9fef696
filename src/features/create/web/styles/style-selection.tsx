import { LANDING_CATEGORIES, MORE_CATEGORIES } from './landing-categories.ts';
import { MORE_GRID } from './selection-layout.ts';
import { StyleBand } from './style-band.tsx';
import { StyleCard } from './style-card.tsx';
import { StyleFilter } from './style-filter.tsx';

/** All styles of the prompt builder, with a search box. */
export function StyleSelection() {
  return (
    <>
      <StyleFilter />
      <div className="mt-6 divide-y divide-border border-border border-y">
        {LANDING_CATEGORIES.map((category) => (
          <StyleBand key={category.anchor} category={category} />
        ))}
      </div>
      <div className={MORE_GRID}>
        {MORE_CATEGORIES.map(({ kind, title }) => (
          <StyleCard key={kind} kind={kind} title={title} />
        ))}
      </div>
    </>
  );
}
