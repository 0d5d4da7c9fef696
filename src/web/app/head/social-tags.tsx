import type { PageName } from '#features/site/content/pages';
import { PAGE_CARD, type PageCard } from '#features/site/contract/page-state';
import type { PageSummary } from '#web/frame/page-head.tsx';
import { ARTICLES } from './articles.ts';

interface SocialTagsProps extends PageSummary {
  name: PageName;
  card: PageCard;
  /** Scheme and host of the site. */
  origin: string;
}

/** The description for search engines, and previews of shared links: Open Graph, https://ogp.me, and X cards. */
export function SocialTags({ name, card, origin, title, description, address }: SocialTagsProps) {
  const article = ARTICLES[name];
  const image = origin + card.url;
  const properties = {
    'og:site_name': 'Framewright',
    'og:locale': 'en_US',
    'og:type': article ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:type': PAGE_CARD.type,
    'og:image:width': String(PAGE_CARD.width),
    'og:image:height': String(PAGE_CARD.height),
    'og:image:alt': card.alt,
    ...(article && { 'article:published_time': article.published, 'article:modified_time': article.updated }),
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': card.alt,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {Object.entries(names).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
    </>
  );
}
