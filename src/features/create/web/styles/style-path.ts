import type { StyleKind } from '#features/prompt-builder/content/styles';

/** Path of the prompt builder for a style, or for its whole category. */
export function stylePath(kind: StyleKind, id: string | number = categoryOf(kind)): string {
  return `/prompt-builder/${categoryOf(kind)}/${id}`;
}

/** Sports and illustrations are categories of their own only on the home page. */
function categoryOf(kind: StyleKind): string {
  if (kind === 'illustrations') return 'abstract';
  return kind === 'sports' ? 'lifestyle' : kind;
}
