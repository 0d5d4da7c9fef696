import { fromHex } from '#engines/studio/color/linear-color';
import { box, capsule, cylinder, part, path, torus } from '#engines/studio/objects/parts';
import { COPPER, metal, satin, surface } from '#engines/studio/objects/surfaces';
import { combine, turnAbout, type Vector } from '#engines/studio/objects/vector';
import type { Product } from './product.ts';

const ACROSS = turnAbout('z', Math.PI / 2);
const BAND = 1.02;
const TOP = 1.22;

/** Over-ear headphones in cream with tan leather and copper joints. */
export const headphones: Product = {
  id: 'headphones',
  azimuth: 30,
  elevation: 5,
  focal: 3,
  build(set) {
    const shell = set.paint(satin(fromHex('#efe6d8')));
    const leather = set.paint({
      ...surface(fromHex('#a8693c'), { roughness: 0.5, wrap: 0.1 }),
      pattern: { kind: 'mottled', second: fromHex('#7c4724'), scale: 7, contrast: 0.35, roughness: 0.15 },
    });
    const copper = set.paint(metal(COPPER, 0.2));
    const dark = set.paint(surface([0.02, 0.019, 0.018], { roughness: 0.8 }));
    const arc = (radius: number, from: number, to: number, thick: number, steps = 18) =>
      Array.from({ length: steps + 1 }, (_, step): [number, number, number, number] => {
        const angle = from + ((to - from) * step) / steps;
        return [Math.cos(angle) * radius, TOP + Math.sin(angle) * radius * 1.06, 0, thick];
      });
    set.add({ at: [0, 0, 0] }, [part(path(arc(BAND, 0.05, Math.PI - 0.05, 0.05)), copper)]);
    set.add({ at: [0, 0, 0] }, [
      part(path(arc(BAND - 0.02, 0.34, Math.PI - 0.34, 0.13)), leather),
      part(box(2, 2, 0.24), leather, { at: [0, TOP, 0], join: 'clip', blend: 0.04 }),
    ]);
    for (const side of [-1, 1]) {
      const cup: Vector = [side * 0.98, 0.78, 0];
      const turn = combine(turnAbout('z', side * -0.06), turnAbout('y', side * 0.1));
      set.add({ at: [side * BAND, TOP, 0] }, [part(capsule([side * 0.03, -0.22, 0], 0.055), copper)]);
      set.add({ at: cup, turn }, [
        part(torus(0.56, 0.036), copper, { turn: ACROSS }),
        part(box(0.2, 0.4, 0.8), copper, { at: [0, -0.36, 0], join: 'cut' }),
      ]);
      set.add({ at: cup, turn }, [
        part(cylinder(0.06, 0.56), copper, { turn: turnAbout('x', Math.PI / 2), round: 0.02 }),
      ]);
      set.add({ at: cup, turn }, [
        part(cylinder(0.5, 0.15), shell, { turn: ACROSS, at: [side * 0.03, 0, 0], round: 0.11 }),
        part(cylinder(0.36, 0.02), copper, { turn: ACROSS, at: [side * 0.18, 0, 0], round: 0.015 }),
        part(cylinder(0.33, 0.02), shell, { turn: ACROSS, at: [side * 0.187, 0, 0], round: 0.015 }),
      ]);
      set.add({ at: cup, turn }, [
        part(torus(0.34, 0.155), leather, { turn: ACROSS, at: [side * -0.19, 0, 0] }),
        part(cylinder(0.33, 0.04), dark, { turn: ACROSS, at: [side * -0.16, 0, 0] }),
      ]);
    }
  },
};
