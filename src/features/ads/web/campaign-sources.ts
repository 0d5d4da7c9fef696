import type { AdSource, CampaignState } from './campaign-state.ts';

/** The sources that texts are written from, with a label for each. */
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

/** The subject of texts and prompts for a request, without pictures: they are most of an analysis's bytes. */
export function subjectOf({ website, image }: CampaignState) {
  const { screenshots: _, extractedImages: __, faviconUrl: ___, ...websiteData } = website ?? {};
  return {
    websiteData: website && websiteData,
    imageDescription: image?.analysis.description ?? '',
  };
}

/** The host of a web address, without `www.`. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}
