/** The look of text fields. 16 px on phones: below that, iOS zooms the page. */
export const FIELD_LOOK = [
  'w-full rounded-md border border-border-strong bg-surface-1 px-3.5 text-base text-ink transition-colors',
  'placeholder:text-muted hover:border-ink disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-muted',
  'aria-invalid:border-danger md:text-sm',
];
