/** A named group of SVG elements, which editors show as a layer. */
interface Layer {
  id: string;
  name: string;
  /** SVG elements; an empty layer is left out. */
  content: string;
}

interface LayeredSvg {
  /** Size in pixels. */
  width: number;
  height: number;
  /** Size in the units of the layers. */
  w: number;
  h: number;
  /** For people who cannot see it, and for editors. */
  title: string;
  /** A filter over everything, with the id "grade"; empty for none. */
  grade?: string;
  /** The furthest first. */
  layers: readonly Layer[];
}

/** A flat illustration as SVG with named layers. */
export function writeLayeredSvg({ width, height, w, h, title, grade = '', layers }: LayeredSvg): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">` +
    `<title>${escapeXml(title)}</title><desc>A flat illustration in layers, drawn by the studio engine.</desc>${grade}<g${grade === '' ? '' : ' filter="url(#grade)"'}>` +
    `${layers.map(writeLayer).join('')}</g></svg>`
  );
}

function writeLayer({ id, name, content }: Layer): string {
  if (content === '') return '';
  return `<g id="${id}" inkscape:groupmode="layer" inkscape:label="${name}"><title>${name}</title>${content}</g>`;
}

/** Safe in XML 1.0, which has no control characters. */
function escapeXml(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
