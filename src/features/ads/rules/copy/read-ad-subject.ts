import type { AdSubject } from '#ports/text-model';
import type { GenerateCopyRequest } from '../../contract/ad-texts.ts';

type WebsiteData = NonNullable<GenerateCopyRequest['websiteData']>;

/** Builds the text model's subject from a request. */
export function readAdSubject({
  websiteData,
  imageDescription,
  words,
}: Pick<GenerateCopyRequest, 'websiteData' | 'imageDescription'> & {
  /** The words that a person typed. */
  words: string;
}): AdSubject {
  return {
    website: websiteData ? readWebsiteFacts(websiteData) : undefined,
    prompt: words || undefined,
    imageDescription: imageDescription || undefined,
  };
}

function readWebsiteFacts(data: WebsiteData): NonNullable<AdSubject['website']> {
  const { brand, title, description, headings, sentences, keywords, content } = data;
  return {
    brand,
    title,
    description,
    headings,
    // Clients may send only the content, which consists of sentences.
    sentences: sentences.length > 0 || content === '' ? sentences : [content],
    keywords,
    price: data.price || undefined,
    offer: data.offer || undefined,
    language: data.language || undefined,
    buttons: data.buttons,
    kinds: data.kinds,
  };
}
