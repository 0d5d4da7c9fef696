import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { explainPainting, explainPhotoChange } from '#engines/painter/explain';
import { createPainter } from '#engines/painter/painter';
import { drawFlatSvg } from '#engines/studio/compose/draw-flat-svg';
import { explainDrawingChange } from '#engines/studio/compose/explain-drawing-change';
import { readStudioArguments, type StudioCommand, USAGE } from './studio-arguments.ts';

/** Paints pictures to files. Errors are one line on standard error, with exit code 1. */
try {
  const command = await readStudioArguments(process.argv.slice(2));
  if (!command) console.log(USAGE);
  else if (command.explains) explain(command);
  else await paint(command);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function explain({ request, seed }: StudioCommand): void {
  const { prompt, width, height, settings = {}, refinements: texts = [] } = request;
  const explanation = explainPainting(prompt, settings.category);
  const refinements = texts.map((text, at) => {
    const recipe = { prompt, seed, settings, refinements: texts.slice(0, at) };
    const hasReference = request.reference !== undefined;
    const isPhoto = explanation.engine === 'photo-studio' && !hasReference;
    return {
      text,
      ...(isPhoto
        ? explainPhotoChange(recipe, text)
        : explainDrawingChange(recipe, text, { width, height, hasReference })),
    };
  });
  console.log(
    JSON.stringify({ ...explanation, ...(refinements.length > 0 ? { refinements } : {}) }, null, 2),
  );
}

async function paint({ request, seed, count, output }: StudioCommand): Promise<void> {
  if (output.endsWith('.svg')) {
    const svg = drawFlatSvg({ ...request, seed });
    if (!svg) throw new Error('This picture is not flat throughout; only illustrations can be saved as SVG');
    await writeFile(output, svg);
    return;
  }
  const { width, height } = request;
  const painter = createPainter({ threads: 2 });
  try {
    const pictures = await Promise.all(
      Array.from({ length: count }, (_, index) => painter.render({ ...request, seed: seed + index })),
    );
    for (const [index, picture] of pictures.entries()) {
      const file = count === 1 ? output : output.replace(/(\.\w+)?$/, `-${index + 1}$1`);
      await sharp(picture.pixels, { raw: { width, height, channels: 3 } }).toFile(file);
      console.log(`${file}: ${JSON.stringify(picture.scene)}`);
    }
  } finally {
    await painter.close();
  }
}
