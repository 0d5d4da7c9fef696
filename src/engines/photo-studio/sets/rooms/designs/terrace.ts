import { createMaterial } from '../../../materials/create-material.ts';
import { plaster } from '../../../materials/textures/walls.ts';
import type { Material } from '../../../scene/material.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { cushionCovers, dressTop, prop, standPlant, white } from '../dressing.ts';
import { type Placed, place, placeAgainst, placeOn } from '../layout/room-plan.ts';
import { cordChair } from '../pieces/chairs.ts';
import { candle } from '../pieces/decor.ts';
import { loungeSofa, planter, terraceShell } from '../pieces/outdoor.ts';
import { METALS } from '../pieces/piece.ts';
import { cloth } from '../pieces/soft.ts';
import { drumTable, pedestalTable, splayedTable } from '../pieces/tables.ts';
import { rug } from '../pieces/textiles.ts';
import { allows, castAndPlace, maybe, type RoomDesign } from '../room.ts';
import { wallPaint } from '../style.ts';
import { bricks } from '../surfaces/bricks.ts';
import { cachedMaterial } from '../surfaces/cached-material.ts';
import { tileMaterial, tiles } from '../surfaces/stone.ts';
import { floorMaterial, planks } from '../surfaces/wood.ts';
import { lightTerrace } from '../terrace-light.ts';
import { seatTable } from './dining-room.ts';

/** Plaster on the outside of a house; larger, so that nothing repeats in sight. */
export const terracePlaster = (color: Rgb): Material => ({
  ...cachedMaterial('terrace plaster', () => ({
    ...plaster(),
    mapping: { kind: 'triplanar', size: 3.4, axis: 'y' },
  })),
  color,
});

export function teakDeck() {
  return cachedMaterial('terrace teak', () =>
    floorMaterial(planks('teak', { rows: 15, size: 2.1, gap: 0.006 }), 2.1, { roughness: 0.6 }),
  );
}

export const TERRACE: RoomDesign = {
  name: 'terrace',
  nouns: ['terrace', 'patio', 'garden terrace'],
  size: (random) => ({ width: random.between(5, 5.8), depth: random.between(5.4, 6), height: 3 }),
  shows: ['sofa', 'coffee-table', 'plant', 'chair', 'rug'],
  moods: ['window', 'window', 'soft', 'bright', 'evening', 'evening'],
  fill: 0.6,
  surroundings: {
    light: lightTerrace,
    shell: ({ plan, isLit }, { floor, walls }) =>
      terraceShell(plan.random, plan.width, plan.depth, { floor, wall: walls, isLit }),
  },
  openings: () => [],
  shell({ style, random }) {
    const floor = random.pick([
      teakDeck,
      () =>
        cachedMaterial('terrace gray', () =>
          floorMaterial(planks('gray-oak', { rows: 15, size: 2.1, gap: 0.006 }), 2.1, { roughness: 0.65 }),
        ),
      () =>
        cachedMaterial('terrace paving', () =>
          tileMaterial(
            tiles({ color: [0.5, 0.47, 0.42], columns: 4, rows: 4, variation: 0.1, joint: 0.008 }),
            2.4,
            { axis: 'y', gloss: 0.05, bump: 0.002 },
          ),
        ),
    ])();
    return {
      walls: random.chance(0.4)
        ? bricks(random.pick(['red', 'pale']))
        : random.chance(0.6)
          ? terracePlaster(random.pick([[0.76, 0.73, 0.68], style.wall, style.accentWall]))
          : wallPaint(style.wall),
      floor,
      ceiling: white(),
      trim: white(),
      frame: METALS.black,
    };
  },
  async furnish(room) {
    const { plan, random, style } = room;
    const isLounge = maybe(room, 'sofa', 0.6) || room.asked.some(({ piece }) => piece.kind === 'sofa');
    const frame = random.pick([style.wood.up, METALS.black, createMaterial('wicker', '#8a6a48')]);
    const x = random.between(-0.3, 0.3);
    if (allows(room, 'rug') && random.chance(0.7))
      place(plan, rug(random, 2.6, 1.8, style.textile, style.accent), { x, z: isLounge ? 1.9 : 2.3 });
    if (isLounge) {
      const couch = castAndPlace(
        room,
        ['sofa'],
        () =>
          loungeSofa(
            random,
            random.between(1.9, 2.3),
            frame,
            cloth(random.pick([style.textile, style.sofa, [0.72, 0.7, 0.66]]), 'linen'),
            cushionCovers(room, 3),
          ),
        (piece, subject) => placeAgainst(plan, piece, 'back', x, { subject, gap: 0.25 }),
      );
      const table = castAndPlace(
        room,
        ['coffee-table', 'table'],
        () =>
          random.chance(0.5)
            ? drumTable('coffee-table', 0.8, 0.36, style.wood.up, style.wood.along)
            : splayedTable(
                'coffee-table',
                { width: 1.1, depth: 0.6, height: 0.38 },
                style.wood.along,
                style.wood.up,
              ),
        (piece, subject) => place(plan, piece, { x, z: 1.95 }, { subject }),
      );
      const chair = cordChair(
        METALS.black,
        createMaterial('wicker', random.pick(['#c2a77c', '#8f8a80', '#e3ddd0'])),
      );
      for (const side of random.chance(0.6) ? [1] : [1, -1])
        castAndPlace(
          room,
          ['armchair', 'chair'],
          () => chair,
          (piece, subject) =>
            place(plan, piece, { x: x + side * 1.55, z: 2.1, turn: -side * 1.2 }, { subject }),
        );
      return [couch, table].filter((thing): thing is Placed => thing !== null);
    }
    const table = castAndPlace(
      room,
      ['table'],
      () => pedestalTable('table', 1.05, 0.74, style.wood.along, METALS.black),
      (piece, subject) => place(plan, piece, { x, z: 2.2 }, { subject }),
    );
    if (table) {
      const own = cordChair(
        METALS.black,
        createMaterial('wicker', random.pick(['#c2a77c', '#8f8a80', '#e3ddd0'])),
      );
      for (const angle of [0.7, 2.3, 3.9, 5.4])
        castAndPlace(
          room,
          ['chair', 'armchair'],
          () => own,
          (piece, subject) =>
            place(
              plan,
              piece,
              { x: x + Math.sin(angle) * 0.92, z: 2.2 + Math.cos(angle) * 0.92, turn: angle + Math.PI },
              { subject },
            ),
        );
      if (!plan.placed.some(({ piece }) => piece.kind === 'chair')) await seatTable(room, table, 4);
    }
    return table ? [table, ...plan.placed.filter(({ piece }) => piece.kind === 'chair')] : [];
  },
  async dress(room) {
    const { plan, random, style } = room;
    const table = plan.placed.find(
      ({ piece, subject }) =>
        (piece.kind === 'coffee-table' || piece.kind === 'table') && subject === undefined,
    );
    if (table) await dressTop(room, table, { width: 0.6, tall: 0.4 });
    const cup = await prop(room, 'cup', 'coffee-cup');
    if (table && cup) placeOn(plan, cup, table, { x: 0.05, z: 0.2 });
    const w = plan.width / 2;
    if (allows(room, 'plant')) {
      for (const [x, z] of [
        [-w + 0.7, 0.32],
        [w - 0.7, 0.32],
      ] as const)
        place(
          plan,
          planter(
            random,
            random.between(0.9, 1.2),
            random.chance(0.5) ? style.pot : createMaterial('concrete', '#b4b0a8'),
          ),
          { x, z },
        );
    }
    for (const spot of [
      { x: -w + 0.35, z: 1.1 },
      { x: w - 0.35, z: 1.1 },
      { x: -w + 0.85, z: 0.75 },
      { x: w - 0.85, z: 0.75 },
      { x: w - 0.4, z: 2.4 },
      { x: -w + 0.4, z: 2.4 },
      { x: -1.45, z: 0.35 },
      { x: 1.5, z: 0.35 },
    ])
      if (maybe(room, 'plant', 0.8)) await standPlant(room, spot, random.pick([0.6, 0.8, 1.2, 1.5, 1.8]));
    for (const [dx, dz] of [
      [-1.1, 2.9],
      [-0.9, 3],
      [-1, 3.15],
    ] as const)
      if (random.chance(0.7)) place(plan, candle(random.between(0.12, 0.22), null), { x: dx, z: dz });
  },
};
