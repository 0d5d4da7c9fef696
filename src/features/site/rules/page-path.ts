import { findPage } from '../content/pages.ts';

/**
 * The canonical path of the page at a path: in lowercase, without trailing or repeated slashes. Paths without a page stay
 * unchanged.
 */
export function pagePath(path: string): string {
  if (findPage(path) === 'notFound') return path;
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.join('/').toLowerCase()}`;
}
