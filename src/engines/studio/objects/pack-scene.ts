import { boundBody, boxBody } from './bound-body.ts';
import type { Body, Material, ObjectScene, Part, Pattern } from './object-scene.ts';
import { packTree } from './pack-tree.ts';
import { SHAPE_KINDS, shapeOf } from './shapes.ts';
import { cross, NO_TURN, normalize, scale, subtract } from './vector.ts';

/** The arrays of one scene in the order and with the strides of `kernel/memory.ts`. */
export type PackedScene = Record<
  'header' | 'bodies' | 'parts' | 'points' | 'materials' | 'softboxes' | 'discs' | 'lamps' | 'nodes',
  number[]
>;

/** In the order of `kernel/material.ts`: numbers of each pattern for the ray marcher, at most six. */
const PATTERNS: { [Kind in Pattern['kind']]: (pattern: Extract<Pattern, { kind: Kind }>) => number[] } = {
  plain: () => [],
  wood: ({ scale, plank, contrast }) => [scale, plank, contrast],
  marble: ({ scale, contrast }) => [scale, 0, contrast],
  terrazzo: ({ scale, share }) => [scale, share],
  texture: ({ left, top, width, height, repeat, lie }) => [
    ...[left, top, width, height, repeat ? 1 : 0],
    ['xy', 'xz', 'sphere', 'zy'].indexOf(lie),
  ],
  mottled: ({ scale, contrast, roughness }) => [scale, contrast, roughness],
  gradient: ({ from, to }) => [from, to],
  grid: ({ cell, line, strength, fade }) => [cell, line, strength, fade],
  grooves: ({ scale, depth }) => [scale, depth],
};
const PATTERN_KINDS = Object.keys(PATTERNS);

export function packScene(scene: ObjectScene, width: number, height: number): PackedScene {
  const parts: number[] = [];
  const points: number[] = [];
  const bodies = scene.bodies.flatMap((body) => {
    const first = parts.length / 32;
    for (const part of body.parts) parts.push(...packPart(part, points));
    return packBody(body, first);
  });
  const { light, backdrop } = scene;
  return {
    header: packHeader(scene, width, height),
    bodies,
    parts,
    points,
    materials: scene.materials.flatMap(packMaterial),
    softboxes: light.softboxes.flatMap(({ towards, half, color }) => {
      const right = normalize(cross([0, 1, 0], towards));
      return [...towards, ...right, ...cross(towards, right), ...half, ...color];
    }),
    discs: backdrop.discs.flatMap(({ towards, radius, color, edge }) => [...towards, radius, ...color, edge]),
    lamps: light.lamps.flatMap(({ position, radius, color }) => [...position, radius, ...color, 0]),
    nodes: packTree(scene.bodies.map(boundBody)),
  };
}

function packHeader({ camera, light, backdrop }: ObjectScene, width: number, height: number): number[] {
  const forward = normalize(subtract(camera.target, camera.position));
  const right = normalize(cross([0, 1, 0], forward));
  const { gobo } = light;
  const { pool, fog } = backdrop;
  const header: number[] = [
    ...camera.position,
    ...right,
    ...cross(forward, right),
    ...scale(forward, camera.focal),
    width * (0.5 + camera.shift[0]),
    height * (0.5 + camera.shift[1]),
    1 / Math.sqrt(width * height),
    0,
    ...light.key,
    ...light.keyColor,
    light.hardness,
    0,
    ...light.sky,
    ...light.bounce,
    ...light.rim,
    ...light.rimColor,
    0,
    ['none', 'sweep', 'table', 'floor'].indexOf(backdrop.ground),
    backdrop.floor,
    backdrop.depth,
    backdrop.bend,
    backdrop.depth,
    backdrop.wall,
    0,
    0,
    fog.density,
    fog.start,
    ...(gobo
      ? [
          ['window', 'blinds', 'leaves'].indexOf(gobo.kind) + 1,
          gobo.scale,
          Math.cos(gobo.angle),
          Math.sin(gobo.angle),
          gobo.softness,
          gobo.strength,
          ...gobo.offset,
        ]
      : [0, 0, 0, 0, 0, 0, 0, 0]),
    ...backdrop.low,
    ...backdrop.high,
    ...backdrop.glow,
    backdrop.glowSharpness,
    light.reach,
    0,
    pool.x,
    pool.y,
    pool.radius,
    pool.strength,
    0,
    ...light.roomLow,
    ...light.roomHigh,
  ];
  return header;
}

function packBody(body: Body, first: number): number[] {
  const { center, radius } = boundBody(body);
  const { low, high } = boxBody(body);
  return [
    ...body.at,
    ...body.turn.flat(),
    ...center,
    radius,
    first,
    body.parts.length,
    ['none', 'thin', 'solid', 'air'].indexOf(body.glass),
    body.detail ?? 1e6,
    ...low,
    ...high,
  ];
}

function packPart(part: Part, points: number[]): number[] {
  const sizes = shapeOf(part.shape).pack(part.shape, points);
  const { rows } = part;
  const steps = rows ? rows.step.map((step, axis) => (rows.count[axis]! > 1 ? step : 0)) : [0, 0, 0];
  const limits = rows ? rows.count.map((count) => (count - 1) / 2) : [0, 0, 0];
  return [
    SHAPE_KINDS.indexOf(part.shape.kind),
    ['add', 'cut', 'clip'].indexOf(part.join),
    part.blend,
    part.material,
    ...part.at,
    part.turn === NO_TURN ? 0 : 1,
    ...part.turn.flat(),
    ...sizes,
    ...Array<number>(6 - sizes.length).fill(0),
    part.round,
    ...steps,
    ...limits,
    part.shell / 2,
    0,
  ];
}

function packMaterial(material: Material): number[] {
  const { pattern } = material;
  const second: readonly number[] = 'second' in pattern ? pattern.second : [0, 0, 0];
  const params = (PATTERNS[pattern.kind] as (pattern: Pattern) => number[])(pattern);
  return [
    ...material.color,
    material.roughness,
    material.metalness,
    ...material.emission,
    material.wrap,
    0,
    PATTERN_KINDS.indexOf(pattern.kind),
    ...second,
    ...params,
    ...Array<number>(6 - params.length).fill(0),
    pattern.kind === 'texture' ? pattern.texture : 0,
    ...Array<number>(7).fill(0),
  ];
}
