import type { AdSource, CampaignState } from './campaign-state.ts';
import { hostOf } from './host-of.ts';

/** What texts would be written from, with a name for each. */
export function listSources({
  website,
  prompt,
  image,
}: CampaignState): { source: AdSource; label: string }[] {
  const sources: { source: AdSource; label: string }[] = [];
  if (website) sources.push({ source: 'website', label: hostOf(website.url) });
  if (prompt.trim() !== '') sources.push({ source: 'prompt', label: 'Your prompt' });
  if (image) sources.push({ source: 'image', label: image.fileName });
  return sources;
}

/** The subject of texts and prompts, as requests name it. Leaves out the pictures, most of an analysis's bytes. */
export function subjectOf({ website, image }: CampaignState) {
  const { screenshots: _, extractedImages: __, faviconUrl: ___, ...websiteData } = website ?? {};
  return {
    websiteData: website && websiteData,
    imageDescription: image?.analysis.description ?? '',
  };
}
