import { Button } from '#web/ui/button.tsx';
import { LANDING_CATEGORIES } from './landing-categories.ts';

/** Buttons that scroll the shelf to a group of styles. */
export function CategoryShortcuts() {
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {LANDING_CATEGORIES.map(({ anchor, shortcut }) => (
        <li key={anchor}>
          <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => scrollToSection(anchor)}>
            {shortcut}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Preloads the section's styles. */
const prepare = () => void import('./style-selection.tsx');

/** Also moves the focus, so that the keyboard continues from the section. */
function scrollToSection(anchor: string) {
  const section = document.getElementById(anchor);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'nearest', inline: 'start' });
  section?.focus({ preventScroll: true });
}
