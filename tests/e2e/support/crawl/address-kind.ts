import { findPage, PAGES } from '#features/site/content/pages';

/**
 * Groups addresses of the same screen or the same kind of file; the crawl visits a few of each.
 * `/gallery/{id}` is one, `/gallery?category=` another.
 */
export function addressKind(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const name = findPage(pathname);
  const pattern = PAGES[name].paths.find((path) => path.includes(':'));
  const query = [...new Set(searchParams.keys())].toSorted().map((key) => `${key}=`);
  return `${pattern ?? pathname}${query.length > 0 ? '?' : ''}${query.join('&')}`;
}
