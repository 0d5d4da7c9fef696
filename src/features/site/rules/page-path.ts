import { findPage } from '../content/pages.ts';

/**
 * The one address of the screen at a path: in lower case, without a slash at its end or two in a row. A path that no
 * screen has is its own.
 */
export function pagePath(path: string): string {
  if (findPage(path) === 'notFound') return path;
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.join('/').toLowerCase()}`;
}
