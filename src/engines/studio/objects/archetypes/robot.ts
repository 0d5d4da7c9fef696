import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { ObjectComposition, ObjectDefinition, ObjectWish } from '../object-definition.ts';
import { chooseNeon, choosePalette, isDarkSet } from '../object-palettes.ts';
import { box, capsule, cylinder, part, sphere } from '../parts.ts';
import { brightScene, darkScene } from '../set-scenes.ts';
import { smoothLine } from '../smooth-line.ts';
import { addTube, createStageSet, type StageSet } from '../stage-set.ts';
import { GOLD, glossy, glow, metal, STEEL, satin, surface } from '../surfaces.ts';
import { add, combine, type Turn, turnAbout, unturn, type Vector } from '../vector.ts';

/** An industrial arm on a podium that lifts something: automation. */
export const robot: ObjectDefinition = {
  category: 'technology',
  favoredBy: [],
  shows: `robot arm, industrial robot arm, robotic arm, industrial robot, assembly robot, cobot,
    factory robot, mechanical arm, robotic hand, manufacturing robot, robot gripper, welding robot`,
  illustrates: `robotics, factory automation, smart factory, industry 4, industry 4 0, industrial automation,
    robotic automation, automated factory, smart manufacturing, assembly line, automated production`,
  contains: 'gripper, ball, cube, load',
  compose: composeRobot,
};

interface RobotPaints {
  shell: number;
  dark: number;
  steel: number;
  light: number;
  /** The lifted load, and those waiting beside it. */
  load: number;
  crate: number;
}

function composeRobot(wish: ObjectWish, random: Random): ObjectComposition {
  const set = createStageSet();
  const side = random.sign();
  const view = {
    center: [side * 0.3, 1.6, 0] as Vector,
    halfWidth: 2.0,
    halfHeight: 1.75,
    azimuth: random.between(6, 26) * side,
    elevation: random.between(5, 13),
    focal: random.between(1.9, 2.5),
    fill: 0.92,
  };
  if (isDarkSet(wish, 0.25, random)) {
    const neon = chooseNeon(wish.colors, random);
    const paints = {
      shell: set.paint(surface(mixRgb([0.62, 0.64, 0.68], neon.main, 0.45), { roughness: 0.3 })),
      dark: set.paint(satin([0.035, 0.038, 0.045])),
      steel: set.paint(metal(STEEL, 0.3)),
      light: set.paint(glow(neon.other, 2.6)),
      load: set.paint(glow(mixRgb(neon.other, [1, 1, 1], 0.15), 1.7)),
      crate: set.paint(surface(mixRgb(neon.deep, neon.other, 0.3), { roughness: 0.3 })),
    };
    placeRobot(set, paints, side, random);
    return darkScene(set, neon, view, wish, random);
  }
  const palette = choosePalette(wish, false, random);
  const coat: Rgb =
    wish.colors.length > 0 ? palette.main : random.pick([palette.accent, palette.neutral, [0.9, 0.32, 0.03]]);
  const paints = {
    shell: set.paint(random.chance(0.5) ? glossy(coat) : satin(coat)),
    dark: set.paint(satin([0.035, 0.037, 0.042])),
    steel: set.paint(metal([0.72, 0.73, 0.75], 0.3)),
    light: set.paint(glow([0.15, 0.75, 1], 1.4)),
    load: set.paint(random.chance(0.4) ? metal(GOLD, 0.18) : glossy(palette.main)),
    crate: set.paint(satin(mixRgb(palette.main, palette.second, 0.5))),
  };
  placeRobot(set, paints, side, random);
  const base = set.paint(satin(mixRgb(palette.main, palette.neutral, 0.6)));
  set.add({ at: [side * 0.35, 0.06, 0] }, [part(cylinder(2.25, 0.06), base, { round: 0.03 })]);
  return brightScene(set, palette, view, wish, random);
}

/**
 * Links in the plane x, y, turned about the foot: shoulder, elbow and wrist bend by the angles from upright.
 */
function placeRobot(set: StageSet, paints: RobotPaints, side: number, random: Random): void {
  const foot: Vector = [-side * 0.75, 0.12, 0.1];
  const yaw = turnAbout('y', side < 0 ? Math.PI + random.between(-0.45, 0.1) : random.between(-0.1, 0.45));
  const place = (at: Vector): Vector => add(foot, unturn(yaw, at));
  const shoulder: Vector = [0, 0.98, 0];
  const upper = random.between(-0.12, 0.22);
  const fore = random.between(1.5, 1.85);
  const elbow = reach(shoulder, upper, 1.45);
  const wrist = reach(elbow, fore, 1.35);
  placeFoot(set, paints, foot, yaw);
  placeLink(set, paints, place(shoulder), combine(turnAbout('z', -upper), yaw), 1.45, [0.27, 0.21]);
  placeJoint(set, paints, place(elbow), yaw, 0.3);
  placeLink(set, paints, place(elbow), combine(turnAbout('z', -fore), yaw), 1.35, [0.22, 0.14]);
  placeJoint(set, paints, place(wrist), yaw, 0.19);
  placeGripper(set, paints, place(wrist), yaw);
  const hose = smoothLine(
    [
      [-0.18, 0.62, -0.16],
      [-0.42, 1.2, -0.2],
      add(elbow, [-0.36, -0.35, -0.14]),
      add(elbow, [-0.26, 0.32, -0.12]),
      add(reach(elbow, fore, 0.55), [0, 0.26, -0.06]),
      add(reach(elbow, fore, 0.95), [0, 0.17, 0]),
    ],
    4,
  );
  addTube(set, hose.map(place), 0.04, paints.dark);
  for (let index = 0; index < 3; index++) {
    const size = [0.24, 0.2, 0.16][index]!;
    const at: Vector = [side * [1.5, 2.05, 1.15][index]!, 0.12 + size, [0.75, -0.1, -1.05][index]!];
    set.add({ at, turn: turnAbout('y', random.between(-0.6, 0.6)) }, [
      part(box(size, size, size), index === 1 ? paints.load : paints.crate, { round: 0.04 }),
    ]);
  }
}

/** The point at distance `way` from another, `angle` radians from upright. */
function reach([x, y, z]: Vector, angle: number, way: number): Vector {
  return [x + Math.sin(angle) * way, y + Math.cos(angle) * way, z];
}

/** Foot plate with bolts, a column that turns, and the fork that holds the shoulder. */
function placeFoot(set: StageSet, paints: RobotPaints, foot: Vector, yaw: Turn): void {
  set.add({ at: foot }, [
    part(cylinder(0.72, 0.07), paints.dark, { at: [0, 0.07, 0], round: 0.03 }),
    part(cylinder(0.05, 0.03), paints.steel, {
      at: [0, 0.16, 0],
      rows: { step: [0.84, 0, 0.84], count: [2, 1, 2] },
      round: 0.01,
    }),
  ]);
  set.add({ at: add(foot, [0, 0.36, 0]) }, [
    part(cylinder(0.52, 0.2), paints.shell, { round: 0.06 }),
    part(cylinder(0.535, 0.022), paints.light, { at: [0, 0.1, 0] }),
  ]);
  set.add({ at: add(foot, [0, 0.62, 0]), turn: yaw }, [
    part(cylinder(0.44, 0.12), paints.shell, { round: 0.05 }),
    part(box(0.27, 0.36, 0.07), paints.shell, {
      at: [0, 0.24, 0],
      rows: { step: [0, 0, 0.62], count: [1, 1, 2] },
      round: 0.06,
      blend: 0.08,
    }),
  ]);
  placeJoint(set, paints, add(foot, [0, 0.98, 0]), yaw, 0.34);
}

/** A limb along its own y, wider at its root, with a steel band and a dark inlay on both faces. */
function placeLink(
  set: StageSet,
  paints: RobotPaints,
  at: Vector,
  turn: Turn,
  length: number,
  [root, end]: readonly [number, number],
): void {
  set.add({ at, turn }, [
    part(capsule([0, length, 0], root, end), paints.shell),
    part(box(1, length, root * 0.72), paints.shell, {
      at: [0, length / 2, 0],
      join: 'clip',
      blend: 0.05,
    }),
  ]);
  set.add({ at, turn }, [
    part(capsule([0, length * 0.44, 0], root * 0.42, end * 0.5), paints.dark, {
      at: [0, length * 0.29, 0],
    }),
    part(box(1, length, root * 0.745), paints.dark, {
      at: [0, length / 2, 0],
      join: 'clip',
      blend: 0.02,
    }),
  ]);
}

/** A motor across the arm: a drum with dark caps and a bright ring. */
function placeJoint(set: StageSet, paints: RobotPaints, at: Vector, yaw: Turn, radius: number): void {
  const across = turnAbout('x', Math.PI / 2);
  set.add({ at, turn: yaw, detail: radius * 0.2 }, [
    part(cylinder(radius, radius * 1.02), paints.shell, { turn: across, round: 0.05 }),
    part(cylinder(radius * 0.8, radius * 1.1), paints.dark, { turn: across, round: 0.03 }),
    part(cylinder(radius * 0.5, radius * 1.16), paints.steel, { turn: across, round: 0.03 }),
    part(cylinder(radius * 0.2, radius * 1.19), paints.dark, { turn: across, round: 0.02 }),
  ]);
}

/** Hangs from the wrist: a flange, two fingers, and the load between them. */
function placeGripper(set: StageSet, paints: RobotPaints, wrist: Vector, yaw: Turn): void {
  const finger = (way: number) => [
    part(box(0.045, 0.13, 0.075), paints.steel, { at: [way * 0.27, -0.62, 0], round: 0.02 }),
    part(box(0.04, 0.15, 0.085), paints.dark, { at: [way * 0.225, -0.84, 0], round: 0.025 }),
  ];
  set.add({ at: wrist, turn: yaw }, [
    part(cylinder(0.13, 0.16), paints.shell, { at: [0, -0.24, 0], round: 0.03 }),
    part(cylinder(0.15, 0.03), paints.steel, { at: [0, -0.39, 0], round: 0.01 }),
    part(box(0.34, 0.06, 0.11), paints.dark, { at: [0, -0.47, 0], round: 0.03 }),
    ...finger(-1),
    ...finger(1),
  ]);
  set.add({ at: add(wrist, [0, -0.86, 0]) }, [part(sphere(0.2), paints.load)]);
}
