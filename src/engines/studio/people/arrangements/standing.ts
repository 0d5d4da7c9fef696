import { HEADS } from '../cast/body-measures.ts';
import { drawRole, footOf, reachOfHeld } from '../cast/draw-role.ts';
import { hasOwnPose } from '../cast/portrait.ts';
import { rect } from '../decor.ts';
import { drawFigure } from '../figure.ts';
import type { PeopleScene } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { lighten } from '../tint.ts';

export function stageDoctor(scene: PeopleScene, { w, h, floor, tall, group }: Extent): string {
  const { cast, colors, seed } = scene;
  const size = Math.min((h * 0.78) / 915, w / (tall ? 740 : 900)) * group.size;
  const ground = Math.min(h - 40, floor + (h - floor) * 0.55);
  const { middle } = group;
  const bed =
    rect(middle + 20 * size, ground - 318 * size, 420 * size, 52 * size, lighten(colors.sky, 0.35), 16) +
    rect(middle + 40 * size, ground - 270 * size, 380 * size, 26 * size, '#ffffff', 6) +
    rect(middle + 70 * size, ground - 250 * size, 20 * size, 250 * size, '#c3ccd9', 4) +
    rect(middle + 370 * size, ground - 250 * size, 20 * size, 250 * size, '#c3ccd9', 4);
  const folder = `<g transform="translate(${middle - 150 * size} ${ground - 560 * size}) rotate(6) scale(${size})"><rect x="-62" y="-20" width="112" height="142" rx="8" fill="${colors.wood}" stroke="${colors.ink}" stroke-width="6"/><rect x="-52" y="-6" width="92" height="118" fill="#fff"/><path d="M-40 20H26M-40 44H26M-40 68H6" stroke="#b8c2d2" stroke-width="7"/><rect x="-26" y="-30" width="40" height="20" rx="5" fill="#8a97ab"/></g>`;
  const third = w > 1400 && group.size === 1 && middle > 620 * size;
  return (
    bed +
    drawFigure(
      cast[1]!,
      seed % 2 ? 'seated' : 'talking',
      { x: middle + 205 * size, y: ground - 634 * size, scale: size, mirrored: true },
      scene,
    ) +
    drawFigure(cast[0]!, 'tablet', { x: middle - 165 * size, y: ground - 770 * size, scale: size }, scene) +
    folder +
    (third
      ? drawFigure(cast[2]!, 'folded', { x: middle - 460 * size, y: ground - 790 * size, scale: size }, scene)
      : '')
  );
}

export function stageHandshake(scene: PeopleScene, { w, h, floor, group }: Extent): string {
  const { cast, seed } = scene;
  const size = Math.min((h * 0.8) / 930, w / 760) * 1.04 * group.size;
  const ground = Math.min(h - 20, floor + (h - floor) * 0.62);
  const y = ground - 770 * size;
  const { middle } = group;
  const others = cast.slice(2).map((person, index) =>
    drawFigure(
      person,
      (['folded', 'tablet', 'hip'] as const)[(seed + index) % 3]!,
      {
        x: middle + (index % 2 ? 1 : -1) * (430 + Math.floor(index / 2) * 260) * size,
        y: y + 60 * size,
        scale: size * 0.92,
        mirrored: index % 2 === 1,
      },
      scene,
    ),
  );
  const visible = group.size < 0.9 ? 0 : Math.max(0, Math.floor((group.width / size - 700) / 420));
  return (
    others.slice(0, visible).join('') +
    drawFigure(cast[1]!, 'shake', { x: middle + 226 * size, y, scale: size, mirrored: true }, scene) +
    drawFigure(cast[0]!, 'shake', { x: middle - 226 * size, y, scale: size }, scene)
  );
}

/** Units above the neck of a grown head with its hair, and of a hat on it. */
const HEADROOM = 222;
const HAT = 56;

export function stagePortrait(scene: PeopleScene, { w, h, group }: Extent): string {
  const { cast, colors, seed, layout } = scene;
  const person = cast[0]!;
  const { role } = person;
  const usual = w > h * 1.5 ? w * (seed % 2 ? 0.36 : 0.64) : w / 2;
  const x = layout.middle === undefined ? usual : group.middle;
  // Hands with a thing stay in the frame, and so does the thing.
  const near = role?.holds ? Math.min(1, group.size) : group.size;
  const trunk = role ? HEADS.adult / HEADS[role.build] : 1;
  const held = role ? reachOfHeld(role) : { above: 0, left: 0, right: 0 };
  const size = Math.min(
    Math.min(w / 420, h / 560) * 1.06 * near * trunk,
    h / (306 + held.above),
    (0.96 * Math.min(x, w - x)) / Math.max(held.left, held.right),
  );
  const headroom = (HEADROOM + (role?.hat ? HAT : 0)) * (size / trunk);
  const neck = Math.max(Math.min(h - 306 * size, h * 0.5), headroom, held.above * size);
  const hasRoom = layout.furniture === 'full' || layout.furniture === 'spare';
  const disc = hasRoom
    ? ''
    : `<circle cx="${x}" cy="${h * 0.5}" r="${Math.min(w, h) * 0.41}" fill="${lighten(colors.accent, 0.45)}" opacity=".85"/>`;
  const mirrored = x > w * 0.55;
  if (hasOwnPose(person))
    return (
      disc +
      drawRole(
        person,
        { x, ground: neck + footOf(person.role) * size, scale: size, mirrored },
        'p0',
        colors.ink,
      )
    );
  const pose = (['folded', 'hip', 'tablet', 'folded'] as const)[seed % 4]!;
  return disc + drawFigure(person, pose, { x, y: neck, scale: size, bust: true, mirrored }, scene);
}
