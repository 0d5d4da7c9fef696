import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ['scripts/studio.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

describe('npm run studio', () => {
  it.each([
    [[], 'The prompt is empty'],
    [['  '], 'The prompt is empty'],
    [['sea', '--aspect', '2:1'], 'Unknown aspect 2:1; one of 1:1, 16:9, 9:16, 3:1'],
    [['sea', '--aspect', 'toString'], 'Unknown aspect toString; one of 1:1, 16:9, 9:16, 3:1'],
    [['sea', '--seed', 'x'], 'The seed must be a whole number, not x'],
    [['sea', '--seed', '4294967296'], 'The seed must be a whole number from 0 to 4294967295'],
    [['sea', '--count', '0'], 'A batch takes from 1 to 16 seeds'],
    [
      ['sea', '--style', 'cubist'],
      'Unknown style cubist; one of photorealistic, artistic, minimalist, conceptual',
    ],
    [
      ['sea', '--color-scheme', 'loud'],
      'Unknown colorScheme loud; one of vibrant, muted, monochrome, branded',
    ],
    [['sea', '--category', 'cats'], 'Unknown category cats; one of professional, business, technology'],
    [['sea', '--refine', ' '], 'A refinement must say what to change'],
    [['sea', '--reference', 'nowhere.png'], 'Cannot read the reference nowhere.png'],
    [['sea', '--wat'], "Unknown option '--wat'"],
  ])('refuses %j with one line', async (args, message) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('renders the requested pictures and describes them', async () => {
    const output = join(folder, 'silk.png');
    const asked = ['blue silk', '--aspect', '3:1', '--seed', '4', '--count', '2', '--refine', 'warmer'];
    const { code, stdout, stderr } = await run(...asked, '--category', 'abstract', '-o', output);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect((await readdir(folder)).sort()).toEqual(['silk-1.png', 'silk-2.png']);
    expect(await sharp(join(folder, 'silk-2.png')).metadata()).toMatchObject({ width: 1536, height: 512 });
    const scenes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as unknown);
    expect(scenes).toMatchObject([
      { archetype: 'silk', recipe: { seed: 4, refinements: ['warmer'] } },
      { archetype: 'silk', recipe: { seed: 5, settings: { category: 'abstract' } } },
    ]);
  });
});
