/** An SVG that would have this machine's canary picture drawn. */
export interface SvgVector {
  name: string;
  bytes: Buffer;
  /**
   * Whether the renderer itself draws the canary of these very bytes. Where it never would, `twin` shows that a drawing
   * like it would have.
   */
  isDrawnByRenderer: boolean;
  /** A drawing with the plainest reference, in the same form unless the renderer opens no such form. */
  twin: Buffer;
}

/** Where the canary lies, in the forms that vectors name it by. */
export interface CanaryPaths {
  /** Absolute, of a PNG and of an SVG that show the same color. */
  png: string;
  svg: string;
  /** From the working directory of the process that draws. */
  relativePng: string;
}

/** Of no drawing among the vectors; nothing but the canary shows it. */
export const CANARY_COLOR = { r: 255, g: 0, b: 200 };

export const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const SIZE = 'width="90" height="90"';

/** A drawing of its own, so that it is no empty one without the canary. */
export function svgOf(markup: string, attributes = ''): string {
  return `<svg ${NAMESPACES} ${SIZE} ${attributes}><rect width="20" height="20" fill="#1040c0"/>${markup}</svg>`;
}

export function image(attributes: string, content = ''): string {
  return `<image ${attributes} ${SIZE}>${content}</image>`;
}

/** What fills the drawing, in a paint, a filter, a style … */
export function rect(attributes: string, content = ''): string {
  return `<rect ${attributes} ${SIZE}>${content}</rect>`;
}

/** `wrap` builds the document around the markup that holds the reference. */
export function createVector(
  name: string,
  {
    markup,
    paths,
    wrap = (inner) => Buffer.from(svgOf(inner)),
    isReadable = true,
    isDrawnByRenderer,
  }: {
    markup: string;
    paths: CanaryPaths;
    wrap?: (markup: string) => Buffer;
    /** Whether the renderer opens documents of this form. */
    isReadable?: boolean;
    isDrawnByRenderer: boolean;
  },
): SvgVector {
  const plain = image(`href="${paths.png}"`);
  const twin = isReadable ? wrap(plain) : Buffer.from(svgOf(plain));
  return { name, bytes: wrap(markup), isDrawnByRenderer, twin };
}
