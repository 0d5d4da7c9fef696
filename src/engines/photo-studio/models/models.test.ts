import { readdir, readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { modelSourcesDocument, modelSourcesList } from '#testing/model-sources-table';
import { forgetModels, loadModel } from './load-model.ts';
import { MODELS } from './model-records.ts';
import { type GlbPart, readGlb } from './read-glb.ts';

const FILES = new URL('files/', import.meta.url);

test('every record has its file, and every file its record', async () => {
  const files = (await readdir(FILES)).toSorted();
  expect(MODELS.map(({ key }) => `${key}.glb`).toSorted()).toEqual(files);
});

test('the files take at most 50 MB', async () => {
  const sizes = await Promise.all(
    (await readdir(FILES)).map(async (name) => (await stat(new URL(name, FILES))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50e6);
});

test('every model may be used, and names its author and source', () => {
  for (const { key, license, author, source } of MODELS) {
    expect(['CC0-1.0', 'CC-BY-3.0'], key).toContain(license);
    expect(author, key).toMatch(/\S/);
    expect(source, key).toMatch(/^https?:\/\//);
  }
});

test('docs/photo-models.md and the page /sources list them (else run: node scripts/write-model-sources.ts)', async () => {
  expect(await readFile('docs/photo-models.md', 'utf8')).toBe(modelSourcesDocument());
  expect(await readFile('src/features/legal/content/photo-models.ts', 'utf8')).toBe(modelSourcesList());
});

test('names are lower-case nouns, and no two models have the same usual name', () => {
  for (const { key, names } of MODELS)
    for (const name of names) expect(name, key).toMatch(/^[a-z][a-z' -]*[a-z]$/);
  const usual = MODELS.map(({ names }) => names[0]);
  expect(usual.filter((name, index) => usual.indexOf(name) !== index)).toEqual([]);
});

test('every file is sound, and as large as its record says', async () => {
  for (const record of MODELS) {
    const { parts } = await readGlb(await readFile(new URL(`${record.key}.glb`, FILES)));
    expect(parts.flatMap(faultsOf), record.key).toEqual([]);
    expect(parts, record.key).toHaveLength(record.parts.length);
    expect(sum(parts.map(({ indices }) => indices.length / 3)), record.key).toBe(record.triangles);
    const { low, high } = boundsOf(parts);
    for (const axis of [0, 1, 2])
      expect(high[axis]! - low[axis]!, record.key).toBeCloseTo(record.size[axis]!, 2);
    // The origin is on the floor under the center.
    for (const at of [low[1]!, (low[0]! + high[0]!) / 2, (low[2]! + high[2]!) / 2])
      expect(Math.abs(at), record.key).toBeLessThan(0.01 * Math.max(0.2, ...record.size));
  }
});

test.each([
  ['hamburger', 22660],
  ['double-bed', 23994],
  ['orchid', 24042],
])('%s has %i triangles, and textures where its parts need them', async (key, triangles) => {
  const mesh = await loadModel(key);
  expect(mesh.indices.length / 3).toBe(triangles);
  expect(sum(mesh.parts.map(({ triangleCount }) => triangleCount))).toBe(triangles);
  let next = 0;
  for (const { firstTriangle, triangleCount, material } of mesh.parts) {
    expect(firstTriangle).toBe(next);
    next += triangleCount;
    const { texture } = material;
    if (texture) expect(texture.rgba).toHaveLength(texture.width * texture.height * 4);
    if (texture && !material.mapping) expect(mesh.uvs).toHaveLength((mesh.positions.length / 3) * 2);
  }
  expect(await loadModel(key)).toBe(mesh);
  forgetModels();
});

function boundsOf(parts: readonly GlbPart[]): { low: number[]; high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of parts)
    for (let i = 0; i < positions.length; i++) {
      low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
      high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
    }
  return { low, high };
}

function faultsOf({ positions, normals, uvs, indices }: GlbPart): string[] {
  const vertices = positions.length / 3;
  let longest = 0;
  for (let i = 0; i < normals.length; i += 3)
    longest = Math.max(longest, Math.abs(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) - 1));
  const checks: ReadonlyArray<[fault: string, isSound: boolean]> = [
    ['no triangles', indices.length > 0 && indices.length % 3 === 0],
    ['numbers of normals or coordinates', normals.length === vertices * 3],
    ['numbers of texture coordinates', uvs === null || uvs.length === vertices * 2],
    [
      'not finite',
      [positions, normals, uvs ?? new Float32Array()].every((array) => array.every(Number.isFinite)),
    ],
    ['normals not unit', longest < 1e-3],
    ['indices out of range', indices.every((index) => index < vertices)],
  ];
  return checks.filter(([, isSound]) => !isSound).map(([fault]) => fault);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
