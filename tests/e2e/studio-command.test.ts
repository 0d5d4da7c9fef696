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
  it('refuses with one line', async () => {
    const { code, stdout, stderr } = await run('sea', '--aspect', '2:1');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('Unknown aspect 2:1; one of 1:1, 16:9, 9:16, 3:1\n');
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
