import { fromHex } from '#engines/studio/color/linear-color';
import type { Body } from '#engines/studio/objects/object-scene';
import { body, box, capsule, cylinder, part, prism } from '#engines/studio/objects/parts';
import { GOLD, glass, metal, surface } from '#engines/studio/objects/surfaces';
import { turnAbout } from '#engines/studio/objects/vector';
import { letter } from './lettering.ts';
import { ellipse } from './outlines.ts';
import { drawLabel, type Product } from './product.ts';

const AHEAD = turnAbout('x', Math.PI / 2);
const MIDDLE = 1.12;
/** The strap's loop as seen from the side: half its depth and height. */
const DEEP = 0.86;
const TALL = 1.12;

/** A dress watch with a midnight dial that stands on its closed strap. */
export const wristwatch: Product = {
  id: 'wristwatch',
  azimuth: 24,
  elevation: 9,
  focal: 3.2,
  async build(set) {
    const steel = set.paint(metal([0.86, 0.85, 0.84], 0.16));
    const brushed = set.paint({
      ...surface([0.78, 0.77, 0.76], { roughness: 0.3, metalness: 1 }),
      pattern: { kind: 'grooves', scale: 60, depth: 0.15 },
    });
    const hand = set.paint(metal(GOLD, 0.2));
    const crystal = set.paint(glass([0.95, 0.97, 1]));
    const leather = set.paint({
      ...surface(fromHex('#7a4526'), { roughness: 0.42 }),
      pattern: { kind: 'mottled', second: fromHex('#4d2713'), scale: 9, contrast: 0.5, roughness: 0.2 },
    });
    const thread = set.paint(surface(fromHex('#e8d3b0'), { roughness: 0.7 }));
    const marks = Array.from({ length: 60 }, (_, minute) => {
      const hour = minute % 5 === 0;
      return `<rect x="${hour ? -6 : -2}" y="-356" width="${hour ? 12 : 4}" height="${hour ? 74 : 24}" rx="2"
        fill="${hour ? '#e9c58e' : '#a9b4c4'}" transform="rotate(${minute * 6})"/>`;
    });
    const texture = set.print(
      await drawLabel(
        800,
        800,
        `<defs><radialGradient id="d"><stop offset="0" stop-color="#2c4468"/><stop offset=".7" stop-color="#152544"/>
         <stop offset="1" stop-color="#0a1428"/></radialGradient></defs>
         <rect width="800" height="800" fill="url(#d)"/>
         <g transform="translate(400 400)">${marks.join('')}
         <circle cx="0" cy="150" r="92" fill="#0d1a33" stroke="#e9c58e" stroke-width="4"/>
         <path d="M0 150V82" stroke="#e9c58e" stroke-width="6"/></g>
         ${letter('MERIDOT', { x: 400, y: 220, height: 42, weight: 4.5, color: '#e8ecf2' })}`,
      ),
    );
    const dial = set.paint({
      ...surface([1, 1, 1], { roughness: 0.35 }),
      pattern: {
        kind: 'texture',
        texture,
        lie: 'xy',
        left: -0.58,
        top: 0.58,
        width: 1.16,
        height: 1.16,
        repeat: false,
      },
    });
    const front = -DEEP;
    const at = [0, MIDDLE, front] as const;
    set.add({ at }, [part(cylinder(0.68, 0.13), steel, { turn: AHEAD, round: 0.05 })]);
    set.add({ at }, [
      part(cylinder(0.64, 0.06), steel, { turn: AHEAD, at: [0, 0, -0.13], round: 0.025 }),
      part(cylinder(0.565, 0.1), brushed, { turn: AHEAD, at: [0, 0, -0.17], join: 'cut', blend: 0.02 }),
    ]);
    set.add({ at }, [part(cylinder(0.57, 0.01), dial, { turn: AHEAD, at: [0, 0, -0.13] })]);
    set.add({ at }, [
      part(capsule([0, 0.3, 0], 0.022, 0.014), hand, { at: [0, 0, -0.15], turn: turnAbout('z', 1.05) }),
      part(capsule([0, 0.46, 0], 0.016, 0.01), hand, { at: [0, 0, -0.16], turn: turnAbout('z', -1.0) }),
      part(cylinder(0.032, 0.025), hand, { at: [0, 0, -0.155], turn: AHEAD, round: 0.008 }),
    ]);
    set.add({ at, glass: 'thin' }, [
      part({ kind: 'ellipsoid', radii: [0.565, 0.565, 0.06] }, crystal, { at: [0, 0, -0.16] }),
      part(box(1, 1, 0.1), crystal, { at: [0, 0, -0.27], join: 'clip' }),
    ]);
    set.add({ at: [0.74, MIDDLE, front] }, [
      part({ kind: 'gear', radius: 0.085, half: 0.05, teeth: 26, depth: 0.007 }, steel, {
        turn: turnAbout('y', Math.PI / 2),
        round: 0.015,
      }),
    ]);
    set.place(
      ...[-1, 1].flatMap((way) =>
        [-1, 1].map((side) =>
          body({ at: [side * 0.34, MIDDLE + way * 0.63, front + 0.1] }, [
            part(box(0.065, 0.14, 0.1), steel, { round: 0.05, turn: turnAbout('x', way * 0.35) }),
          ]),
        ),
      ),
    );
    set.add({ at: [0, MIDDLE, 0] }, [
      part(prism(ellipse(DEEP + 0.02, TALL, 80), 0.3), leather, {
        turn: turnAbout('y', Math.PI / 2),
        round: 0.035,
      }),
      part(prism(ellipse(DEEP - 0.1, TALL - 0.12), 0.5), leather, {
        turn: turnAbout('y', Math.PI / 2),
        join: 'cut',
        blend: 0.02,
      }),
      part(box(0.6, 0.56, 0.4), leather, { at: [0, 0, -DEEP], join: 'cut' }),
    ]);
    set.place(...[-1, 1].flatMap((side) => stitches(side * 0.24, thread)));
  },
};

/** Seams along the strap's edge, above and below the case. */
function stitches(across: number, thread: number): Body[] {
  return Array.from({ length: 26 }, (_, index) => {
    const angle = ((index < 13 ? 1 : -1) * (0.72 + (index % 13) * 0.085) * Math.PI) / 2;
    const y = Math.sin(angle) * (TALL + 0.002);
    const z = -Math.cos(angle) * (DEEP + 0.022);
    const lean = Math.atan2(Math.sin(angle) * (DEEP + 0.022), Math.cos(angle) * TALL);
    return body({ at: [across, MIDDLE + y, z], turn: turnAbout('x', lean) }, [
      part(capsule([0, 0.06, 0], 0.011), thread),
    ]);
  });
}
