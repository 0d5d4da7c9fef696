import { LANDING_CATEGORIES, MORE_CATEGORIES } from './landing-categories.ts';
import { SHELF } from './shelf-look.ts';
import { StyleFilter } from './style-filter.tsx';
import { StyleGroup } from './style-group.tsx';

/** All styles of the prompt builder: a search box, and one shelf that scrolls sideways. */
export function StyleSelection() {
  return (
    <>
      <StyleFilter />
      <div className={SHELF}>
        {/* The strongest pictures first. */}
        {LANDING_CATEGORIES.toReversed().map(({ kind, title, anchor }) => (
          <StyleGroup key={kind} kind={kind} title={title} anchor={anchor} />
        ))}
        {MORE_CATEGORIES.map(({ kind, title }) => (
          <StyleGroup key={kind} kind={kind} title={title} />
        ))}
      </div>
    </>
  );
}
