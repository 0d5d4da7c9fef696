/** An SVG that tries to draw this machine's canary picture. */
export interface SvgVector {
  name: string;
  bytes: Buffer;
  /**
   * Whether the renderer alone draws the canary from these bytes. If it never does, it draws it from the similar `twin`.
   */
  isDrawnByRenderer: boolean;
  /** A drawing with a plain reference, in the same form if the renderer supports it. */
  twin: Buffer;
}

/** Paths of the canary, as vectors write them. */
export interface CanaryPaths {
  /** Absolute paths of a PNG and an SVG with the same color. */
  png: string;
  svg: string;
  /** Relative to the working directory of the drawing process. */
  relativePng: string;
}

/** Only the canary has this color. */
export const CANARY_COLOR = { r: 255, g: 0, b: 200 };

export const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const SIZE = 'width="90" height="90"';

/** A drawing that has content without the canary, too. */
export function svgOf(markup: string, attributes = ''): string {
  return `<svg ${NAMESPACES} ${SIZE} ${attributes}><rect width="20" height="20" fill="#1040c0"/>${markup}</svg>`;
}

export function image(attributes: string, content = ''): string {
  return `<image ${attributes} ${SIZE}>${content}</image>`;
}

/** A rectangle that covers the drawing. */
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
