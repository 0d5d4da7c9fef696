import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  MOOD_SETTINGS,
  type PictureSettings,
  STYLES,
} from '#studio/scene/picture-settings';
import { createStudio } from '#studio/studio';

const ASPECTS: Record<string, readonly [width: number, height: number]> = {
  '1:1': [1024, 1024],
  '16:9': [1344, 756],
  '9:16': [756, 1344],
  '3:1': [1536, 512],
};

const USAGE = `npm run studio -- "prompt" [-o out.png] [--aspect ${Object.keys(ASPECTS).join('|')}] [--seed n]
  [--style ${STYLES.join('|')}] [--mood ${MOOD_SETTINGS.join('|')}]
  [--color-scheme ${COLOR_SCHEMES.join('|')}] [--composition ${COMPOSITIONS.join('|')}]`;

/** Paints one picture to a file; any mistake ends with one line on standard error and exit code 1. */
try {
  await paint(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function paint(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      aspect: { type: 'string', default: '1:1' },
      seed: { type: 'string', default: '1' },
      output: { type: 'string', short: 'o', default: 'studio.png' },
      style: { type: 'string' },
      mood: { type: 'string' },
      'color-scheme': { type: 'string' },
      composition: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const prompt = positionals.join(' ').trim();
  if (prompt === '') throw new Error('The prompt is empty; say what to paint');
  const size = ASPECTS[values.aspect];
  if (!size || !Object.hasOwn(ASPECTS, values.aspect))
    throw new Error(`Unknown aspect ${values.aspect}; one of ${Object.keys(ASPECTS).join(', ')}`);
  if (!/^\d+$/.test(values.seed)) throw new Error(`The seed must be a whole number, not ${values.seed}`);

  const settings: PictureSettings = {
    ...choose('style', values.style, STYLES),
    ...choose('mood', values.mood, MOOD_SETTINGS),
    ...choose('colorScheme', values['color-scheme'], COLOR_SCHEMES),
    ...choose('composition', values.composition, COMPOSITIONS),
  };
  const studio = createStudio({ threads: 2 });
  try {
    const [width, height] = size;
    const picture = await studio.render({ prompt, width, height, seed: Number(values.seed), settings });
    await sharp(picture.pixels, { raw: { width, height, channels: 3 } }).toFile(values.output);
    console.log(`${values.output}: ${JSON.stringify(picture.scene)}`);
  } finally {
    await studio.close();
  }
}

function choose<Name extends string, Value extends string>(
  name: Name,
  asked: string | undefined,
  known: readonly Value[],
): { [Key in Name]?: Value } {
  if (asked === undefined) return {};
  const value = known.find((candidate) => candidate === asked);
  if (value === undefined) throw new Error(`Unknown ${name} ${asked}; one of ${known.join(', ')}`);
  return { [name]: value } as { [Key in Name]?: Value };
}
