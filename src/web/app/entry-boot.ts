/**
 * The first script of every document, and the smallest. The page can be read, and its links lead on, without the
 * others, so they are fetched when it has been painted: until then the line belongs to what is seen.
 */
const scripts = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset.scripts;

// Browsers that hide how fast they are tell of no paint, and a tab that nobody looks at has none.
const LONGEST_WAIT_MS = 3_000;

function start() {
  for (const script of scripts?.split(' ') ?? []) void import(/* @vite-ignore */ script);
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
setTimeout(start, LONGEST_WAIT_MS);

// A button that is pressed before it answers is pressed again as soon as it does. The last press alone: one who presses
// twice thinks that the first was lost.
let pressed: HTMLButtonElement | null = null;
let isAlive = false;

document.addEventListener(
  'click',
  ({ target }) => {
    if (!isAlive) pressed = (target as Element).closest('button') ?? pressed;
  },
  true,
);

// From here on React has the document, and hydrates on demand whatever is pressed.
document.addEventListener('hydrating', () => {
  isAlive = true;
  pressed?.click();
});
