/** Of the shelf and its skeleton. Its ends reach the edges of the screen. */
export const SHELF =
  '-mx-4 mt-6 flex snap-x scroll-px-4 gap-10 overflow-x-auto px-4 pt-1 pb-3 [scrollbar-width:thin] sm:-mx-6 sm:scroll-px-6 sm:px-6';
