import { mixRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import { capsule, part, sphere } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { createStageSet, type StageSet } from '../stage-set.ts';
import { GOLD, glossy, glow, metal, SILVER, surface } from '../surfaces.ts';
import { add, combine, scale, turnAbout, unturn, type Vector } from '../vector.ts';

/** A leaning double helix with base pairs in two colors, and cells or bubbles around it. */
export const dna: ObjectDefinition = {
  category: 'technology',
  shows: 'dna, helix, double helix, dna strand, dna helix, dna molecule, dna double helix',
  illustrates: `genetics, genome, gene, biotechnology, biotech, genetic engineering, genetic research,
    gene editing, life science, genetic code, genomics, heredity, gene therapy, dna test, genetic testing,
    bioinformatics, crispr, evolution`,
  contains: 'molecule, grid',
  compose: composeDna,
};

function composeDna(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const lean = random.between(0.35, 0.8) * random.sign();
  const view = {
    center: [0, 2.1, 0] as Vector,
    halfWidth: 2,
    halfHeight: 2,
    azimuth: random.between(-14, 14),
    elevation: random.between(-2, 6),
    focal: random.between(1.9, 2.5),
    fill: 0.98,
  };
  if (isDarkSet(wish, 0.5, random)) {
    const neon = chooseNeon(wish.colors, random);
    const paints = {
      strand: set.paint(surface(mixRgb(neon.deep, neon.main, 0.6), { roughness: 0.26 })),
      other: set.paint(surface(mixRgb(neon.deep, neon.other, 0.7), { roughness: 0.26 })),
      left: set.paint(glow(neon.main, 1.5)),
      right: set.paint(glow(neon.other, 1.5)),
      bubble: set.paint(surface(mixRgb(neon.deep, neon.main, 0.4), { roughness: 0.1 })),
    };
    placeHelix(set, paints, lean, random);
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const precious = random.chance(0.4) && wish.colors.length === 0;
  const paints = {
    strand: set.paint(precious ? metal(GOLD, 0.18) : glossy(palette.main)),
    other: set.paint(precious ? metal(SILVER, 0.18) : glossy(mixRgb(palette.main, palette.second, 0.5))),
    left: set.paint(glossy(palette.accent)),
    right: set.paint(glossy(palette.second)),
    bubble: set.paint(glossy(mixRgb(palette.main, palette.neutral, 0.5))),
  };
  placeHelix(set, paints, lean, random);
  return brightScene(set, palette, view, wish, random);
}

const PIECES = 14;

type HelixPaints = Record<'strand' | 'other' | 'left' | 'right' | 'bubble', number>;

function placeHelix(set: StageSet, paints: HelixPaints, lean: number, random: Random): void {
  const radius = random.between(0.62, 0.78);
  const rungs = 22;
  const height = 5.6;
  const twist = random.between(1.6, 2) * 2 * Math.PI;
  const start = random.between(0, 6.28);
  const turn = combine(turnAbout('z', lean), turnAbout('x', random.between(-0.2, 0.2)));
  const center: Vector = [0, 2.15, 0];
  // Short pieces of the strands have tight bounds, so that rays between them are cheap.
  const rise = (height * 2 * Math.PI) / twist;
  const half = height / 2 / PIECES;
  for (let piece = 0; piece < PIECES; piece++) {
    const middle = (2 * piece + 1 - PIECES) * half;
    for (const side of [-1, 1]) {
      const angle = start + twist / 2 + (side < 0 ? Math.PI : 0) + (middle / rise) * 2 * Math.PI;
      set.add({ at: add(center, unturn(turn, [0, middle, 0])), turn }, [
        part(
          { kind: 'helix', radius, rise, half, wire: 0.085, start: angle },
          side < 0 ? paints.strand : paints.other,
        ),
      ]);
    }
  }
  const halfRung: Vector = [radius, 0, 0];
  for (let rung = 0; rung <= rungs; rung++) {
    const way = rung / rungs;
    set.add(
      {
        at: add(center, unturn(turn, [0, (way - 0.5) * height, 0])),
        turn: combine(turnAbout('y', -start - way * twist), turn),
      },
      [
        part(capsule(halfRung, 0.05), rung % 2 ? paints.left : paints.right, { at: scale(halfRung, -1) }),
        part(capsule(halfRung, 0.05), rung % 2 ? paints.right : paints.left),
      ],
    );
  }
  for (let index = 0; index < 9; index++) {
    const size = random.between(0.05, 0.2);
    const x = random.between(1.3, 2.6) * (index % 2 ? 1 : -1);
    set.add({ at: [x, random.between(0.5, 3.9), random.between(-0.8, 1.4)] }, [
      part(sphere(size), paints.bubble),
    ]);
  }
}
