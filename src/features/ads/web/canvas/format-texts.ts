import type { AdFormat } from '../../contract/ad-formats.ts';
import type { CampaignDesign } from '../campaign-design.ts';

type Size = Pick<AdFormat, 'width' | 'height'>;

export function sizeText({ width, height }: Size): string {
  return `${width} × ${height}`;
}

/** Name for screen readers and notifications: `Facebook Feed, square 1080 × 1080`. */
export function adName(platformName: string, format: Size & Pick<AdFormat, 'name'>): string {
  return `${platformName} ${format.name} ${sizeText(format)}`;
}

/** In decimal units, as platforms count: `150 KB`, `2.5 MB`. */
export function byteText(bytes: number): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'KB'] : [bytes / 1e6, 'MB'];
  return `${amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}

/** The platform's limits: `JPEG, PNG up to 30 MB`. */
export function limitText({ fileTypes, maxBytes }: Pick<AdFormat, 'fileTypes' | 'maxBytes'>): string {
  return `${fileTypes.join(', ').toUpperCase()} up to ${byteText(maxBytes)}`;
}

/** Alternative text of an ad. */
export function adAlt({ headline, description, cta, brandName }: CampaignDesign, format: AdFormat): string {
  if (format.content === 'logo') return `The logo of ${brandName || 'the brand'} alone`;
  if (format.content === 'picture') return `The picture alone, for an ad with the headline “${headline}”`;
  const parts = [`Ad: “${headline}”`];
  if (description) parts.push(`“${description}”`);
  if (cta) parts.push(`button “${cta}”`);
  if (brandName) parts.push(`by ${brandName}`);
  return parts.join(', ');
}

/** Says which texts did not fit; empty if all did. */
export function fitNote({
  shortened,
  dropped,
}: {
  shortened: readonly string[];
  dropped: readonly string[];
}): string {
  const notes: string[] = [];
  if (dropped.length > 0) notes.push(`No room for the ${listOf(dropped)}`);
  if (shortened.length > 0) notes.push(`${capital(listOf(shortened))} shortened`);
  return notes.join('. ');
}

/**
 * Consists of platform and size, or of format and size if the platform has several formats of that size, except for its first:
 * `facebook-1080x1080.svg`, `facebook-story-1080x1920.svg`.
 */
export function adFileName(
  platform: string,
  format: Pick<AdFormat, 'id'> & Size,
  formats: readonly (Pick<AdFormat, 'id'> & Size)[],
  type: 'svg' | 'png' | 'jpeg',
): string {
  const { width, height } = format;
  const ofSize = formats.filter((other) => other.width === width && other.height === height);
  const size = `${width}x${height}`;
  const isPlain = ofSize.length < 2 || format.id === formats[0]?.id || format.id.endsWith(size);
  const stem = isPlain ? platform : format.id;
  return `${stem}-${size}.${type === 'jpeg' ? 'jpg' : type}`;
}

function listOf(fields: readonly string[]): string {
  const names = fields.map((field) => TEXT_NAMES[field] ?? field);
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const TEXT_NAMES: Record<string, string> = { callout: 'price or rating', cta: 'button', brandName: 'brand' };
