import { gzipSync } from 'node:zlib';
import {
  type CanaryPaths,
  createVector,
  image,
  NAMESPACES,
  rect,
  type SvgVector,
  svgOf,
} from './svg-vector.ts';

/** Encodings, declarations and texts that hide a plain reference from a search of the bytes. */
export function documents(paths: CanaryPaths): SvgVector[] {
  const { png, svg } = paths;
  const plain = image(`href="${png}"`);
  const vector = (
    name: string,
    /** The renderer's result: the canary, nothing, or a parse error. */
    drawn: 'canary' | 'nothing' | 'unreadable',
    wrap: (markup: string) => Buffer,
    markup = plain,
  ) =>
    createVector(`document: ${name}`, {
      markup,
      paths,
      wrap,
      isDrawnByRenderer: drawn === 'canary',
      isReadable: drawn !== 'unreadable',
    });
  const after = (head: string) => (markup: string) => Buffer.from(head + svgOf(markup));
  const utf16 = (mark: string, text: string) => Buffer.from(mark + text, 'utf16le');
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;
  const entity = (declaration: string) => after(`<!DOCTYPE svg [${declaration}]>`);
  const byEntity = image('href="&a;"');
  return [
    vector('with a byte order mark', 'canary', after('\ufeff')),
    vector('in UTF-16LE with its mark', 'unreadable', (markup) => utf16('\ufeff', svgOf(markup))),
    vector('in UTF-16BE with its mark', 'unreadable', (markup) => utf16('\ufeff', svgOf(markup)).swap16()),
    vector('in UTF-16LE without a mark', 'unreadable', (markup) => utf16('', svgOf(markup))),
    vector('in UTF-16BE without a mark', 'unreadable', (markup) => utf16('', svgOf(markup)).swap16()),
    vector('in UTF-16 that says so', 'unreadable', (markup) =>
      utf16('\ufeff', declared('UTF-16') + svgOf(markup)),
    ),
    vector('in UTF-8 that says UTF-16', 'canary', after(declared('UTF-16'))),
    vector('in UTF-8 that says UTF-7', 'canary', after(declared('UTF-7'))),
    vector('in Latin letters', 'canary', after(declared('ISO-8859-1'))),
    vector('compressed', 'canary', (markup) => gzipSync(svgOf(markup))),
    vector('with a type', 'canary', after('<!DOCTYPE svg>')),
    vector(
      'with a public type',
      'canary',
      after(
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      ),
    ),
    vector('with a type in a file', 'canary', after(`<!DOCTYPE svg SYSTEM "${svg}">`)),
    vector('with an entity', 'canary', entity(`<!ENTITY a "${png}">`), byEntity),
    vector(
      'with an entity of an element',
      'nothing',
      entity(`<!ENTITY a '${plain.replaceAll('"', '&#34;')}'>`),
      '&a;',
    ),
    vector('with an entity in a file', 'nothing', entity(`<!ENTITY a SYSTEM "${svg}">`), '&a;'),
    vector('with a public entity in a file', 'nothing', entity(`<!ENTITY a PUBLIC "a" "${svg}">`), '&a;'),
    vector('with an entity of a parameter', 'unreadable', entity(`<!ENTITY % b SYSTEM "${svg}"> %b;`)),
    vector(
      'with an entity declared in small letters',
      'unreadable',
      entity(`<!entity a "${png}">`),
      byEntity,
    ),
    vector('with an entity after a comment', 'canary', entity(`<!-- ]> --><!ENTITY a "${png}">`), byEntity),
    vector(
      'with an attribute by default',
      'nothing',
      entity(`<!ATTLIST image href CDATA "${png}">`),
      image(''),
    ),
    vector('with a notation', 'canary', entity(`<!NOTATION a SYSTEM "${svg}">`)),
    vector(
      'with a style sheet by instruction',
      'nothing',
      after(`<?xml-stylesheet href="${svg}" type="text/css"?>`),
      rect('class="a" fill="none"'),
    ),
    vector(
      'with a transformation by instruction',
      'nothing',
      after(`<?xml-stylesheet href="${svg}" type="text/xsl"?>`),
      rect('fill="none"'),
    ),
    vector('with a comment before', 'canary', after(`<!-- ${'x'.repeat(600)} <svg> -->`)),
    vector('in a prefix', 'canary', (markup) =>
      Buffer.from(
        `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="90" height="90"><s:rect width="20" height="20" fill="#1040c0"/>${markup.replaceAll('<image', '<s:image').replaceAll('</image', '</s:image')}</s:svg>`,
      ),
    ),
    vector('of another namespace inside', 'unreadable', (markup) =>
      Buffer.from(svgOf(`<g xmlns="urn:other">${markup}</g>`)),
    ),
    vector('with SVG in XHTML in SVG', 'unreadable', (markup) =>
      Buffer.from(
        svgOf(`<html xmlns="http://www.w3.org/1999/xhtml"><svg ${NAMESPACES}>${markup}</svg></html>`),
      ),
    ),
    vector('with a page inside', 'unreadable', (markup) =>
      Buffer.from(svgOf(`<foreignObject width="90" height="90">${markup}</foreignObject>`)),
    ),
    vector('with text along a path of a file', 'canary', (markup) =>
      Buffer.from(
        svgOf(`<text><textPath href="${svg}#a">a</textPath><tref href="${svg}#a"/></text>${markup}`),
      ),
    ),
    vector('that ends too early', 'unreadable', (markup) => Buffer.from(svgOf(markup).replace('</svg>', ''))),
    vector('with a second root', 'unreadable', (markup) => Buffer.from(`${svgOf('')}${svgOf(markup)}`)),
    vector('with a NUL', 'unreadable', (markup) => Buffer.from(svgOf(markup.replace('href', '\0href')))),
    vector('deep inside', 'canary', (markup) =>
      Buffer.from(svgOf(`${'<g>'.repeat(60)}${markup}${'</g>'.repeat(60)}`)),
    ),
  ];
}
