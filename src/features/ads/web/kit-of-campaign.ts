import { AD_PICTURE_KINDS, AD_TONES, BRAND_KIT_LIMITS } from '../contract/ad-enumerations.ts';
import type { BrandKitRequest } from '../contract/brand-kits.ts';
import { findSource } from '../contract/find-source.ts';
import type { CampaignKit, CampaignState } from './campaign-state.ts';

/** The id of the kit that a visitor keeps in the browser. */
export const BROWSER_KIT = 'browser';

type Claim = CampaignState['claims'][number];

/**
 * The campaign's brand as a kit: its claims, or else the page's sentences that its texts quote.
 * @param chosen the kit in use, whose further logos are kept; null for none
 */
export function kitRequestOf(state: CampaignState, chosen: CampaignKit | null): BrandKitRequest {
  const { brandName, colors, fonts, tone, logo, picture, pictures, kitPictures } = state;
  const logos = [...(logo ? [logo] : []), ...(chosen?.logos ?? [])];
  const shown = [...(picture ? [picture] : []), ...kitPictures, ...pictures];
  const kept = shown.filter(({ kind }) => kind !== 'logo');
  return {
    name: brandName.trim(),
    colors: colors.slice(0, BRAND_KIT_LIMITS.colors),
    fonts: fonts.slice(0, BRAND_KIT_LIMITS.fonts),
    tone,
    claims: (state.claims.length > 0 ? state.claims : quotedBy(state)).slice(0, BRAND_KIT_LIMITS.claims),
    logoIds: idsOf(logos).slice(0, BRAND_KIT_LIMITS.logos),
    pictureIds: idsOf(kept).slice(0, BRAND_KIT_LIMITS.pictures),
  };
}

function idsOf(pictures: readonly { id: string }[]): string[] {
  return [...new Set(pictures.map(({ id }) => id))];
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

/** Text after the last bar is a source if it is an address: claims may have bars too. */
export function readClaims(text: string): Claim[] {
  const { claimCharacters, sourceCharacters } = BRAND_KIT_LIMITS;
  return text.split('\n').flatMap((line) => {
    const bar = line.lastIndexOf('|');
    const source = bar < 0 ? '' : line.slice(bar + 1).trim();
    const hasSource = /^(https?:\/\/|www\.)\S+$/i.test(source);
    const claim = cutText((hasSource ? line.slice(0, bar) : line).trim(), claimCharacters);
    return claim ? [{ text: claim, source: hasSource ? cutText(source, sourceCharacters) : '' }] : [];
  });
}

/** The first characters of a text, without half of one at its end. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** The kit that a visitor's browser keeps; null if there is none, or it cannot be read. */
export function readBrowserKit(text: string | null): CampaignKit | null {
  try {
    const kit: unknown = JSON.parse(text ?? 'null');
    return isKit(kit) ? kit : null;
  } catch {
    return null;
  }
}

function isKit(kit: unknown): kit is CampaignKit {
  return (
    isOf(kit, ['id', 'name']) &&
    isListOf(kit.colors, (color) => typeof color === 'string' && /^#[\da-f]{6}$/.test(color)) &&
    isListOf(kit.fonts, (font) => typeof font === 'string') &&
    (kit.tone === null || (typeof kit.tone === 'string' && Object.hasOwn(AD_TONES, kit.tone))) &&
    isListOf(kit.claims, (claim) => isOf(claim, ['text', 'source'])) &&
    isListOf(kit.logos, isPicture) &&
    isListOf(kit.pictures, isPicture)
  );
}

function isPicture(picture: unknown): boolean {
  return (
    isOf(picture, ['id', 'url', 'kind', 'name']) && AD_PICTURE_KINDS.some((kind) => kind === picture.kind)
  );
}

/** Whether these fields of an object are texts. */
function isOf(value: unknown, texts: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return texts.every((field) => typeof fields[field] === 'string');
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}
