import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';

const MOST_BYTES = 2_000_000;

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Parses an untrusted SVG as XML. Nothing is fetched, and a document that declares entities is refused.
 * @returns the root element
 * @throws Error if it is not a well-formed SVG, or over 2 MB
 */
export function parseSvg(bytes: Uint8Array): Element {
  if (bytes.length > MOST_BYTES) throw new Error('too many bytes');
  const parser = new DOMParser({ onError: onWarningStopParsing, locator: false });
  const { doctype, documentElement: root } = parser.parseFromString(decode(bytes).trimStart(), 'text/xml');
  // Many logos name the SVG 1.1 DTD, which declares nothing by itself and is not fetched.
  if (doctype?.internalSubset) throw new Error('declares entities');
  if (root?.namespaceURI !== SVG_NAMESPACE || root.localName !== 'svg') throw new Error('no SVG');
  return root;
}

/** UTF-16 by its byte order mark or its first character, which is `<`; everything else is read as UTF-8. */
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const isUtf16 = ['fffe', 'feff', '3c00', '003c'].includes(head);
  const encoding = isUtf16 ? (head === 'fffe' || head === '3c00' ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
