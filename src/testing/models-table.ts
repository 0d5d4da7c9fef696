import type {
  ImageModelTraits,
  ImagePrice,
  Provider,
  ProviderSetting,
  Shapes,
  TextPrice,
} from '#adapters/model-providers/provider';
import { PROVIDERS } from '#adapters/model-providers/registry';

/** Markers of the generated tables in docs/models.md. */
export const TABLE_START = '<!-- Written by scripts/write-models-table.ts from the provider files. -->';
export const TABLE_END = '<!-- End of what is written. -->';

/** The document with the tables of all providers as their files have them. */
export function withModelsTable(document: string): string {
  const [before, rest] = document.split(TABLE_START);
  const after = rest?.split(TABLE_END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/models.md has no place for its tables');
  return `${before}${TABLE_START}\n\n${PROVIDERS.map(describeProvider).join('\n\n')}\n\n${TABLE_END}${after}`;
}

function describeProvider({ name, label, settings, imageModels, textPrices = [] }: Provider): string {
  const sources = [...imageModels.map(({ price }) => price), ...textPrices].flatMap(
    (price) => price?.source ?? [],
  );
  return [
    `### ${label}: \`${name}/…\``,
    table(
      ['variable', ''],
      Object.values(settings).map((setting) => describeSetting(setting, settings)),
    ),
    ...(imageModels.length > 0
      ? [
          table(
            ['model', 'shapes', 'reference pictures', 'mask', 'seed', 'pictures a call', 'US dollars'],
            imageModels.map(describeImageModel),
          ),
        ]
      : ['It paints no pictures: for `TEXT_MODEL` and `VISION_MODEL`.']),
    ...(textPrices.length > 0
      ? [
          table(
            ['words by', 'US dollars for a million tokens, in and out'],
            textPrices.map(describeTextPrice),
          ),
        ]
      : []),
    ...(sources.length > 0 ? [`Prices: ${[...new Set(sources)].sort().join('; ')}.`] : []),
  ].join('\n\n');
}

function describeSetting(
  { variable, isRequired, isSecret, unless, default: byDefault }: ProviderSetting,
  settings: Provider['settings'],
): string[] {
  const facts = [
    ...(isRequired
      ? [unless ? `required, unless \`${settings[unless]!.variable}\` is set` : 'required']
      : []),
    ...(isSecret ? ['secret'] : []),
    ...(byDefault ? [`\`${byDefault}\` where it is not set`] : []),
  ];
  return [`\`${variable}\``, facts.join('; ') || 'optional'];
}

function describeImageModel(traits: ImageModelTraits): string[] {
  const { models, label, shapes, references, takesMask, takesSeed, imagesPerCall, price } = traits;
  const name = models.source === '.' ? 'all others' : `\`${namesOf(models)}\``;
  return [
    label ? `${label}<br>${name}` : name,
    describeShapes(shapes),
    references === 0 ? '–' : `${references}`,
    takesMask ? 'yes' : '–',
    takesSeed ? 'yes' : '–',
    `${imagesPerCall}`,
    describePrice(price),
  ];
}

/** A pattern as people write names: `…` stands for anything. */
function namesOf({ source, flags }: RegExp): string {
  const start = source.startsWith('^') ? '' : '…';
  const isOpen = !source.endsWith('$') && !source.endsWith('(-\\d|$)');
  const plain = source
    .replace(/^\^|\$$|\(-\\d\|\$\)$/g, '')
    .replace(/\\([./])/g, '$1')
    .replace(/\[\^\/\]\*/g, '…');
  return `${start}${flags.includes('i') ? plain.toLowerCase() : plain}${isOpen ? '…' : ''}`;
}

function describeShapes(shapes: Shapes): string {
  if (shapes.kind === 'sizes') {
    const lying = shapes.sizes.filter(({ width, height }) => width >= height);
    const isTurned =
      shapes.sizes.length === lying.filter(({ width, height }) => width > height).length + lying.length;
    const sizes = lying.map(({ width, height }) => `${width} × ${height}`).join(', ');
    return isTurned ? `${sizes}, and upright` : sizes;
  }
  if (shapes.kind === 'ratios') return `${shapes.ratios.join(', ')}; ${megapixels(shapes.pixels)}`;
  const { step, leastSide, mostSide, mostPixels } = shapes;
  return `sides of ${leastSide} to ${mostSide} in steps of ${step}; up to ${megapixels(mostPixels)}`;
}

function megapixels(pixels: number): string {
  return `${Math.round(pixels / 100_000) / 10} MP`;
}

function describePrice(price: ImagePrice): string {
  if (!price) return 'unknown';
  if (price.usd === 0) return '0';
  if (price.per === 'megapixel') return `${price.usd} a megapixel`;
  if (price.per === 'image') return `${price.usd} an image`;
  return `about ${price.usd} an image: ${price.inputUsd} in and ${price.outputUsd} out for a million tokens`;
}

function describeTextPrice({ models, inputUsd, outputUsd }: TextPrice): string[] {
  return [
    models.source === '.' ? 'all' : `\`${namesOf(models)}\``,
    inputUsd === 0 ? '0' : `${inputUsd} and ${outputUsd}`,
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
