import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  createPainter,
  explainRefinement as explainPhotoRefinement,
  explainPrompt,
} from '#engines/painter/painter';
import { checkRequest } from '#engines/studio/compose/check-request';
import { drawFlatSvg } from '#engines/studio/compose/draw-flat-svg';
import { explainRefinement } from '#engines/studio/compose/explain-refinement';
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

const USAGE = `npm run studio -- "prompt" [-o out.png, or out.svg for layers of an illustration] [--aspect ${Object.keys(ASPECTS).join('|')}] [--seed n] [--count n]
  [--refine "golden hour"]... [--reference cut-out.png]
  [--explain: print what would be drawn as JSON, and paint nothing]
${Object.entries(SETTINGS)
  .map(([name, option]) => `  [--${option} ${SETTING_VALUES[name as keyof typeof SETTINGS].join('|')}]`)
  .join('\n')}`;

/** Paints pictures to files. Errors are one line on standard error, with exit code 1. */
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
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const size = Object.hasOwn(ASPECTS, values.aspect) ? ASPECTS[values.aspect] : undefined;
  if (!size) throw new Error(`Unknown aspect ${values.aspect}; one of ${Object.keys(ASPECTS).join(', ')}`);
  const [width, height] = size;
  const seed = readWhole('seed', values.seed);
  const count = readWhole('count', values.count);
  const request: Omit<PictureRequest, 'seed'> = {
    prompt: positionals.join(' '),
    width,
    height,
    refinements: values.refine,
    settings: readSettings(values),
    ...(values.reference === undefined ? {} : { reference: await readReference(values.reference) }),
  };
  checkRequest({ ...request, seed });
  if (values.explain) {
    const { prompt, settings = {} } = request;
    const explanation = explainPrompt(prompt, settings.category);
    const refinements = values.refine.map((text, at) => {
      const recipe = { prompt, seed, settings, refinements: values.refine.slice(0, at) };
      const hasReference = values.reference !== undefined;
      const isPhoto = explanation.engine === 'photo-studio' && !hasReference;
      return {
        text,
        ...(isPhoto
          ? explainPhotoRefinement(recipe, text)
          : explainRefinement(recipe, text, { width, height, hasReference })),
      };
    });
    console.log(
      JSON.stringify({ ...explanation, ...(refinements.length > 0 ? { refinements } : {}) }, null, 2),
    );
    return;
  }
  if (values.output.endsWith('.svg')) {
    const svg = drawFlatSvg({ ...request, seed });
    if (!svg) throw new Error('This picture is not flat throughout; only illustrations can be saved as SVG');
    await writeFile(values.output, svg);
    return;
  }
  if (count < 1 || count > MOST_PICTURES) throw new Error(`A batch takes from 1 to ${MOST_PICTURES} seeds`);
  const painter = createPainter({ threads: 2 });
  try {
    const pictures = await Promise.all(
      Array.from({ length: count }, (_, index) => painter.render({ ...request, seed: seed + index })),
    );
    for (const [index, picture] of pictures.entries()) {
      const file = count === 1 ? values.output : values.output.replace(/(\.\w+)?$/, `-${index + 1}$1`);
      await sharp(picture.pixels, { raw: { width, height, channels: 3 } }).toFile(file);
      console.log(`${file}: ${JSON.stringify(picture.scene)}`);
    }
  } finally {
    await painter.close();
  }
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
