import { clippedPrompt } from '#features/gallery/web/picture-texts';
import { COOKIES } from '#features/legal/content/legal/cookies';
import { PRIVACY } from '#features/legal/content/legal/privacy';
import { TERMS } from '#features/legal/content/legal/terms';
import { PRICING_QUESTIONS } from '#features/plans/content/pricing-questions';
import { isListed, PAGES, type PageName } from '#features/site/content/pages';
import type { PageCard, PageInput } from '#features/site/contract/page-state';
import { ARTICLES } from './articles.ts';
import {
  application,
  article,
  breadcrumbs,
  type GraphNode,
  imageObject,
  organization,
  page,
  questions,
  website,
} from './graph-nodes.ts';

interface Subject {
  name: PageName;
  input: PageInput;
  card: PageCard;
}

/** Structured data of a page for search engines; null for pages that they may not list. */
export function structuredData(subject: Subject): object | null {
  const graph = nodesOf(subject);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null;
}

function nodesOf({ name, input, card }: Subject): GraphNode[] {
  const { origin, supportEmail } = input.state;
  const path = input.state.url.split('?', 1)[0]!;
  const { title, description } = PAGES[name];
  const heading = title.replace(/ · Framewright$/, '');
  const here = { path, name: heading };
  const plain = (type: string, facts: Record<string, unknown> = {}) => [
    page(origin, { type, path, name: heading, description, ...facts }),
    breadcrumbs(origin, [here]),
  ];
  const written = ARTICLES[name];
  if (written) {
    const facts = { path, description, image: origin + card.url };
    return [
      article(origin, written, facts),
      questions(origin + path, written.questions),
      breadcrumbs(origin, [{ path, name: written.heading }]),
    ];
  }
  switch (name) {
    case 'home':
      return [
        website(origin),
        organization(origin, supportEmail),
        application(origin, { name: 'Framewright', description, path, features: FEATURES }),
      ];
    case 'gallery':
      return [...plain('CollectionPage', pictureList(input)), organization(origin, supportEmail)];
    case 'galleryImage': {
      const found = input.queries.galleryImage;
      if (!found) return [];
      const { image, creditLine } = found;
      const way = [{ path: '/gallery', name: 'Gallery' }];
      return [
        {
          ...imageObject(origin, image),
          ...(creditLine !== null && { creditText: creditLine }),
          representativeOfPage: true,
        },
        breadcrumbs(origin, [...way, { path, name: clippedPrompt(image.prompt, 60) }]),
      ];
    }
    case 'promptBuilder': {
      const set = input.queries.templateSet;
      const builder = { path: '/prompt-builder', name: 'Prompt builder' };
      return set ? [breadcrumbs(origin, [builder, { path, name: set.name }])] : [];
    }
    case 'pricing':
      return [...plain('WebPage'), questions(origin + path, PRICING_QUESTIONS)];
    case 'adCreator':
    case 'verify':
      return [
        application(origin, { name: heading, description, path, features: [] }),
        breadcrumbs(origin, [here]),
      ];
    case 'terms':
    case 'privacy':
    case 'cookies':
      return plain('WebPage', { dateModified: LEGAL[name].updated });
    default:
      return isListed(PAGES[name]) ? plain('WebPage') : [];
  }
}

/** Features that every installation has. */
const FEATURES = [
  'Pictures from a description, up to four at a time',
  'Five aspect ratios',
  'Downloads up to 4K',
  'Transparent PNG by background removal',
  'A public gallery to search and to download from without an account',
  'Ad texts and ad pictures in the formats of large platforms',
];

const LEGAL = { terms: TERMS, privacy: PRIVACY, cookies: COOKIES };

/** The first pictures of the page. */
function pictureList({ state, queries }: PageInput): Record<string, unknown> {
  const items = queries.gallery?.items ?? [];
  if (items.length === 0) return {};
  return {
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((image, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        url: `${state.origin}/gallery/${image.id}`,
        name: clippedPrompt(image.prompt, 100),
      })),
    },
  };
}
