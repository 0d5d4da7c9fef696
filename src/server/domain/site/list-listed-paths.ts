import { PAGES, type PageContent } from '#content/pages';
import { PLANNED_PAGES } from '#content/planned-pages';

/** Canonical paths of the screens that search engines may list: those that are built and are not made to measure. */
export function listListedPaths(): string[] {
  return Object.entries<PageContent>(PAGES).flatMap(([name, { paths, listed }]) => {
    const path = paths[0];
    return listed && path && !path.includes(':') && !Object.hasOwn(PLANNED_PAGES, name) ? [path] : [];
  });
}
