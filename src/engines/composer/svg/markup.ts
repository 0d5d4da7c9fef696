import type { Rect } from '../ad-input.ts';

/** Attribute values and text, safe in XML 1.0. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

/** To the hundredth of a pixel, without a trailing zero. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** `<name key="value" …>content</name>`; numbers are rounded, undefined attributes are omitted. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : escapeXml(value!)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A picture, clipped if there is a clip. */
export function imageOf(href: string, rect: Rect, clip?: string): string {
  const image = element('image', { href, ...rect });
  return clip ? element('g', { 'clip-path': clip }, image) : image;
}
