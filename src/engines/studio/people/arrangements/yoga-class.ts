import { drawFigure } from '../figure.ts';
import type { PeopleScene, Person } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { darken } from '../tint.ts';

const POSES = ['lotus', 'tree', 'warrior', 'reach'] as const;
/** Width that a pose takes, and how far below the neck its feet are, in the figure's units. */
const REACH = { lotus: 520, tree: 440, warrior: 680, reach: 470 };
const FOOT = { lotus: 440, tree: 770, warrior: 730, reach: 760 };

interface Spot {
  person: Person;
  x: number;
  ground: number;
  scale: number;
  mat: string;
}

export function stageYoga(scene: PeopleScene, extent: Extent): string {
  const pose = POSES[scene.seed % 4]!;
  const spots = extent.tall ? stageInDepth(scene, extent, pose) : stageInLine(scene, extent, pose);
  return spots
    .map(({ person, x, ground, scale, mat }) => {
      const half = REACH[pose] * 0.52 * scale;
      return (
        `<path d="M${x - half} ${ground + 34 * scale}L${x - half * 0.86} ${ground - 26 * scale}H${x + half * 0.86}L${x + half} ${ground + 34 * scale}Z" fill="${mat}"/><path d="M${x - half} ${ground + 34 * scale}H${x + half}V${ground + 44 * scale}H${x - half}Z" fill="${darken(mat, 0.2)}"/>` +
        drawFigure(person, pose, { x, y: ground - FOOT[pose] * scale, scale }, scene)
      );
    })
    .join('');
}

/** In a line, every second person a little farther back. */
function stageInLine(
  { cast: all, colors, layout }: PeopleScene,
  { h, floor, group }: Extent,
  pose: keyof typeof REACH,
): Spot[] {
  const cast = layout.furniture === 'spare' ? all.slice(0, Math.ceil(all.length * 0.6)) : all;
  const step = (group.width * 0.96) / cast.length;
  const size = Math.min(step / REACH[pose], (h * 0.76) / (FOOT[pose] + 210), 1.3);
  const spots = cast.map((person, index) => {
    const back = index % 2 === 1 && cast.length > 2;
    return {
      person,
      back,
      x: group.left + group.width * 0.02 + step * (index + 0.5),
      ground: back ? floor + (h - floor) * 0.26 : h - (h - floor) * 0.3,
      scale: back ? size * 0.84 : size,
      mat: index % 2 ? colors.second : colors.accent,
    };
  });
  return spots.sort((a, b) => Number(b.back) - Number(a.back));
}

/** For tall pictures: one person in front, large, and the others behind. */
function stageInDepth(
  { cast, colors }: PeopleScene,
  { w, h, floor, group }: Extent,
  pose: keyof typeof REACH,
): Spot[] {
  const size = Math.min((w * 0.74) / REACH[pose], (h * 0.56) / (FOOT[pose] + 210)) * group.size;
  const [first, ...others] = cast;
  const behind = others.map((person, index) => ({
    person,
    x: w * (index % 2 ? 0.78 : 0.22),
    ground: floor + (h - floor) * (0.16 + 0.06 * index),
    scale: Math.min(size * 0.66, (w * 0.46) / REACH[pose]),
    mat: colors.second,
  }));
  const front = {
    person: first!,
    x: w * 0.5,
    ground: h - (h - floor) * 0.22,
    scale: size,
    mat: colors.accent,
  };
  return [...behind, front];
}
