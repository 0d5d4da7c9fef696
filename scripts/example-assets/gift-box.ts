import { fromHex } from '#engines/studio/color/linear-color';
import { body, box, part, prism } from '#engines/studio/objects/parts';
import { surface } from '#engines/studio/objects/surfaces';
import { combine, turnAbout } from '#engines/studio/objects/vector';
import { type Point, smoothLoop } from './outlines.ts';
import type { Product } from './product.ts';

const LOOP: Point[] = [
  [0, 0],
  [0.2, 0.2],
  [0.5, 0.36],
  [0.74, 0.3],
  [0.78, 0.12],
  [0.6, 0.0],
  [0.3, -0.02],
];
const HOLLOW: Point[] = LOOP.map(([x, y]) => [0.08 + x * 0.86, 0.03 + y * 0.8]);

/** A box in deep green paper with a satin bow. */
export const giftBox: Product = {
  id: 'gift-box',
  azimuth: 28,
  elevation: 10,
  focal: 3,
  build(set) {
    const paper = set.paint(surface(fromHex('#1f5a4a'), { roughness: 0.42 }));
    const lid = set.paint(surface(fromHex('#266956'), { roughness: 0.4 }));
    const satin = set.paint({
      ...surface(fromHex('#e7b36a'), { roughness: 0.26, wrap: 0.15 }),
      pattern: { kind: 'mottled', second: fromHex('#d09a50'), scale: 3, contrast: 0.4, roughness: 0.1 },
    });
    const loop = (turn: number, lift: number, size: number) =>
      body({ at: [0, 1.5, 0], turn: combine(turnAbout('z', lift), turnAbout('y', turn)) }, [
        part(prism(smoothLoop(LOOP.map(([x, y]): Point => [x * size, y * size])), 0.15), satin, {
          round: 0.02,
        }),
        part(prism(smoothLoop(HOLLOW.map(([x, y]): Point => [x * size, y * size])), 0.4), satin, {
          join: 'cut',
          blend: 0.015,
        }),
      ]);
    const tail = (turn: number, length: number) =>
      body(
        { at: [0, 1.48, 0], turn: combine(turnAbout('x', 0.2), turnAbout('z', 0.06), turnAbout('y', turn)) },
        [part(box(length / 2, 0.012, 0.14), satin, { at: [length / 2, 0.04, 0], round: 0.01 })],
      );
    set.add({ at: [0, 0.58, 0] }, [part(box(0.92, 0.58, 0.92), paper, { round: 0.025 })]);
    set.add({ at: [0, 1.3, 0] }, [part(box(0.98, 0.16, 0.98), lid, { round: 0.03 })]);
    set.add({ at: [0, 0.6, 0] }, [
      part(box(0.16, 0.6, 0.927), satin, { round: 0.012 }),
      part(box(0.927, 0.6, 0.16), satin, { round: 0.012 }),
    ]);
    set.add({ at: [0, 1.3, 0] }, [
      part(box(0.16, 0.167, 0.987), satin, { round: 0.02 }),
      part(box(0.987, 0.167, 0.16), satin, { round: 0.02 }),
    ]);
    set.place(loop(0.35, 0.1, 1));
    set.place(loop(0.35 + Math.PI, 0.1, 1));
    set.place(loop(0.95, 0.5, 0.74));
    set.place(loop(0.95 + Math.PI, 0.5, 0.74));
    set.place(tail(1.0, 0.95));
    set.place(tail(2.4, 0.9));
    set.add({ at: [0, 1.56, 0], turn: turnAbout('y', 0.35) }, [
      part(box(0.14, 0.13, 0.15), satin, { round: 0.08 }),
    ]);
  },
};
