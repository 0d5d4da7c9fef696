/**
 * Time to equal error of the path tracer beside Blender's Cycles (Debian's package `blender`): the same triangles, matte, under one
 * rectangle light and even surroundings, by both without a noise filter. Error falls with the root of the samples, so
 * processor seconds times mean squared error compare engines at any number of samples.
 * Run: node bench/photo-studio-beside-cycles.ts [size] [samples] [samples of the references]
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { composePhoto } from '#engines/painter/compose-photo';
import { planPainting } from '#engines/painter/plan/plan-painting';
import { createPhotoRenderer } from '#engines/photo-studio/photo-studio';
import type { Material } from '#engines/photo-studio/scene/material';
import type { Mesh } from '#engines/photo-studio/scene/mesh';
import type { Instance, Scene } from '#engines/photo-studio/scene/scene';
import { applyMatrix, at, matrixOf } from '#engines/photo-studio/scene/transform';
import { cross, normalize, type Rgb, subtract, type Vec3 } from '#engines/photo-studio/scene/vector';
import { reportFinding } from './report-finding.ts';
import { median, rangeOf } from './statistics.ts';

const run = promisify(execFile);
const PROMPTS = ['a bowl of oranges on a wooden table', 'stack of books on a desk', 'modern living room'];
const SURROUNDINGS = 0.4;
const size = Number(process.argv[2] ?? 384);
const samples = Number(process.argv[3] ?? 32);
const referenceSamples = Number(process.argv[4] ?? 1024);

const peer = await run('blender', ['--version']).then(
  ({ stdout }) => `Cycles ${/\d+\.\d+/.exec(stdout)?.[0]}`,
  () => undefined,
);
if (!peer) {
  console.log('blender is not installed: nothing to compare with');
  process.exit(0);
}
const folder = await mkdtemp(join(tmpdir(), 'beside-cycles-'));
const renderer = createPhotoRenderer({ threads: 2 });
const ratios: number[] = [];
for (const [seed, prompt] of PROMPTS.entries()) {
  const planned = planPainting({ prompt, seed });
  if (!planned) throw new Error(`${prompt} is not a photo`);
  const { scene } = await composePhoto(planned.plan, { seed, width: size, height: size });
  const matte = toMatte(scene);
  await writeSceneFiles(matte);
  const ours = await measure((count) => trace(matte, count), { isNested: true });
  const cycles = await measure(traceWithCycles, { isNested: false });
  const ratio = cycles.cost / ours.cost;
  ratios.push(ratio);
  console.log(
    `${prompt}: ${ours.seconds.toFixed(1)} and ${cycles.seconds.toFixed(1)} CPU-seconds, error ${percent(ours.error)} and ` +
      `${percent(cycles.error)}; to equal error Cycles takes ${ratio.toFixed(2)} times as long; ` +
      `the references differ by ${percent(rootMeanSquare(ours.reference, cycles.reference))}`,
  );
}
reportFinding({
  name: 'CPU-seconds to equal error',
  value: 1 / median(ratios),
  unit: '×',
  peer,
  spread: rangeOf(ratios.map((ratio) => 1 / ratio)),
});
await renderer.close();
await rm(folder, { recursive: true });

interface Traced {
  /** Linear red, green, blue and an unused number a pixel. */
  pixels: Float32Array;
  /** Of the processor. */
  seconds: number;
}

/** @param isNested whether the samples are the first ones of the reference's, which hides a part of their error */
async function measure(
  render: (samples: number, seed: number) => Promise<Traced>,
  { isNested }: { isNested: boolean },
) {
  const { pixels: reference } = await render(referenceSamples, 1);
  const { pixels, seconds } = await render(samples, 2);
  const error = rootMeanSquare(pixels, reference);
  const share = samples / referenceSamples;
  const variance = error ** 2 / (isNested ? 1 - share : 1 + share);
  return { reference, seconds, error, cost: seconds * variance };
}

async function trace(scene: Scene, count: number): Promise<Traced> {
  const before = process.cpuUsage();
  const options = { width: size, height: size, samples: count, isReference: true };
  const { radiance } = await renderer.render(scene, options);
  const { user, system } = process.cpuUsage(before);
  return { pixels: radiance!, seconds: (user + system) / 1e6 };
}

async function traceWithCycles(count: number, seed: number): Promise<Traced> {
  const script = new URL('photo-studio/cycles.py', import.meta.url).pathname;
  const options = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', script];
  await run('blender', [...options, '--', folder, String(count), String(seed)], { maxBuffer: 1e8 });
  const bytes = await readFile(join(folder, 'picture.f32'));
  const pixels = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  return { pixels, seconds: JSON.parse(await readFile(join(folder, 'seconds.json'), 'utf8')) };
}

/** Relative to the mean of the second. */
function rootMeanSquare(pixels: Float32Array, reference: Float32Array): number {
  let [squares, sum, count] = [0, 0, 0];
  for (let i = 0; i < reference.length; i++) {
    if (i % 4 === 3) continue;
    squares += (pixels[i]! - reference[i]!) ** 2;
    sum += reference[i]!;
    count++;
  }
  return Math.sqrt(squares / count) / (sum / count);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** The same triangles with flat faces and the mean color of their materials, one light and no lens. */
function toMatte({ instances, camera }: Scene): Scene {
  const mattes = new Map<Material, Material>();
  const { position, target, verticalFov } = camera;
  const away = subtract(position, target);
  const distance = Math.hypot(...away);
  return {
    instances: instances.map((instance) => flatInstance(instance, mattes)),
    lights: [
      {
        kind: 'rectangle',
        center: [target[0] + distance * 0.5, target[1] + distance * 0.6, target[2] + distance * 0.4],
        target,
        width: distance * 0.3,
        height: distance * 0.3,
        radiance: [10, 10, 10],
        softness: 0,
      },
    ],
    environment: { kind: 'constant', radiance: [SURROUNDINGS, SURROUNDINGS, SURROUNDINGS] },
    camera: { position, target, verticalFov },
    exposure: 0,
  };
}

function flatInstance(
  { mesh, transform, materials, id }: Instance,
  mattes: Map<Material, Material>,
): Instance {
  const matrix = matrixOf(transform);
  const positions = new Float32Array(mesh.indices.length * 3);
  const normals = new Float32Array(mesh.indices.length * 3);
  const corner = (i: number): Vec3 => {
    const from = mesh.indices[i]! * 3;
    return applyMatrix(matrix, [mesh.positions[from]!, mesh.positions[from + 1]!, mesh.positions[from + 2]!]);
  };
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const normal = normalize(cross(subtract(b, a), subtract(c, a)));
    positions.set([...a, ...b, ...c], i * 3);
    normals.set([...normal, ...normal, ...normal], i * 3);
  }
  const flat: Mesh = {
    positions,
    normals,
    uvs: null,
    indices: Uint32Array.from(mesh.indices, (_, i) => i),
    parts: mesh.parts.map((part) => {
      const material = materials?.get(part.material) ?? part.material;
      const matte = mattes.get(material) ?? toMatteMaterial(material);
      mattes.set(material, matte);
      return { ...part, material: matte };
    }),
  };
  return { mesh: flat, transform: at([0, 0, 0]), id };
}

function toMatteMaterial({ color }: Material): Material {
  const limit = (channel: number) => Math.min(0.8, Math.max(0.05, channel));
  const albedo: Rgb = [limit(color[0]), limit(color[1]), limit(color[2])];
  return { color: albedo, roughness: 1, metallic: 0, specular: 0 };
}

async function writeSceneFiles({ instances, lights: [light], camera }: Scene): Promise<void> {
  const corners = instances.map(({ mesh }) => mesh.positions);
  const parts: { first: number; count: number; color: Rgb }[] = [];
  let first = 0;
  for (const { mesh } of instances) {
    for (const { firstTriangle, triangleCount, material } of mesh.parts)
      parts.push({ first: first + firstTriangle, count: triangleCount, color: material.color });
    first += mesh.positions.length / 9;
  }
  const { center, target, width, height, radiance } = light as Scene['lights'][number] & {
    kind: 'rectangle';
  };
  const scene = {
    size,
    parts,
    camera,
    light: { center, target, width, height, radiance: radiance[0] },
    surroundings: SURROUNDINGS,
  };
  await writeFile(join(folder, 'scene.json'), JSON.stringify(scene));
  await writeFile(
    join(folder, 'corners.f32'),
    Buffer.concat(corners.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))),
  );
}
