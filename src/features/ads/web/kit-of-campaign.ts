import { BRAND_KIT_LIMITS } from '../contract/ad-enumerations.ts';
import type { BrandKitRequest } from '../contract/brand-kits.ts';
import { findSource } from '../contract/find-source.ts';
import type { CampaignKit, CampaignState } from './campaign-state.ts';

/** The id of the kit that a visitor keeps in the browser. */
export const BROWSER_KIT = 'browser';

type Claim = CampaignState['claims'][number];

/** The campaign's brand as a kit: its claims, or else the page's sentences that its texts quote. */
export function kitRequestOf(state: CampaignState): BrandKitRequest {
  const { brandName, colors, fonts, tone, logo, picture, pictures } = state;
  const kept = [...(picture ? [picture] : []), ...pictures].filter(({ kind }) => kind !== 'logo');
  return {
    name: brandName.trim(),
    colors,
    fonts: fonts.slice(0, BRAND_KIT_LIMITS.fonts),
    tone,
    claims: (state.claims.length > 0 ? state.claims : quotedBy(state)).slice(0, BRAND_KIT_LIMITS.claims),
    logoIds: logo ? [logo.id] : [],
    pictureIds: [...new Set(kept.map(({ id }) => id))].slice(0, BRAND_KIT_LIMITS.pictures),
  };
}

/** Texts of the campaign that the page says, each with the page's address. */
function quotedBy({ copy, website }: CampaignState): Claim[] {
  if (!copy || !website) return [];
  const texts = [...copy.descriptions, ...copy.headlines].map(({ text }) => text.trim());
  return [...new Set(texts)].flatMap((text) =>
    text && findSource(text, website) ? [{ text, source: website.url }] : [],
  );
}

/** One claim a line, with its source after a bar. */
export function writeClaims(claims: readonly Claim[]): string {
  return claims.map(({ text, source }) => (source ? `${text} | ${source}` : text)).join('\n');
}

export function readClaims(text: string): Claim[] {
  return text.split('\n').flatMap((line) => {
    const [claim = '', ...source] = line.split('|');
    return claim.trim()
      ? [{ text: claim.trim().slice(0, 300), source: source.join('|').trim().slice(0, 500) }]
      : [];
  });
}

/** The kit that a visitor's browser keeps; null if there is none, or it cannot be read. */
export function readBrowserKit(text: string | null): CampaignKit | null {
  try {
    const kit: CampaignKit | null = JSON.parse(text ?? 'null');
    return kit && Array.isArray(kit.colors) && Array.isArray(kit.logos) ? kit : null;
  } catch {
    return null;
  }
}
