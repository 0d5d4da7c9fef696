import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findScene } from '#adapters/image-models/studio/studio-recipe';
import { createBuiltInPictureEditor } from '#adapters/picture-editors/built-in/built-in-picture-editor';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { createPainter, type PaintRequest } from '#engines/painter/painter';
import { FILL_EDGE } from '#engines/retouch/fill-hole';
import { generationAccepted } from '#features/generations/contract/generations';
import { runGenerationJob } from '#features/generations/jobs/run-generation';
import { findGeneration } from '#features/generations/queries/generations';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { descriptionOf } from '#features/images/rules/description-of';
import { decodeUpload } from '#platform/images/decode-upload';
import type { ImageDescription, ImageModel } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { editingWork } from '#testing/editing-work';
import { createPicture } from '#testing/picture-factories';
import { redCutoutModel } from '#testing/red-cutout-model';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';
import { type Adjustment, adjustedFrame, colorMatrix, UNADJUSTED } from '../contract/adjustment.ts';
import { pictureObject } from '../contract/edits.ts';
import { expandedFrame } from '../contract/expansion.ts';
import type { TextLayer } from '../contract/text-layer.ts';

/** Random edits by each tool. Many find what few do not: `RANDOM_EDITS=200`. */
const RUNS = Number(process.env.RANDOM_EDITS ?? 5);
/** A few are the same each time. */
const SEED = process.env.RANDOM_EDITS ? {} : { seed: 23 };

/** By each engine, with things that are known: on a set, in a landscape, flat, and photographed. */
const DRAWN = [
  ['a cat and a dog on a sofa', 128, 128],
  ['two dogs on a beach', 160, 96],
  ['flat illustration of a cactus and a guitar', 96, 128],
  ['two pears and a mug on a wooden table', 128, 128],
] as const;

const PAINTER = { ...TEST_CARD, id: 'wild', name: 'Wild', paintsParts: true };
/** Paints noise over everything, whatever the mask. */
const wildModel: ImageModel = {
  id: PAINTER.id,
  generate: () => Promise.reject(new Error('Nothing was to be made')),
  repaintPart: async ({ picture: { width, height }, seed }) => ({
    pixels: Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + seed) % 256),
    width,
    height,
  }),
};
const explainer = createStudioPromptExplainer();
const studio = createPainter({ threads: 1 });
const editor = createBuiltInPictureEditor({
  studio,
  cutoutModel: redCutoutModel,
  findImageModel: (id) => (id === wildModel.id ? wildModel : undefined),
});

interface Sample {
  id: string;
  objectKey: string;
  bytes: Buffer;
  pixels: Buffer;
  width: number;
  height: number;
  channels: number;
  description: ImageDescription;
}

let site: TestApp;
let ada: SitePerson;
let drawn: Sample[];
let uploaded: Sample[];
beforeAll(async () => {
  site = await startTestApp({ sceneReader: explainer, imageModels: [TEST_CARD, PAINTER] });
  ada = await createPerson(site, 100_000);
  drawn = [];
  for (const [prompt, width, height] of DRAWN) {
    const { pixels, scene } = await studio.render({ prompt, seed: 7, width, height });
    const image = { pixels, width, height };
    const { id } = await createPicture(site, {
      image,
      details: { ...scene },
      digitalSourceType: 'algorithmicMedia',
      userId: ada.id,
    });
    drawn.push(await read(id));
  }
  uploaded = [];
  for (const file of await makeUploads()) {
    const image = await decodeUpload(file, { keepsSize: true });
    const { id } = await createPicture(site, { image, userId: ada.id });
    uploaded.push(await read(id));
  }
}, 120_000);
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
  await explainer.close();
  await studio.close();
});

/** Files as people have them: with alpha, gray, with 16 bits, of a wide gamut, turned by their camera, and tiny. */
async function makeUploads(): Promise<Buffer[]> {
  const raw = (width: number, height: number, channels: 1 | 3 | 4) => {
    const pixels = Uint8Array.from(
      { length: width * height * channels },
      (_, at) => (at * 31 + (at >> 4) * 7) % 251,
    );
    return sharp(pixels, { raw: { width, height, channels } });
  };
  return [
    await raw(97, 83, 4).png().toBuffer(),
    await raw(120, 90, 1).png().toBuffer(),
    await raw(64, 101, 3).toColourspace('rgb16').png().toBuffer(),
    await raw(128, 96, 3).withIccProfile('p3').jpeg({ quality: 80 }).toBuffer(),
    await raw(90, 60, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    await raw(24, 20, 3).webp().toBuffer(),
  ];
}

async function read(id: string): Promise<Sample> {
  const row = await site.db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const bytes = await readObject(row.objectKey);
  const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { objectKey } = row;
  return { id, objectKey, bytes, pixels, width, height, channels, description: descriptionOf(row) };
}

async function readObject(objectKey: string): Promise<Buffer> {
  const object = await site.objectStore.get(objectKey);
  return await buffer(object!.stream());
}

/**
 * Makes an edit, and expects what all edits have in common: the size, the colors' form, valid credentials that name what was
 * done, and the version before with its very bytes.
 * @returns undefined if it was refused, or could not be made and cost nothing
 */
async function edit(before: Sample, change: object, size: { width: number; height: number } = before) {
  const answer = await ada.post('/api/edits', { imageId: before.id, ...change });
  if (answer.status === 422) return undefined;
  // Too large a mask leaves nothing to fill it from.
  if (answer.status === 400) return void expect(await answer.json()).toMatchObject({ field: 'mask' });
  expect(answer.status, await answer.clone().text()).toBe(202);
  const { id } = generationAccepted.parse(await answer.json());
  const signal = new AbortController().signal;
  await runGenerationJob(editingWork(site, editor), { data: { generationId: id }, signal });
  const [image] = await listImagesOfGenerations(site.db, [id]);
  if (!image) {
    expect(await findGeneration(site.db, id)).toMatchObject({ status: 'failed' });
    return undefined;
  }
  const after = await read(image.id);
  expect([after.width, after.height]).toEqual([size.width, size.height]);
  expect([image.width, image.height]).toEqual([size.width, size.height]);
  const { format, space, depth, icc } = await sharp(after.bytes).metadata();
  expect([format, space, depth, icc]).toEqual(['png', 'srgb', 'uchar', undefined]);
  const credentials = (await site.provenance.read(after.bytes, 'image/png'))!;
  expect(credentials).toMatchObject({ isIntact: true, isTrusted: true, failures: [] });
  expect(credentials.digitalSourceType).toBe(after.description.digitalSourceType);
  const done = after.description.edits!;
  expect(done.length).toBeGreaterThan(before.description.edits?.length ?? 0);
  expect(credentials.actions.length).toBe(done.length + 1);
  const served = await ada.call(`/images/${before.objectKey}.png`);
  expect(Buffer.from(await served.arrayBuffer()).equals(before.bytes)).toBe(true);
  return after;
}

/** Places whose pixels differ. */
function changed(before: Sample, after: Sample): { x: number; y: number }[] {
  const { width, height, channels } = before;
  expect(after.channels).toBe(channels);
  const places = [];
  for (let at = 0; at < width * height; at++) {
    const [from, to] = [at * channels, (at + 1) * channels];
    if (!before.pixels.subarray(from, to).equals(after.pixels.subarray(from, to)))
      places.push({ x: at % width, y: Math.floor(at / width) });
  }
  return places;
}

/** A mask of rectangles and discs, as a `data:` address, and whether a place is further than so many pixels from it. */
async function mask(
  shapes: readonly { isDisc: boolean; x: number; y: number; size: number }[],
  { width, height }: Sample,
) {
  const values = Buffer.alloc(width * height);
  for (const { isDisc, x, y, size } of shapes) {
    const half = 1 + size * 0.3 * Math.min(width, height);
    for (let at = 0; at < values.length; at++) {
      const [dx, dy] = [(at % width) - x * width, Math.floor(at / width) - y * height];
      if (isDisc ? Math.hypot(dx, dy) <= half : Math.max(Math.abs(dx), Math.abs(dy)) <= half)
        values[at] = 255;
    }
  }
  const png = await sharp(values, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const isAway = (by: number) => (place: { x: number; y: number }) => {
    for (let y = Math.max(0, place.y - by); y <= Math.min(height - 1, place.y + by); y++)
      for (let x = Math.max(0, place.x - by); x <= Math.min(width - 1, place.x + by); x++)
        if (values[y * width + x] === 255) return false;
    return true;
  };
  return { address: `data:image/png;base64,${png.toString('base64')}`, isAway };
}

const part = fc.double({ min: 0, max: 1, noNaN: true });
const shapes = fc.array(fc.record({ isDisc: fc.boolean(), x: part, y: part, size: part }), {
  minLength: 1,
  maxLength: 3,
});
const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

/** Tries random edits of random pictures; every third starts from what an earlier one made. */
async function tryEdits<Input>(
  samples: readonly Sample[],
  input: fc.Arbitrary<Input>,
  check: (before: Sample, input: Input) => Promise<Sample | undefined>,
): Promise<void> {
  const made: Sample[] = [];
  let count = 0;
  const pick = fc.record({ which: fc.nat(1_000), again: fc.integer({ min: 0, max: 2 }), input });
  const property = fc.asyncProperty(pick, async ({ which, again, input: drawnInput }) => {
    const from = again === 0 && made.length > 0 ? made : samples;
    const after = await check(from[which % from.length]!, drawnInput);
    if (!after) return;
    count++;
    // Few, so that most have been changed only a few times.
    if (made.length < 8) made.push(after);
  });
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true, ...SEED });
  // Refusals prove nothing.
  expect(count).toBeGreaterThan(RUNS * 0.35);
}

const LONG = 60_000 + RUNS * 6_000;

test('erasing changes no pixel outside of the mask', { timeout: LONG }, async () => {
  await tryEdits([...drawn, ...uploaded], shapes, async (before, drawnShapes) => {
    const { address, isAway } = await mask(drawnShapes, before);
    const after = await edit(before, { operation: 'erase', mask: address });
    if (after) expect(changed(before, after).filter(isAway(FILL_EDGE))).toEqual([]);
    return after;
  });
});

/** The soft edge of what a model paints, at these sizes. */
const SOFT = 4;

test('a hosted model that paints over everything changes no pixel outside of the mask', {
  timeout: LONG,
}, async () => {
  await tryEdits(uploaded, shapes, async (before, drawnShapes) => {
    const { address, isAway } = await mask(drawnShapes, before);
    const change = { operation: 'replace', mask: address, prompt: 'a red boat', model: PAINTER.id };
    const after = await edit(before, change);
    if (after) expect(changed(before, after).filter(isAway(SOFT))).toEqual([]);
    return after;
  });
});

const objectChange = fc.oneof(
  fc.record({ action: fc.constant('remove') }),
  fc.record({ action: fc.constantFrom('turn', 'duplicate', 'front') }),
  fc.record({ action: fc.constant('recolor'), color }),
  fc.record({
    action: fc.constant('replace'),
    prompt: fc.constantFrom('a red apple', 'a candle', 'a guitar', 'an owl'),
  }),
  fc.record({ action: fc.constant('move'), dx: part, dy: part, by: part }),
);

test('a change of a thing changes only what differs between the two scenes, and photos only around it', {
  timeout: LONG,
}, async () => {
  const input = fc.record({ object: fc.nat(1_000), change: objectChange });
  await tryEdits(drawn, input, async (before, { object: number, change }) => {
    const listed = await ada.call(`/api/images/${before.id}/objects`);
    const objects = z.array(pictureObject).parse(await listed.json());
    const object = objects[number % objects.length];
    if (!object) return undefined;
    const isPhoto = 'set' in before.description.details;
    const { x, y, width, height } = object.box;
    // Things of photos keep their size.
    const by = 'by' in change && !isPhoto ? 0.6 + change.by : 1;
    const box = 'dx' in change && {
      x: x + (change.dx - 0.5) * 0.4 * before.width,
      y: y + (change.dy - 0.5) * 0.2 * before.height,
      width: width * by,
      height: height * by,
    };
    const { action } = change;
    const asked = box ? { action, box } : change;
    const after = await edit(before, { operation: 'object', object: { id: object.id, ...asked } });
    if (!after) return undefined;
    const places = changed(before, after);
    expect(places.length).toBeGreaterThan(0);
    if (isPhoto) {
      const boxes = box ? [object.box, box] : [object.box];
      expect(places.filter((place) => !boxes.some((one) => isAround(one, place, before)))).toEqual([]);
    } else {
      // The scene does not know of erased places.
      const was = 'isRetouched' in before.description.details ? await paintAgain(before) : before.pixels;
      const { exposure } = findScene(before.description.details)!;
      const is = await paintChange(after, exposure, was);
      expect(places.filter(isAwayFromDifferences(was, is, before))).toEqual([]);
    }
    return after;
  });
});

/** As far as a shadow, and its soft edge, reach around a thing of a photo. */
function isAround(
  box: { x: number; y: number; width: number; height: number },
  place: { x: number; y: number },
  { width, height }: Sample,
): boolean {
  const by = Math.max(box.width, box.height) * 0.45 + Math.max(width, height) * 0.03 + 26;
  return (
    place.x >= box.x - by &&
    place.x <= box.x + box.width + by &&
    place.y >= box.y - by &&
    place.y <= box.y + box.height + by
  );
}

/** Its scene as its engine paints it. */
async function paintAgain({ description: { details }, width, height }: Sample): Promise<Uint8Array> {
  const painted = await studio.render({
    ...(details.recipe as PaintRequest),
    engine: 'studio',
    width,
    height,
  });
  return painted.pixels;
}

/** The changed scene in the exposure of the picture before, which is seen around what the change repaints. */
async function paintChange(
  { description: { details }, width, height }: Sample,
  exposure: NonNullable<PaintRequest['changeOf']>['exposure'],
  before: Uint8Array,
): Promise<Uint8Array> {
  const { pixels, area } = await studio.render({
    ...(details.recipe as PaintRequest),
    engine: 'studio',
    width,
    height,
    changeOf: { exposure },
  });
  if (!area) return pixels;
  const whole = Uint8Array.from(before);
  for (let y = area.top; y < area.bottom; y++) {
    const [from, to] = [(y * width + area.left) * 3, (y * width + area.right) * 3];
    whole.set(pixels.subarray(from, to), from);
  }
  return whole;
}

/** Pixels around what differs that may change: its soft edge. */
const EDGE = 5;
/** Of 255: less is not seen. */
const SEEN = 3;

function isAwayFromDifferences(one: Uint8Array, other: Uint8Array, { width, height }: Sample) {
  const differs = (x: number, y: number) =>
    [0, 1, 2].some((channel) => {
      const at = (y * width + x) * 3 + channel;
      return Math.abs(one[at]! - other[at]!) >= SEEN;
    });
  return (place: { x: number; y: number }) => {
    for (let y = Math.max(0, place.y - EDGE); y <= Math.min(height - 1, place.y + EDGE); y++)
      for (let x = Math.max(0, place.x - EDGE); x <= Math.min(width - 1, place.x + EDGE); x++)
        if (differs(x, y)) return false;
    return true;
  };
}

const shadow = fc.constantFrom('none', 'made', 'kept');
const background = fc.oneof(
  fc.record({ kind: fc.constant('none') }),
  fc.record({ kind: fc.constant('color'), color, shadow }),
  fc.record({ kind: fc.constant('gradient'), from: color, to: color, shadow }),
  fc.record({ kind: fc.constant('picture'), shadow, picture: fc.nat(1_000) }),
);

test('another background changes no pixel of the subject', { timeout: LONG }, async () => {
  const all = [...drawn, ...uploaded];
  await tryEdits(all, background, async (before, chosen) => {
    const { kind } = chosen;
    const asked =
      'picture' in chosen
        ? { kind, shadow: chosen.shadow, pictureId: all[chosen.picture % all.length]!.id }
        : chosen;
    const after = await edit(before, { operation: 'background', background: asked });
    if (!after) return undefined;
    expect(after.channels).toBe(kind === 'none' ? 4 : 3);
    for (let at = 0; at < before.width * before.height; at++) {
      const was = before.pixels.subarray(at * before.channels, (at + 1) * before.channels);
      const is = after.pixels.subarray(at * after.channels, (at + 1) * after.channels);
      const alpha = isSubject(was) ? (was[3] ?? 255) : 0;
      if (kind === 'none') expect(is[3]).toBe(alpha);
      if (alpha === 255) expect([...is.subarray(0, 3)]).toEqual([...was.subarray(0, 3)]);
    }
    return after;
  });
});

/** As the model of this test cuts out. */
const isSubject = (pixel: Uint8Array) => pixel[0]! > pixel[2]!;

test('expanding changes no pixel of the picture', { timeout: LONG }, async () => {
  const side = fc.double({ min: 0, max: 0.25, noNaN: true });
  const input = fc.record({ left: side, top: side, right: side, bottom: side });
  await tryEdits([...drawn, ...uploaded], input, async (before, expand) => {
    const frame = expandedFrame(before, expand);
    const after = await edit(before, { operation: 'expand', expand }, frame);
    if (!after) return undefined;
    const { left, top } = frame;
    const { width, height, channels } = before;
    expect(after.channels).toBe(channels);
    const row = width * channels;
    for (let y = 0; y < height; y++) {
      const start = ((y + top) * after.width + left) * channels;
      const kept = after.pixels.subarray(start, start + row);
      expect(kept.equals(before.pixels.subarray(y * row, (y + 1) * row))).toBe(true);
    }
    return after;
  });
});

const amount = fc.integer({ min: -50, max: 50 }).map((hundredths) => hundredths / 50);
const crop = fc.record({ x: part, y: part, width: part, height: part }).map(({ x, y, width, height }) => ({
  x: x * 0.4,
  y: y * 0.4,
  width: 0.6 * (0.5 + width / 2),
  height: 0.6 * (0.5 + height / 2),
}));
const text = fc.record({
  words: fc.constantFrom('Sale', 'Summer\nsale', 'Ärger', 'שלום', '夏のセール'),
  font: fc.constantFrom('sans', 'bold', 'serif'),
  size: part.map((size) => 0.02 + size * 0.3),
  color,
  x: part,
  y: part,
});
const texts = fc.array(text, { minLength: 1, maxLength: 3 });
const adjustment = fc.oneof(
  fc.record({ brightness: amount, contrast: amount, saturation: amount, warmth: amount }),
  fc.record({ crop }),
  fc.record({ straighten: fc.integer({ min: -45, max: 45 }) }),
  fc.record({ texts }),
  fc.record({ brightness: amount, crop, straighten: fc.integer({ min: -10, max: 10 }), texts }),
);

test('adjusting does to each pixel what its preview does, and words change none further away than they reach', {
  timeout: LONG,
}, async () => {
  await tryEdits([...drawn, ...uploaded], adjustment, async (before, chosen) => {
    const adjust = { ...UNADJUSTED, ...chosen } as Adjustment;
    const frame = adjustedFrame(before, adjust);
    const after = await edit(before, { operation: 'adjust', adjust: chosen }, frame);
    if (!after) return undefined;
    expect(after.channels).toBe(before.channels);
    if (adjust.straighten !== 0) return after;
    const rows = colorMatrix(adjust);
    for (let y = 0; y < frame.height; y++)
      for (let x = 0; x < frame.width; x++) {
        if (adjust.texts.some((words) => isNearWords(words, { x, y }, frame))) continue;
        const from = ((y + frame.top) * before.width + x + frame.left) * before.channels;
        const to = (y * frame.width + x) * after.channels;
        const [red, green, blue, alpha] = before.pixels.subarray(from, from + before.channels);
        const wanted = rows.map(([r, g, b, base]) => {
          const value = r! * red! + g! * green! + b! * blue! + base! * 255;
          return Math.min(255, Math.max(0, Math.round(value)));
        });
        const made = [...after.pixels.subarray(to, to + after.channels)];
        expect(made).toEqual(alpha === undefined ? wanted : [...wanted, alpha]);
      }
    return after;
  });
});

/** Within the widest letters and the tallest accents. */
function isNearWords(
  { words, size, x, y }: TextLayer,
  place: { x: number; y: number },
  frame: { width: number; height: number },
): boolean {
  const em = size * frame.height;
  const lines = words.split('\n');
  const wide = Math.max(...lines.map((line) => line.length)) * em * 0.6 + 2;
  const tall = lines.length * em * 0.8 + 2;
  return Math.abs(place.x - x * frame.width) <= wide && Math.abs(place.y - y * frame.height) <= tall;
}
