import { box, line, oval, path } from './materials.ts';
import { HEADS as DRAWINGS_OF_HEADS, WHOLE_ANIMALS } from './whole-animals.ts';

/** Where a head wears things, in units of its own square of 32. */
interface Head {
  /** The middle between the eyes, and the width of glasses. */
  eyes: readonly [x: number, y: number, width: number];
  /** The crown of the head, and how wide it is there. */
  crown: readonly [x: number, y: number, width: number];
}

/** Heads seen from the front. By the head's name in Fluent Emoji: there `fox` is a head, in our catalog a whole animal. */
const HEADS: Readonly<Record<string, Head>> = {
  'cat-face': { eyes: [16, 18.3, 21], crown: [16, 9.6, 17] },
  'dog-face': { eyes: [16, 13.2, 19], crown: [16, 4.6, 18] },
  'rabbit-face': { eyes: [16, 18, 18], crown: [16, 10.4, 14] },
  'tiger-face': { eyes: [16, 15, 20], crown: [16, 4.4, 18] },
  'monkey-face': { eyes: [16, 14.8, 18], crown: [16, 6.4, 18] },
  'mouse-face': { eyes: [16, 20.2, 18], crown: [16, 11, 12] },
  'pig-face': { eyes: [16, 16.2, 20], crown: [16, 6, 18] },
  fox: { eyes: [16, 18, 17], crown: [16, 10.4, 14] },
  wolf: { eyes: [16, 15.4, 19], crown: [16, 9.6, 12] },
  raccoon: { eyes: [16, 17.6, 19], crown: [16, 9, 15] },
  bear: { eyes: [16, 16, 19], crown: [16, 6.4, 18] },
  'polar-bear': { eyes: [16, 15.6, 19], crown: [16, 6.4, 18] },
  panda: { eyes: [16, 15.6, 20], crown: [16, 6.4, 18] },
  koala: { eyes: [16, 16, 20], crown: [16, 5.2, 18] },
  hamster: { eyes: [16, 19, 19], crown: [16, 9, 15] },
  lion: { eyes: [16, 14.4, 19], crown: [16, 5.4, 19] },
  frog: { eyes: [16, 7.6, 25], crown: [16, 5.4, 14] },
  penguin: { eyes: [15.6, 10.2, 10], crown: [15.6, 6.6, 10] },
  owl: { eyes: [16, 9, 20], crown: [16, 3.4, 19] },
  'teddy-bear': { eyes: [16, 7.8, 12], crown: [16, 3.4, 12] },
};

/** Animals that sit to wear something, and where the neck of those that stand on two legs is. */
const SITTING: ReadonlySet<string> = new Set(['cat', 'dog', 'rabbit', 'tiger', 'monkey', 'mouse', 'pig']);
const NECKS: Readonly<Record<string, readonly [x: number, y: number, width: number]>> = {
  penguin: [15.6, 16.4, 13],
  owl: [16, 15.4, 15],
  'teddy-bear': [16, 14, 12],
};
const NECK_OF_SITTING = [16, 18.6, 12.5] as const;

/** How a garment lies: its width in widths of what it is worn on, and the part of its height that is below that place. */
const GARMENTS: Readonly<
  Record<string, { on: 'eyes' | 'crown' | 'neck'; width: number; below: number; drawing?: string }>
> = {
  sunglasses: { on: 'eyes', width: 1, below: 0.5 },
  glasses: { on: 'eyes', width: 1, below: 0.5 },
  headphone: { on: 'eyes', width: 2.1, below: 0.33 },
  'top-hat': { on: 'crown', width: 1.05, below: 0.14 },
  'party-hat': { on: 'crown', width: 0.62, below: 0.08 },
  'santa-hat': { on: 'crown', width: 1.12, below: 0.2 },
  crown: { on: 'crown', width: 0.8, below: 0.12 },
  'cowboy-hat': { on: 'crown', width: 1.5, below: 0.3 },
  'womans-hat': { on: 'crown', width: 1.3, below: 0.3 },
  'straw-hat': { on: 'crown', width: 1.5, below: 0.3 },
  'billed-cap': { on: 'crown', width: 1.15, below: 0.35 },
  'graduation-cap': { on: 'crown', width: 1.25, below: 0.35 },
  'hard-hat': { on: 'crown', width: 1.15, below: 0.2 },
  'bow-tie': { on: 'neck', width: 0.62, below: 0.5 },
  scarf: { on: 'neck', width: 1.06, below: 0.72, drawing: 'worn-scarf' },
};

/** Where an animal stands in the larger square that has room for its hat, in units. */
export const ROOM_FOR_HATS = { left: 8, top: 14, side: 48 };

/** The drawings that only animals wear. */
export const ONLY_WORN: readonly string[] = ['worn-scarf'];

/** Neckwear. */
export const NECKWEAR: Record<string, string> = {
  'bow-tie':
    path('red', 'M15 16L4 9.4C2.8 8.8 2 9.6 2 10.8V21.2C2 22.4 2.8 23.2 4 22.6Z') +
    path('red', 'M17 16L28 9.4C29.2 8.8 30 9.6 30 10.8V21.2C30 22.4 29.2 23.2 28 22.6Z') +
    line('#a41443', 0.7, 'M5.4 13.4L12 15.4M5.4 18.6L12 16.6M26.6 13.4L20 15.4M26.6 18.6L20 16.6') +
    box('#c31f3f', 12.8, 12, 6.4, 8, 2.4) +
    oval('#ffffff@.25', 15, 14, 1, 1.4),
  'worn-scarf':
    path('red', 'M19 11L27 12.6L26 29C26 30 25 30.6 24 30.4L19.8 29.6C18.8 29.4 18.4 28.8 18.6 27.8Z') +
    line('#a41443', 0.8, 'M19.4 26L26 27.2M19.6 23.4L26.2 24.6') +
    box('red', 1, 3, 30, 9.6, 4.8) +
    line('#a41443', 0.8, 'M6 10.6C12 12.4 20 12.4 26 10.6') +
    oval('#ffffff@.22', 10, 5.4, 5, 1.1),
};

/** The name of the drawing of an animal that wears these; undefined if there is none. */
export function dressedIcon(animal: string, garments: readonly string[]): string | undefined {
  const drawing = SITTING.has(animal) ? `sitting-${animal}` : animal;
  // A head alone has no neck.
  const isHead = drawing.endsWith('-face');
  const isKnown =
    headOf(drawing) !== undefined &&
    garments.every((garment) => garment in GARMENTS && !(isHead && GARMENTS[garment]!.on === 'neck'));
  return isKnown && garments.length > 0 ? [drawing, ...garments].join('+') : undefined;
}

/** The garments of a dressed animal's drawing, with where their visible boxes lie in the animal's square. */
export function fitGarments(
  icon: string,
  boxOf: (drawing: string) => { left: number; top: number; width: number; height: number },
): { animal: string; garments: { drawing: string; x: number; y: number; scale: number }[] } {
  const [animal = '', ...names] = icon.split('+');
  const head = headOf(animal)!;
  const garments = names.map((name) => {
    const { on, width, below, drawing = name } = GARMENTS[name]!;
    const [x, y, wide] = on === 'neck' ? (NECKS[animal] ?? NECK_OF_SITTING) : head[on];
    const own = boxOf(drawing);
    const scale = (wide * width) / own.width;
    return {
      drawing,
      x: x - (own.left + own.width / 2) * scale,
      y: y - (own.top + own.height * (1 - below)) * scale,
      scale,
    };
  });
  return { animal, garments };
}

function headOf(drawing: string): Head | undefined {
  const whole = WHOLE_ANIMALS[drawing];
  const head = HEADS[whole?.headDrawing ?? DRAWINGS_OF_HEADS[drawing] ?? drawing];
  if (!head || !whole) return head;
  const { x, y, scale } = whole.head;
  const place = ([across, down, wide]: readonly [number, number, number]) =>
    [x + across * scale, y + down * scale, wide * scale] as const;
  return { eyes: place(head.eyes), crown: place(head.crown) };
}
