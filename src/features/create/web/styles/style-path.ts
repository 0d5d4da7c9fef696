import type { StyleKind } from '#features/prompt-builder/content/styles';

/** The prompt builder for a style, or for its whole category. */
export function stylePath(kind: StyleKind, id: string | number = categoryOf(kind)): string {
  return `/prompt-builder/${categoryOf(kind)}/${id}`;
}

/** Sports and illustrations are families of their own on the home page alone. */
function categoryOf(kind: StyleKind): string {
  if (kind === 'illustrations') return 'abstract';
  return kind === 'sports' ? 'lifestyle' : kind;
}
