/** Elements that are drawn, or that drawn elements refer to. All others are removed with their content. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'a',
  'defs',
  'symbol',
  'use',
  'switch',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'filter',
  'feGaussianBlur',
  'feOffset',
  'feBlend',
  'feColorMatrix',
  'feComposite',
  'feFlood',
  'feMerge',
  'feMergeNode',
  'feComponentTransfer',
  'feFuncR',
  'feFuncG',
  'feFuncB',
  'feFuncA',
  'feDropShadow',
]);

/** A drawing with one of these would look wrong, and is refused. */
export const UNDRAWABLE: ReadonlySet<string> = new Set(['text', 'foreignObject']);

/** Elements whose `href` may name another element of the drawing. */
export const REFERRING: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient', 'pattern']);

/** Attributes besides the properties. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'width',
  'height',
  'd',
  'points',
  'viewBox',
  'preserveAspectRatio',
  'offset',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'patternUnits',
  'patternContentUnits',
  'patternTransform',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'filterUnits',
  'primitiveUnits',
  'in',
  'in2',
  'result',
  'stdDeviation',
  'dx',
  'dy',
  'mode',
  'operator',
  'k1',
  'k2',
  'k3',
  'k4',
  'type',
  'values',
  'tableValues',
  'slope',
  'intercept',
  'amplitude',
  'exponent',
  'edgeMode',
]);

/** Properties, whether they are written as attributes, in `style`, or in a style sheet. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
  'flood-color',
  'flood-opacity',
  'clip-path',
  'clip-rule',
  'mask',
  'mask-type',
  'filter',
  'display',
  'visibility',
  'overflow',
  'paint-order',
  'shape-rendering',
  'mix-blend-mode',
  'isolation',
  'color-interpolation',
  'color-interpolation-filters',
  'transform',
  'transform-origin',
]);

/** Properties that the renderer reads in `style` alone. */
export const STYLES: ReadonlySet<string> = new Set(['mix-blend-mode', 'isolation']);

/** Properties that may name another element as `url(#id)`. */
export const REFERENCES: ReadonlySet<string> = new Set(['fill', 'stroke', 'clip-path', 'mask', 'filter']);

// No colon, slash, quote or backslash: no value can spell an address or a path.
const WORDS = /^[\w\s.,+%()#-]*$/;
const COLOR_WITH_ALPHA = /^(?:rgb|hsl)a?\([\w\s.,%+-]*\/[\w\s.%]*\)$/i;

/** Whether a value that refers to nothing may stand in the drawing. */
export function isPlainValue(value: string): boolean {
  return (WORDS.test(value) && !/url/i.test(value)) || COLOR_WITH_ALPHA.test(value);
}
