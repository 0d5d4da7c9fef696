import { iconBodyWithIds } from '../../artwork/icon-body.ts';
import type { PeopleScene, Table } from '../people-scene.ts';
import { HIP } from '../poses.ts';
import type { Extent } from '../rooms.ts';
import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { BUILDS } from './body-measures.ts';
import { CAST_POSES } from './cast-poses.ts';
import { drawRole } from './draw-role.ts';
import { drawSlumped } from './draw-slumped.ts';

/** Units from the ground to the top of the desk, and from a sitter's neck to its near edge. */
const DESK_HEIGHT = 316;
const EDGE = 112;
/** From the neck back to the chair, and forward to the far end of a desk for one. */
const BACK = 190;
const ALONE = 640;
/** Between the necks of two who sit opposite each other. */
const OPPOSITE = 700;
const SEAT = 216;

/** One person at a desk, or two opposite each other, from the side. */
export function placeAcross(scene: PeopleScene, { middle }: Table, { w, h, floor, group }: Extent): string {
  const { cast, colors } = scene;
  const isAlone = cast.length === 1;
  const total = BACK + (isAlone ? ALONE : OPPOSITE + BACK);
  const ground = floor + (h - floor) * 0.5;
  const size =
    Math.min((ground - h * 0.07) / 815, Math.min(group.width, w * 0.96) / total) * Math.sqrt(group.size);
  const left = group.middle - (total * size) / 2;
  const isTurned = isAlone && scene.seed % 2 === 1;
  const neckOf = (index: number) => BACK + index * OPPOSITE;
  const edges = [BACK + EDGE, isAlone ? BACK + ALONE - 20 : BACK + OPPOSITE - EDGE] as const;
  const people = cast
    .map((person, index) => {
      if (person.isGone) return '';
      const build = BUILDS[person.role!.build];
      // Children sit higher.
      const lift = SEAT * (1 - build);
      const spot = { x: neckOf(index), ground: -lift, scale: build, mirrored: index === 1 };
      return person.role!.pose === 'sleep'
        ? drawSlumped(person, { ...spot, ground: 0 }, colors.ink)
        : drawRole(person, spot, `p${index}`, colors.ink);
    })
    .join('');
  const chairs = cast
    .map((_, index) => drawChair(neckOf(index), index === 1 ? -1 : 1, colors.accent, colors.ink))
    .join('');
  const things = middle
    .map((name, index) => {
      const { side, foot = 29.8, reach, isMirrored } = THINGS[name] ?? { side: 150, reach: 0 };
      const scale = side / 32;
      const x = isAlone
        ? BACK + (reach || 250 + index * 170) + side / 2
        : BACK + OPPOSITE / 2 + (index - (middle.length - 1) / 2) * 170;
      const turned = isMirrored ? 'translate(32 0) scale(-1 1)' : '';
      return `<g transform="translate(${x} ${-DESK_HEIGHT + 4}) scale(${scale}) translate(-16 ${-foot}) ${turned}">${iconBodyWithIds(name, `t${index}`)}</g>`;
    })
    .join('');
  const shadow = `<ellipse cx="${total / 2}" cy="6" rx="${total * 0.48}" ry="26" fill="#101828" opacity=".15"/>`;
  const flip = isTurned ? `translate(${total} 0) scale(-1 1)` : '';
  return `<g transform="translate(${left.toFixed(1)} ${ground.toFixed(1)}) scale(${size.toFixed(3)}) ${flip}" stroke-linejoin="round">${shadow}${chairs}${drawDesk(edges, colors.wood, colors.ink)}${things}${people}</g>`;
}

/** Heights of drawings on the desk, and where their left edge is before the person who uses them. */
const THINGS: Readonly<Record<string, { side: number; foot?: number; reach: number; isMirrored?: boolean }>> =
  {
    'sewing-machine': { side: 300, foot: 29.4, reach: 178 },
    microscope: { side: 372, reach: 100, isMirrored: true },
    typewriter: { side: 270, foot: 29.6, reach: 196 },
    laptop: { side: 210, foot: 28, reach: 220 },
    clipboard: { side: 130, reach: 300 },
    books: { side: 150, reach: 420 },
    'hot-beverage': { side: 90, reach: 470 },
  };

function drawChair(x: number, turn: 1 | -1, color: string, ink: string): string {
  const seat = -(CAST_POSES.desk.foot - HIP) + 36;
  return (
    `<g transform="translate(${x} 0) scale(${turn} 1)"><path d="M10 ${seat}V-40" stroke="${ink}" stroke-width="30"/><path d="M10 ${seat}V-40" stroke="#8d97a8" stroke-width="19"/><path d="M-92 -16Q10 -62 112 -16" fill="none" stroke="${ink}" stroke-width="27" stroke-linecap="round"/><path d="M-92 -16Q10 -62 112 -16" fill="none" stroke="#5c6474" stroke-width="16" stroke-linecap="round"/>` +
    `${[-92, 10, 112].map((dx) => `<circle cx="${dx}" cy="-12" r="13" fill="#2b2f3d"/>`).join('')}` +
    `<path d="M-100 ${seat}L-128 ${seat - 120}" fill="none" stroke="#5c6474" stroke-width="18"/><path d="M-140 ${seat - 60}Q-160 ${seat - 300} -112 ${seat - 304}Q-88 ${seat - 300} -94 ${seat - 190}Q-98 ${seat - 100} -92 ${seat - 54}Q-116 ${seat - 34} -140 ${seat - 60}Z" fill="${color}" ${line(ink)}/>` +
    `<rect x="-112" y="${seat - 8}" width="232" height="38" rx="18" fill="${darken(color, 0.14)}" ${line(ink)}/></g>`
  );
}

function drawDesk([left, right]: readonly [number, number], wood: string, ink: string): string {
  const leg = (x: number) =>
    `<rect x="${x}" y="${-DESK_HEIGHT + 20}" width="22" height="${DESK_HEIGHT - 20}" fill="${darken(wood, 0.22)}" ${line(ink)}/>`;
  return (
    leg(left + 150) +
    leg(right - (right - left > 480 ? 52 : 172)) +
    `<rect x="${left}" y="${-DESK_HEIGHT}" width="${right - left}" height="30" rx="8" fill="${lighten(wood, 0.12)}" ${line(ink)}/>`
  );
}
