import { describe, expect, test } from 'vitest';
import { boundsOf } from '#engines/photo-studio/geometry/bounds';
import { createPhotoRenderer } from '#engines/photo-studio/photo-studio';
import type { Instance } from '#engines/photo-studio/scene/scene';
import { projectBoxes } from '#engines/photo-studio/sets/frame-camera';
import { placedPoints } from '#engines/photo-studio/sets/heights';
import { composePhoto } from './compose-photo.ts';
import { planPainting } from './plan/plan-painting.ts';

const SIZE = { width: 640, height: 480 };
const SEED = 3;

/** How many instances go and come; a replaced or recolored one does both. */
interface Effect {
  gone?: number;
  came?: number;
  /** Whether another view is taken. */
  isSeenAnew?: boolean;
}

const PAIRS: readonly (readonly [prompt: string, refinement: string, effect: Effect])[] = [
  // Table-top
  ['three apples on a table', 'add a candle', { came: 1 }],
  ['three apples on a table', 'add two lemons', { came: 2 }],
  ['three apples on a table', 'two apples instead of three', { gone: 1 }],
  ['three apples on a table', 'green apples', { gone: 3, came: 3 }],
  ['three apples on a table', 'add a mug to the left', { came: 1 }],
  ['a mug and a book', 'remove the book', { gone: 1 }],
  ['a mug and a book', 'without the mug', { gone: 1 }],
  ['a mug and a book', 'a candle instead of the book', { gone: 1, came: 1 }],
  ['a mug and a book', 'make the mug blue', { gone: 1, came: 1 }],
  ['a mug and a book', 'closer', { isSeenAnew: true }],
  ['a mug and a book', 'from above', { isSeenAnew: true }],
  ['a mug and a book', 'evening', { came: 1 }],
  ['a mug and a book', 'warmer', {}],
  ['a mug and a book', 'on black marble', { gone: 1, came: 1 }],
  ['a mug and a book', 'side view', { isSeenAnew: true }],
  ['a mug and a book', 'candlelight', { came: 1 }],
  // What lay in or on the container is put down where that stood.
  ['apples in a bowl', 'remove the bowl', { gone: 5, came: 4 }],
  ['apples in a bowl', 'a plate instead of the bowl', { gone: 5, came: 5 }],
  // Cyclorama
  ['a vase on a white background', 'add a candle', { came: 1 }],
  // A flacon fills the picture, so that a candle beside it needs a wider view.
  ['a perfume bottle on a white background', 'add a candle', { came: 1, isSeenAnew: true }],
  ['two pears on a pink background', 'three pears', { came: 1 }],
  ['two pears on a pink background', 'blue background', { gone: 1, came: 1 }],
  // Podiums, shelf, flat lay, window sill, picnic
  ['a perfume bottle on a podium', 'add a candle', { came: 1 }],
  ['a candle and a vase on a shelf', 'remove the candle', { gone: 1 }],
  ['a vase on a shelf', 'add a candle', { came: 1 }],
  ['flat lay of a notebook and a mug', 'add a cookie', { came: 1 }],
  ['flat lay of a notebook and a mug', 'a book instead of the notebook', { gone: 1, came: 1 }],
  ['two lemons on a window sill', 'add a candle', { came: 1 }],
  ['two lemons on a window sill', 'only one lemon', { gone: 1 }],
  ['strawberries on a picnic blanket', 'add an apple', { came: 1 }],
  // Studio floor
  ['a chair and a stool', 'remove the stool', { gone: 1 }],
  ['grey armchair', 'make the armchair blue', { gone: 1, came: 1 }],
  // Rooms
  ['living room with a sofa', 'make the sofa blue', { gone: 1, came: 1 }],
  ['living room with a sofa', 'another sofa', { gone: 1, came: 1 }],
  ['living room with a sofa', 'a different rug', { gone: 1, came: 1 }],
  ['living room with a sofa', 'checkered floor', { gone: 1, came: 1 }],
  ['living room with a sofa', 'add a plant', { came: 1 }],
  ['living room with a sofa', 'add a candle', { came: 1 }],
  ['living room with a sofa', 'add a painting', { came: 1 }],
  ['living room with a sofa and a lamp', 'closer', { isSeenAnew: true }],
  ['bedroom', 'another view', { isSeenAnew: true }],
  ['living room with a sofa', 'with a picture', { came: 1 }],
  ['living room with two plants', 'remove one plant', { gone: 1 }],
  // Curtains move with the window.
  ['living room with a window', 'bigger window', { gone: 3, came: 3 }],
  ['living room with a sofa', 'hang a picture on the wall', { came: 1 }],
  ['living room with a sofa', 'add a cushion', { came: 1 }],
  ['living room with a sofa', 'blurred background', { isSeenAnew: true }],
  ['a mug and a book', 'blur the background', { isSeenAnew: true }],
  ['a mug and a book', 'darker background', { gone: 2, came: 2 }],
  ['dining room with three chairs', 'two chairs instead of three', { gone: 1 }],
];

describe('a refinement changes nothing but what it asks for', () => {
  test.each(PAIRS)('%s: %s', { timeout: 120_000 }, async (prompt, refinement, effect) => {
    const { gone = 0, came = 0, isSeenAnew = false } = effect;
    const before = await compose(prompt, []);
    const after = await compose(prompt, [refinement]);
    expect(after.undone).toEqual([]);
    expect(after.reports).toMatchObject([{ leftOut: [] }]);
    expect(missingFrom(after.things, before.things)).toHaveLength(gone);
    expect(missingFrom(before.things, after.things)).toHaveLength(came);
    const isSame = JSON.stringify(before.camera) === JSON.stringify(after.camera);
    expect(isSame).toBe(!isSeenAnew);
  });
});

/** Pixels of a small picture: only those of the changed thing and its shadow may differ. */
test.each([
  ['a mug and a book', 'remove the book'],
  ['a mug and a book', 'make the mug blue'],
  ['flat lay of a notebook and a mug', 'add a cookie'],
])('%s: %s keeps the pixels around it', { timeout: 120_000 }, async (prompt, refinement) => {
  const renderer = createPhotoRenderer({ threads: 1 });
  try {
    const [before, after] = [await compose(prompt, []), await compose(prompt, [refinement])];
    const options = { width: 96, height: 72, samples: 32 };
    const one = await renderer.render(before.scene, options);
    const other = await renderer.render(after.scene, options);
    const changed = [...after.scene.instances, ...before.scene.instances].filter((instance) => {
      const text = describeInstance(instance);
      return !before.things.includes(text) || !after.things.includes(text);
    });
    const boxes = changed.map(({ mesh, transform }) =>
      boundsOf({ positions: placedPoints(mesh, transform) }),
    );
    const { min, max } = projectBoxes(boxes, before.camera, options.width / options.height);
    let differing = 0;
    for (let i = 0; i < options.width * options.height; i++) {
      const x = (2 * ((i % options.width) + 0.5)) / options.width - 1;
      const y = 1 - (2 * (Math.floor(i / options.width) + 0.5)) / options.height;
      const isNear = x > min[0] - SHADOW && x < max[0] + SHADOW && y > min[1] - SHADOW && y < max[1] + SHADOW;
      const isOther = [0, 1, 2].some(
        (channel) => Math.abs(one.pixels[i * 3 + channel]! - other.pixels[i * 3 + channel]!) > NOTICEABLE,
      );
      if (!isNear && isOther) differing++;
    }
    expect(differing / (options.width * options.height)).toBeLessThan(0.01);
  } finally {
    await renderer.close();
  }
});

/** Of the picture's half. */
const SHADOW = 0.25;
/** Of 255. */
const NOTICEABLE = 24;

const composed = new Map<string, ReturnType<typeof composeAnew>>();

/** Composed once: a room takes seconds. */
function compose(prompt: string, refinements: readonly string[]) {
  const key = JSON.stringify([prompt, refinements]);
  const known = composed.get(key) ?? composeAnew(prompt, refinements);
  composed.set(key, known);
  return known;
}

async function composeAnew(prompt: string, refinements: readonly string[]) {
  const { plan, reports } = planPainting({ prompt, seed: SEED, refinements })!;
  const { scene, undone } = await composePhoto(plan, { seed: SEED, ...SIZE });
  return { scene, undone, reports, camera: scene.camera, things: scene.instances.map(describeInstance) };
}

/** Model, place, turn, colors and how textures lie. */
function describeInstance({ mesh, transform, materials }: Instance): string {
  const colors = [...(materials?.values() ?? []), ...mesh.parts.map(({ material }) => material)].map(
    ({ color, mapping }) => [color, mapping],
  );
  return JSON.stringify([mesh.positions.length, [...mesh.positions.subarray(0, 9)], transform, colors]);
}

function missingFrom(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list];
  return others.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
