import type { Article } from '#features/articles/content/articles/article';
import { CANVA_ALTERNATIVE } from '#features/articles/content/articles/canva-alternative';
import { COMPARISON } from '#features/articles/content/articles/comparison';
import { GETTY_ALTERNATIVE } from '#features/articles/content/articles/getty-images-alternative';
import { PHOTOSHOP_ALTERNATIVE } from '#features/articles/content/articles/photoshop-alternative';
import type { PageName } from '#features/site/content/pages';

/** The article of each article page. Server only: in the browser each article is part of its page's chunk. */
export const ARTICLES: Partial<Record<PageName, Article>> = Object.fromEntries(
  [COMPARISON, CANVA_ALTERNATIVE, PHOTOSHOP_ALTERNATIVE, GETTY_ALTERNATIVE].map((article) => [
    article.page,
    article,
  ]),
);
