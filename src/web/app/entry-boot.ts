/**
 * The first script of every document, and the smallest. It loads the other scripts after the first paint of content, so
 * that they do not delay it. Until then the page is readable and its links work.
 */
const { scripts } = document.querySelector<HTMLElement>('[data-scripts]')!.dataset;

// Some browsers report no paint for privacy, and background tabs never paint.
const LONGEST_WAIT_MS = 3_000;

function start() {
  for (const script of scripts!.split(' ')) void import(/* @vite-ignore */ script);
}

// Chromium may paint an empty background first.
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint')[0]) start();
}).observe({ type: 'paint', buffered: true });
setTimeout(start, LONGEST_WAIT_MS);

// A click on a button before hydration is repeated after it. Only the last one: users click again when nothing happens.
let pressed: HTMLButtonElement | null = null;
let isAlive = false;

document.addEventListener(
  'click',
  ({ target }) => {
    if (!isAlive) pressed = (target as Element).closest('button') ?? pressed;
  },
  true,
);

// From here on, React hydrates whatever is clicked.
document.addEventListener('hydrating', () => {
  isAlive = true;
  pressed?.click();
});
