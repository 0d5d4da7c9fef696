import { mixRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import { box, capsule, part, sphere, torus } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { GOLD, glossy, glow, metal, satin, surface } from '../surfaces.ts';
import { add, combine, scale, subtract, type Turn, turnAbout, type Vector } from '../vector.ts';

/** Blocks linked to a chain that runs into the depth, or standing as a field of cubes. */
export const blocks: ObjectDefinition = {
  category: 'technology',
  shows: `cryptocurrency ledger, decentralized ledger, blockchain, linked cube, chain of blocks, block chain,
    blockchain network, connected cube`,
  illustrates: `blockchain technology, web3, distributed ledger, smart contract, decentralization,
    crypto technology, cryptocurrency technology, decentralized finance, defi, supply chain, crypto,
    cryptocurrency`,
  contains: 'cube, chain, link',
  compose: composeBlocks,
  standsInFor: ['technology'],
  inSentence: 'blocks',
};

interface BlockPaints {
  /** Materials of the blocks, in turn, of their edges and signs, and of the links. */
  blocks: number[];
  edge: number;
  link: number;
}

function composeBlocks(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const view = {
    center: [0, 1.0, 0] as Vector,
    halfWidth: 2.55,
    halfHeight: 1.5,
    azimuth: random.between(14, 34) * random.sign(),
    elevation: random.between(10, 22),
    focal: random.between(1.7, 2.3),
    fill: 1.02,
  };
  if (isDarkSet(wish, 0.7, random)) {
    const neon = chooseNeon(wish.colors, random);
    const paints = {
      blocks: [0, 1, 2].map((step) =>
        set.paint(
          surface(mixRgb(neon.deep, step === 1 ? neon.other : neon.main, 0.12 + 0.12 * step), {
            roughness: 0.16,
            metalness: 0.5,
          }),
        ),
      ),
      edge: set.paint(glow(neon.main, 2.4)),
      link: set.paint(glow(mixRgb(neon.other, [1, 1, 1], 0.25), 3)),
    };
    placeBlocks(set, paints, random);
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const finish = random.pick([satin, glossy]);
  const paints = {
    blocks: [palette.main, palette.second, palette.accent].map((tone) => set.paint(finish(tone))),
    edge: set.paint(metal(GOLD, 0.2)),
    link: set.paint(metal(GOLD, 0.16)),
  };
  placeBlocks(set, paints, random);
  return brightScene(set, palette, view, wish, random);
}

function placeBlocks(set: StageSet, paints: BlockPaints, random: Random): void {
  const half = random.between(0.44, 0.54);
  const sway = random.between(0.4, 0.9);
  const phase = random.between(0, 6.28);
  const places = [-2, -1, 0, 1, 2].map(
    (index): Vector => [
      index * 1.62,
      0.95 + 0.3 * Math.sin(index * 1.4 + phase),
      sway * Math.sin(index * 0.9 + phase) + index * 0.35,
    ],
  );
  for (const [index, at] of places.entries()) {
    const turn = combine(
      turnAbout('z', random.between(-0.14, 0.14)),
      turnAbout('y', random.between(0.1, 0.8)),
    );
    placeBlock(set, at, turn, half, paints.blocks[index % 3]!, paints.edge);
    const next = places[index + 1];
    if (!next) continue;
    const way = subtract(next, at);
    set.add({ at: add(at, scale(way, 0.3)) }, [part(capsule(scale(way, 0.4), 0.03), paints.link)]);
    set.add({ at: add(at, scale(way, 0.5)) }, [part(sphere(0.1), paints.link)]);
  }
}

/** A cube with drawn edges and a ring on each face. */
function placeBlock(set: StageSet, at: Vector, turn: Turn, half: number, paint: number, edge: number): void {
  const h = half - 0.012;
  const wire = 0.018;
  const along = (way: Vector, step: Vector, count: Vector) =>
    part(capsule(scale(way, 2 * h), wire), edge, { at: scale(way, -h), rows: { step, count } });
  const ring = (axis: 'x' | 'z' | null, step: Vector, count: Vector) =>
    part(torus(half * 0.42, 0.02), edge, {
      rows: { step, count },
      ...(axis ? { turn: turnAbout(axis, Math.PI / 2) } : {}),
    });
  set.add({ at, turn, detail: 0.03 }, [
    part(box(half, half, half), paint, { round: 0.05 }),
    along([1, 0, 0], [0, 2 * h, 2 * h], [1, 2, 2]),
    along([0, 1, 0], [2 * h, 0, 2 * h], [2, 1, 2]),
    along([0, 0, 1], [2 * h, 2 * h, 0], [2, 2, 1]),
    ring(null, [0, 2 * half, 0], [1, 2, 1]),
    ring('x', [0, 2 * half, 0], [1, 2, 1]),
    ring('z', [0, 2 * half, 0], [1, 2, 1]),
  ]);
}
