import type { WebsiteAnalysis } from './ad-analyses.ts';
import type { CreateArtifactRequest } from './ad-artifacts.ts';

/** How a printed ad tells to reach the business of a page: its web address first, which the QR code holds, phone and address. */
export function contactOf({
  url,
  contact: { phone, address },
}: Pick<WebsiteAnalysis, 'url' | 'contact'>): NonNullable<CreateArtifactRequest['contact']> {
  const { host, pathname } = new URL(url);
  const shown = `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
  // A long path is what the code is for.
  const web = shown.length <= 40 ? shown : host.replace(/^www\./, '');
  return { lines: [web, phone, address].filter((line) => line !== null), link: url };
}
