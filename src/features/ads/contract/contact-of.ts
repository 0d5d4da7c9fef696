import type { WebsiteAnalysis } from './ad-analyses.ts';
import type { CreateArtifactRequest } from './ad-artifacts.ts';
import { CONTACT_LINE_MAX_CHARACTERS, CONTACT_LINK_MAX_CHARACTERS } from './ad-enumerations.ts';

/**
 * How a printed ad tells to reach the business of a page: a web address first, which the QR code holds, phone and address.
 * Leaves out what is too long for an ad.
 * @param link where the QR code leads; the page if empty
 */
export function contactOf(
  { url, contact: { phone, address } }: Pick<WebsiteAnalysis, 'url' | 'contact'>,
  { link }: { link: string },
): NonNullable<CreateArtifactRequest['contact']> {
  const { href, origin, host, pathname } = new URL(link || url);
  const shown = `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
  // A long path is what the code is for.
  const web = shown.length <= 40 ? shown : host.replace(/^www\./, '');
  const lines = [web, phone, address].map((line) => line?.trim() ?? '');
  return {
    lines: lines.filter((line) => line !== '' && line.length <= CONTACT_LINE_MAX_CHARACTERS),
    link:
      [href, `${origin}${pathname}`].find((whole) => whole.length <= CONTACT_LINK_MAX_CHARACTERS) ??
      `${origin}/`,
  };
}
