/**
 * Time from the order of an edit to its first preview at 1024 × 1024, on two threads; for things of drawings, to the picture, too.
 * Run: node bench/edits.ts [rounds]
 */
import { loadavg } from 'node:os';
import sharp from 'sharp';
import { describePainting } from '#adapters/image-models/studio/studio-image-model';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { readScene } from '#adapters/prompt-explainers/studio/read-scene';
import { createPainter } from '#engines/painter/painter';
import { redCutoutModel } from '#testing/red-cutout-model';
import { reportFinding } from './report-finding.ts';
import { median, rangeOf } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SIDE = 1024;
const size = { width: SIDE, height: SIDE };
const DRAWINGS = [
  'a cat and a dog on a sofa',
  'two dogs on a beach',
  'three balloons over mountains',
  'flat illustration of a cactus and a guitar',
];
const PHOTOS = ['two pears and a mug on a wooden table', 'a living room with a sofa and a lamp'];

const studio = createPainter({ threads: 2 });
const editor = createBuiltInPictureEditor({
  studio,
  cutoutModel: redCutoutModel,
  findImageModel: () => undefined,
});
await studio.render({ prompt: 'a cat', seed: 1, width: 64, height: 64 });

for (const prompt of [...DRAWINGS, ...PHOTOS]) {
  const isPhoto = PHOTOS.includes(prompt);
  const picture = await paint(prompt);
  const times: Awaited<ReturnType<typeof timeEdit>>[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timeEdit(picture, { isPhoto, round }));
  const most = isPhoto ? 3 : 1.5;
  report(
    `first sight of a change: ${prompt}`,
    times.map(({ seen }) => seen),
    most,
  );
  if (!isPhoto)
    report(
      `changed picture: ${prompt}`,
      times.map(({ made }) => made),
    );
}
await studio.close();
console.log(
  `load average ${loadavg()
    .map((it) => it.toFixed(1))
    .join(' ')}`,
);

/** Photos are painted small and enlarged: how they look does not matter here. */
async function paint(prompt: string) {
  const side = PHOTOS.includes(prompt) ? 128 : SIDE;
  const { pixels, ...painting } = await studio.render({ prompt, seed: 7, width: side, height: side });
  const bytes = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(SIDE, SIDE)
    .png()
    .toBuffer();
  return { bytes, description: describePainting(painting) };
}

/** Seconds. With the encoding of the file, since nobody sees it before. */
async function timeEdit(
  { bytes, description }: Awaited<ReturnType<typeof paint>>,
  { isPhoto, round }: { isPhoto: boolean; round: number },
): Promise<{ seen: number; made: number }> {
  const { objects } = await readScene({ details: description.details, size });
  const thing = objects.find(({ actions }) => actions.includes('recolor')) ?? objects[0]!;
  const color = ['#1f5a38', '#2b62d9', '#d7263d', '#7a3fb8', '#f4cf3c'][round % 5]!;
  const object = { id: thing.id, action: 'recolor' as const, color };
  const stop = new AbortController();
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1_000;
  // As the request asks before the credit is held.
  await readScene({ details: description.details, size, edit: object });
  const preview = Promise.withResolvers<number>();
  const edited = editor.edit(
    {
      picture: { bytes },
      description,
      edit: { operation: 'object', from: thing.box, object },
      seed: 1,
      requestKey: `bench:${round}`,
      isAroundUpload: false,
    },
    { signal: stop.signal, onPreview: () => preview.resolve(elapsed()) },
  );
  if (isPhoto) {
    const seen = await Promise.race([preview.promise, edited.then(elapsed)]);
    stop.abort(new Error('seen'));
    await edited.catch(() => undefined);
    return { seen, made: Number.NaN };
  }
  const { image } = await edited;
  await sharp(image.pixels, { raw: { ...size, channels: image.channels } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { seen: await preview.promise, made: elapsed() };
}

function report(name: string, times: readonly number[], most?: number): void {
  const [least, slowest] = rangeOf(times);
  const value = median(times);
  console.log(`${name}: ${value.toFixed(2)} s (${least.toFixed(2)} to ${slowest.toFixed(2)})`);
  reportFinding({
    name,
    value,
    unit: 's',
    spread: [least, slowest],
    ...(most !== undefined && { bar: { most } }),
  });
}
