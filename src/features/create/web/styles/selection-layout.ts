/** Classes shared by the style selection and its skeleton, so that nothing moves when it loads. */
export const BAND = 'scroll-mt-2 py-7 outline-none md:py-9';
export const BAND_HEAD = 'flex items-end justify-between gap-4 sm:gap-8';
export const BAND_BODY = 'mt-5 grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
export const BAND_PICTURES =
  '-mx-4 -my-1 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-1 sm:gap-3 sm:px-1';
export const BAND_PICTURE = 'w-40 shrink-0 snap-start sm:w-auto sm:flex-1';
export const MORE_GRID = 'grid gap-x-8 gap-y-10 pt-9 sm:grid-cols-2 lg:grid-cols-3';
export const LIST = 'grid grid-cols-2 gap-x-6';
export const ROW = 'h-11 border-border border-b md:pointer-fine:h-9';

/** Styles listed per section before "Show all". */
export const BAND_ROWS = { phone: 4, wide: 8 };
export const MORE_ROWS = { phone: 2, wide: 6 };
