import type { GalleryImage } from '#contract/gallery';
import { structuredData } from './picture-texts.ts';

/** A block of data that is never run; every `<` is escaped, so that no prompt can end it. */
export function StructuredData({ image, origin }: { image: GalleryImage; origin: string }) {
  const json = JSON.stringify(structuredData(image, origin)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
