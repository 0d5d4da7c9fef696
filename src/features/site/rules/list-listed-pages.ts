import { CANVA_ALTERNATIVE } from '#features/articles/content/articles/canva-alternative';
import { COMPARISON } from '#features/articles/content/articles/comparison';
import { GETTY_ALTERNATIVE } from '#features/articles/content/articles/getty-images-alternative';
import { PHOTOSHOP_ALTERNATIVE } from '#features/articles/content/articles/photoshop-alternative';
import { COOKIES } from '#features/legal/content/legal/cookies';
import { PRIVACY } from '#features/legal/content/legal/privacy';
import { TERMS } from '#features/legal/content/legal/terms';
import { MODELS } from '#features/prompt-builder/content/models';
import { TEMPLATE_SETS } from '#features/prompt-builder/content/template-sets/template-sets';
import { isListed, PAGES, type PageName } from '../content/pages.ts';

export interface ListedPage {
  /** Its canonical path. */
  path: string;
  /** When its content last changed: `YYYY-MM-DD` or a time; null if unknown. */
  changed: string | null;
}

/**
 * The pages that search engines may list, except those of pictures.
 * @param newest time of the gallery's newest picture
 */
export function listListedPages(newest: Date | null): { pages: ListedPage[]; articles: ListedPage[] } {
  const shown = newest?.toISOString() ?? null;
  const changed: Partial<Record<PageName, string | null>> = { ...WRITTEN, home: shown, gallery: shown };
  const listed = Object.entries(PAGES).flatMap(([key, page]) => {
    const name = key as PageName;
    const path = page.paths[0];
    return isListed(page) && path && !path.includes(':')
      ? [{ name, path, changed: changed[name] ?? null }]
      : [];
  });
  const professional = MODELS.filter(({ id }) => typeof id === 'number').map(
    ({ id }) => `/prompt-builder/professional/${id}`,
  );
  const sets = TEMPLATE_SETS.map(({ id, category }) => `/prompt-builder/${category}/${id}`);
  const builders = [...sets, ...professional].map((path) => ({ path, changed: null }));
  const articles = listed
    .filter(({ name }) => name in ARTICLES)
    .map(({ path, ...it }) => ({ path, changed: it.changed }));
  const pages = listed
    .filter(({ name }) => !(name in ARTICLES))
    .map(({ path, ...it }) => ({ path, changed: it.changed }));
  return { pages: [...pages, ...builders], articles };
}

const ARTICLES: Partial<Record<PageName, string>> = Object.fromEntries(
  [COMPARISON, CANVA_ALTERNATIVE, PHOTOSHOP_ALTERNATIVE, GETTY_ALTERNATIVE].map(({ page, updated }) => [
    page,
    updated,
  ]),
);

/** Dates of the last changes of texts. */
const WRITTEN: Partial<Record<PageName, string>> = {
  ...ARTICLES,
  terms: TERMS.updated,
  privacy: PRIVACY.updated,
  cookies: COOKIES.updated,
};
