import type { Article } from '#features/articles/content/articles/article';
import { CANVA_ALTERNATIVE } from '#features/articles/content/articles/canva-alternative';
import { COMPARISON } from '#features/articles/content/articles/comparison';
import { GETTY_ALTERNATIVE } from '#features/articles/content/articles/getty-images-alternative';
import { PHOTOSHOP_ALTERNATIVE } from '#features/articles/content/articles/photoshop-alternative';
import type { PageName } from '#features/site/content/pages';

/** The article at each screen that is one. For the server: in the browser each is part of its page alone. */
export const ARTICLES: Partial<Record<PageName, Article>> = Object.fromEntries(
  [COMPARISON, CANVA_ALTERNATIVE, PHOTOSHOP_ALTERNATIVE, GETTY_ALTERNATIVE].map((article) => [
    article.page,
    article,
  ]),
);
