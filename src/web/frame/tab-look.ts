/** A main link: a tab with its icon above its label below 1024 px, else a word in the header. */
export const TAB_LOOK = [
  'relative flex select-none items-center justify-center gap-1 whitespace-nowrap transition-colors',
  'max-lg:h-14 max-lg:flex-1 max-lg:flex-col max-lg:text-[0.6875rem] max-lg:leading-none [&>svg]:size-5 lg:[&>svg]:hidden',
  'lg:h-10 lg:rounded-md lg:px-2 lg:text-sm lg:hover:bg-surface-2',
  'text-muted hover:text-ink aria-[current=page]:text-ink',
].join(' ');
