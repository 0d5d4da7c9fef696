/** A link to the prompt builder with a style. */
export const STYLE_LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-border px-4 py-1 text-sm transition-colors hover:border-border-strong md:pointer-fine:min-h-9';
