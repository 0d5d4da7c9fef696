import { createMaterial } from '../../materials/create-material.ts';
import { FINISHES } from '../../materials/finishes.ts';
import type { Material } from '../../scene/material.ts';
import type { Rgb } from '../../scene/vector.ts';
import {
  mount,
  type Opening,
  type Placed,
  place,
  placeOn,
  type Spot,
  type Wall,
} from './layout/room-plan.ts';
import { candle, framedPrint, stackOfBooks, tray, vessel } from './pieces/decor.ts';
import { floorLamp, tableLamp } from './pieces/lamps.ts';
import type { Piece } from './pieces/piece.ts';
import { branchesInVase, pottedPlant } from './pieces/plants.ts';
import { cloth } from './pieces/soft.ts';
import { curtain, curtainCloth, curtainRail } from './pieces/textiles.ts';
import { allows, castAndPlace, firstModel, model, type Room } from './room.ts';

/** Curtains at both sides of a window, from a rail above it to the floor; none where furniture is in their way. */
export function hangCurtains(room: Room, opening: Opening, color: Rgb = room.style.textile): Placed[] {
  const { plan, random, style } = room;
  const isSheer = random.chance(0.6);
  const material = curtainCloth(isSheer ? [0.82, 0.81, 0.78] : color, isSheer);
  const top = Math.min(plan.height - 0.06, opening.head + 0.22);
  const panel = Math.min(0.62, opening.width * 0.26);
  const before = plan.placed.length;
  const hung = [
    mount(plan, curtainRail(opening.width + 2 * panel - 0.1, style.metal), opening.wall, opening.along, top, {
      away: 0.09,
      mayCover: true,
    }),
    ...[-1, 1].map((side) =>
      mount(
        plan,
        curtain(random, panel, top - 0.015, material),
        opening.wall,
        opening.along + side * (opening.width / 2 + panel / 2 - 0.12),
        0.012,
        { away: 0.04, mayCover: true },
      ),
    ),
  ];
  if (hung.includes(null)) plan.placed.length = before;
  return plan.placed.slice(before);
}

/** One, two or three framed prints, hung around a middle line as galleries do. */
export function hangPrints(room: Room, wall: Wall, along: number, space: number, over = 0): Placed[] {
  const { plan, random, style } = room;
  if (!allows(room, 'picture') || space < 0.45) return [];
  const frames: Material[] = [
    style.wood.up,
    createMaterial('satin', '#1c1b1a'),
    createMaterial('satin', '#e9e6df'),
  ];
  const frame = random.pick(frames);
  const count = space > 1.6 ? random.pick([1, 2, 2, 3]) : space > 1 ? random.pick([1, 2]) : 1;
  const width =
    count === 1
      ? Math.min(random.pick([0.7, 0.9, 1.15]), space * 0.8)
      : Math.min(0.56, (space / count) * 0.72);
  const height = count === 1 && random.chance(0.5) ? width * 0.72 : width * 1.35;
  const gap = 0.12;
  const middle = Math.max(1.52, over + 0.16 + height / 2);
  const placed: Placed[] = [];
  for (let i = 0; i < count; i++) {
    const x = along + (i - (count - 1) / 2) * (width + gap);
    const hung = mount(
      plan,
      framedPrint(random, width, height, frame, style.colors.slice(0, 4)),
      wall,
      x,
      middle - height / 2,
    );
    if (hung) placed.push(hung);
  }
  return placed;
}

/** A tall plant on the floor. */
export async function standPlant(room: Room, spot: Spot, height: number): Promise<Placed | null> {
  const { plan, random, style } = room;
  const own = random.chance(0.3)
    ? await model(room, 'plant', random.pick(['areca-palm', 'olive-tree']))
    : null;
  const made = pottedPlant(random, random.pick(['rubber', 'snake', 'banana', 'fig']), height, style.pot);
  return castAndPlace(
    room,
    ['plant'],
    () => own ?? made,
    (piece, subject) =>
      place(plan, piece, { ...spot, turn: random.between(0, 6) }, { subject, mayShade: true }),
  );
}

/** A lamp on the floor in the style of the room. */
export function standLamp(
  room: Room,
  spot: Spot,
  forms: readonly Parameters<typeof floorLamp>[0][],
): Placed | null {
  const { plan, random, style, isLit } = room;
  return castAndPlace(
    room,
    ['lamp'],
    () => floorLamp(random.pick(forms), style.metal, style.wood.up, isLit),
    (piece, subject) => place(plan, piece, spot, { subject, mayShade: true }),
  );
}

/** A lamp on a piece of furniture. */
export function putLamp(room: Room, support: Placed, x: number, z = 0): Placed | null {
  const { plan, random, style, isLit } = room;
  if (!allows(room, 'lamp')) return null;
  const feet = [style.vessel, style.metal, style.wood.up];
  return placeOn(plan, tableLamp(random.pick(feet), isLit, random.pick(['urn', 'ball', 'stick'])), support, {
    x,
    z,
  });
}

/** A few things on a surface, an odd number, the tall one aside. */
export async function dressTop(
  room: Room,
  support: Placed,
  { x = 0, z = 0, width, tall = 0.5 }: { x?: number; z?: number; width: number; tall?: number },
): Promise<void> {
  const { plan, random, style } = room;
  const side = random.sign();
  const reach = width / 2;
  const put = (piece: Piece | null, dx: number, dz: number, turn = random.between(-0.4, 0.4)) =>
    piece && placeOn(plan, piece, support, { x: x + dx, z: z + dz, turn });
  const books = put(
    stackOfBooks(random, 2 + Math.floor(random.next() * 2), style.colors),
    -side * reach * 0.45,
    random.between(-0.03, 0.03),
    random.between(-0.2, 0.2),
  );
  if (books && random.chance(0.6))
    placeOn(plan, vessel(random.pick(['bowl', 'jar']), 0.07, style.vessel), books, { x: 0, z: 0 });
  if (allows(room, 'vase') && tall > 0.2)
    put(
      random.chance(0.72)
        ? branchesInVase(random, random.pick(['pampas', 'eucalyptus', 'twigs']), style.vessel, tall)
        : ((await smallPlant(room)) ?? vessel('bottle', tall * 0.6, style.vessel)),
      side * reach * 0.42,
      random.between(-0.04, 0.04),
    );
  if (width > 0.55) {
    const extra = random.pick(['bowl', 'candles', 'tray', 'jar'] as const);
    if (extra === 'bowl') put(vessel('bowl', 0.09, style.vessel), side * reach * 0.02, 0.03);
    else if (extra === 'jar')
      put(vessel(random.pick(['ring', 'jar', 'bottle']), 0.2, style.vessel), side * reach * 0.1, -0.02);
    else if (extra === 'tray') {
      const base = put(
        tray(0.34, 0.24, style.wood.along),
        side * reach * 0.02,
        0.02,
        random.between(-0.2, 0.2),
      );
      if (base) placeOn(plan, candle(0.12, null), base, { x: 0.07, z: 0 });
      if (base) placeOn(plan, vessel('jar', 0.13, style.vessel), base, { x: -0.07, z: 0.01 });
    } else {
      put(candle(0.26, style.metal), side * reach * 0.04, 0.05);
      put(candle(0.19, style.metal), side * reach * 0.04 + 0.1, -0.03);
    }
  }
}

/** A small potted plant of the catalog. */
export async function smallPlant(room: Room): Promise<Piece | null> {
  if (!allows(room, 'plant')) return null;
  return model(room, 'plant', room.random.pick(['orchid', 'small-succulent', 'cactus', 'pothos']));
}

/** The first of the models that the room may add by itself. */
export async function prop(room: Room, kind: string, ...keys: readonly string[]): Promise<Piece | null> {
  return firstModel(room, kind, keys);
}

/** Covers of scatter cushions. */
export function cushionCovers({ random, style }: Room, count: number): Material[] {
  const colors = random.shuffle([style.accent, style.second, style.textile, style.accentWall]);
  return Array.from({ length: count }, (_, i) =>
    cloth(colors[i % colors.length]!, random.pick(['linen', 'velvet', 'knit'])),
  );
}

export const white = (): Material => ({ ...FINISHES.painted, color: [0.8, 0.79, 0.77] });
