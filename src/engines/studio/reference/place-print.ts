import type { Rgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import { box, part } from '../objects/parts.ts';
import type { StageSet } from '../objects/stage-set.ts';
import { GOLD, matte, metal, satin, wood } from '../objects/surfaces.ts';
import { add, combine, turnAbout, unturn, type Vector } from '../objects/vector.ts';
import { BOARD } from './print-face.ts';
import type { Placing } from './reference-scene.ts';

const DEPTH = 0.05;
const BLACK: Rgb = [0.015, 0.015, 0.016];

/** Widths of the mount (passe-partout) and of the frame around it, in scene units. */
export interface PrintBorder {
  mount: number;
  frame: number;
}

/** A frame with a mount, leaning slightly or lying on its back. */
export function placePrint(
  set: StageSet,
  photo: { width: number; height: number },
  { mount, frame }: PrintBorder,
  where: { floor: number; lies: boolean },
  random: Random,
): Placing {
  const halfWidth = photo.width / 2 + mount + frame;
  const halfHeight = photo.height / 2 + mount + frame;
  const lean = where.lies ? Math.PI / 2 : random.between(0.04, 0.1);
  const turn = combine(
    turnAbout('x', lean),
    turnAbout('y', random.sign() * random.between(0.06, where.lies ? 0.3 : 0.24)),
  );
  const bottom: Vector = where.lies
    ? add([0, where.floor + DEPTH, 0], unturn(turn, [0, -halfHeight, 0]))
    : [0, where.floor + DEPTH * Math.sin(lean), 0];
  const rail = set.paint(
    random.pick([
      wood('oak', { scale: 1.4 }),
      wood('walnut', { scale: 1.4 }),
      satin(BLACK),
      satin([0.8, 0.79, 0.77]),
      metal(GOLD, 0.28),
    ]),
  );
  const board = set.paint(matte([BOARD, BOARD, BOARD]));
  set.add({ at: bottom, turn }, [
    part(box(halfWidth, halfHeight, DEPTH), rail, { at: [0, halfHeight, 0], round: 0.008 }),
    part(box(halfWidth - frame, halfHeight - frame, DEPTH * 2), rail, {
      at: [0, halfHeight, 0],
      join: 'cut',
    }),
  ]);
  set.add({ at: bottom, turn }, [
    part(box(halfWidth - frame * 0.5, halfHeight - frame * 0.5, 0.02), board, { at: [0, halfHeight, 0] }),
  ]);
  return {
    kind: 'print',
    foot: add(bottom, unturn(turn, [0, mount + frame, -0.02])),
    right: unturn(turn, [1, 0, 0]),
    up: unturn(turn, [0, 1, 0]),
    out: unturn(turn, [0, 0, -1]),
    ...photo,
  };
}
