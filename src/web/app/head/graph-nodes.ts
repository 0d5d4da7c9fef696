import type { Article } from '#features/articles/content/articles/article';
import type { GalleryImage } from '#features/gallery/contract/gallery';
import { clippedPrompt } from '#features/gallery/web/picture-texts';

/** Nodes of https://schema.org structured data; `origin` is scheme and host of the site. */
export type GraphNode = { '@type': string } & Record<string, unknown>;

export function organization(origin: string, supportEmail: string): GraphNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: 'Framewright',
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
  };
}

const organizationId = (origin: string) => `${origin}/#organization`;
const websiteId = (origin: string) => `${origin}/#website`;

export function website(origin: string): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: 'Framewright',
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/gallery?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A web application. */
export function application(
  origin: string,
  {
    name,
    description,
    path,
    features,
  }: { name: string; description: string; path: string; features: string[] },
): GraphNode {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${origin}${path}#application`,
    name,
    description,
    url: origin + path,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any, in a web browser',
    featureList: features,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: { '@id': organizationId(origin) },
  };
}

/** @param type a kind of page, such as `CollectionPage` */
export function page(
  origin: string,
  { type, path, ...facts }: { type: string; path: string } & Record<string, unknown>,
): GraphNode {
  return {
    '@type': type,
    '@id': `${origin}${path}#page`,
    url: origin + path,
    inLanguage: 'en',
    isPartOf: { '@id': websiteId(origin), '@type': 'WebSite', name: 'Framewright', url: `${origin}/` },
    ...facts,
  };
}

/** The path from the home page to a page, including it. */
export function breadcrumbs(origin: string, way: readonly { name: string; path: string }[]): GraphNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Framewright', path: '/' }, ...way].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
}

/** The questions and answers that the page shows. */
export function questions(
  address: string,
  asked: readonly { question: string; answer: string }[],
): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function article(
  origin: string,
  { heading, published, updated }: Article,
  { path, description, image }: { path: string; description: string; image: string },
): GraphNode {
  const publisher = { '@type': 'Organization', name: 'Framewright', url: `${origin}/` };
  return {
    '@type': 'Article',
    '@id': `${origin}${path}#article`,
    headline: heading,
    description,
    image,
    datePublished: published,
    dateModified: updated,
    inLanguage: 'en',
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  };
}

/** A picture with its creator and license. */
export function imageObject(origin: string, image: GalleryImage): GraphNode {
  return {
    '@type': 'ImageObject',
    name: clippedPrompt(image.prompt, 100),
    description: image.prompt,
    url: `${origin}/gallery/${image.id}`,
    contentUrl: origin + image.imageUrl,
    width: image.width,
    height: image.height,
    encodingFormat: 'image/png',
    uploadDate: image.generatedAt,
    keywords: image.category,
    license: `${origin}/terms-of-service`,
    acquireLicensePage: `${origin}/gallery/${image.id}`,
    creditText: 'Framewright',
    copyrightNotice: 'Framewright',
    creator: { '@type': 'Organization', name: 'Framewright', url: origin },
  };
}
