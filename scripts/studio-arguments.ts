import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { checkRequest } from '#engines/studio/compose/check-request';
import { type PictureSettings, SETTING_VALUES } from '#engines/studio/scene/picture-settings';
import type { PictureRequest, ReferenceImage } from '#engines/studio/studio';

const ASPECTS: Record<string, readonly [width: number, height: number]> = {
  '1:1': [1024, 1024],
  '16:9': [1344, 756],
  '9:16': [756, 1344],
  '3:1': [1536, 512],
};

/** Command-line options by the engine's name of the setting. */
const SETTINGS = {
  category: 'category',
  style: 'style',
  mood: 'mood',
  colorScheme: 'color-scheme',
  composition: 'composition',
} as const;

const MOST_PICTURES = 16;

/** For `--help`. */
export const USAGE = `npm run studio -- "prompt" [-o out.png, or out.svg for layers of an illustration] [--aspect ${Object.keys(ASPECTS).join('|')}] [--seed n] [--count n]
  [--refine "golden hour"]... [--reference cut-out.png]
  [--explain: print what would be drawn as JSON, and paint nothing]
${Object.entries(SETTINGS)
  .map(([name, option]) => `  [--${option} ${SETTING_VALUES[name as keyof typeof SETTINGS].join('|')}]`)
  .join('\n')}`;

/** The arguments of `npm run studio`, parsed and checked. */
export interface StudioCommand {
  request: Omit<PictureRequest, 'seed'>;
  seed: number;
  /** Pictures, with ascending seeds. */
  count: number;
  output: string;
  /** Whether to print what would be drawn, and paint nothing. */
  explains: boolean;
}

/**
 * Reads the arguments of `npm run studio`; undefined if they ask for its usage.
 * @throws Error that says in one line what is wrong
 */
export async function readStudioArguments(args: string[]): Promise<StudioCommand | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      aspect: { type: 'string', default: '1:1' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '1' },
      output: { type: 'string', short: 'o', default: 'studio.png' },
      refine: { type: 'string', multiple: true, default: [] },
      reference: { type: 'string' },
      category: { type: 'string' },
      style: { type: 'string' },
      mood: { type: 'string' },
      'color-scheme': { type: 'string' },
      composition: { type: 'string' },
      explain: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const size = Object.hasOwn(ASPECTS, values.aspect) ? ASPECTS[values.aspect] : undefined;
  if (!size) throw new Error(`Unknown aspect ${values.aspect}; one of ${Object.keys(ASPECTS).join(', ')}`);
  const [width, height] = size;
  const seed = readWhole('seed', values.seed);
  const count = readWhole('count', values.count);
  const request: StudioCommand['request'] = {
    prompt: positionals.join(' '),
    width,
    height,
    refinements: values.refine,
    settings: readSettings(values),
    ...(values.reference === undefined ? {} : { reference: await readReference(values.reference) }),
  };
  checkRequest({ ...request, seed });
  if (count < 1 || count > MOST_PICTURES) throw new Error(`A batch takes from 1 to ${MOST_PICTURES} seeds`);
  return { request, seed, count, output: values.output, explains: values.explain };
}

function readWhole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`The ${name} must be a whole number, not ${text}`);
  return Number(text);
}

// The engine checks the values.
function readSettings(values: Partial<Record<string, unknown>>): PictureSettings {
  const asked = Object.entries(SETTINGS).map(([name, option]) => [name, values[option]]);
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined)) as PictureSettings;
}

async function readReference(file: string): Promise<ReferenceImage> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Error(`Cannot read the reference ${file}: ${error instanceof Error ? error.message : error}`);
    });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}
