import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findGeneration } from '#features/generations/rules/find-generation';
import { API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';
import { createGalleryImages } from '#testing/gallery-factories';
import { createPicture, drawSample } from '#testing/picture-factories';
import { createPerson, deliver, findRequest, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
let person: SitePerson;
let key: string;
let folder: string;
beforeAll(async () => {
  site = await startTestApp();
  person = await createPerson(site, 20);
  const scopes = Object.keys(API_SCOPES) as ApiScope[];
  key = (await createApiKey(site, { userId: person.id, name: 'Test', scopes })).secret;
  folder = await mkdtemp(join(tmpdir(), 'framewright-command-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await site.close();
});

/** @param from the address of the site; undefined: without one */
function run(
  args: readonly string[],
  from: string | undefined = site.origin,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { FRAMEWRIGHT: _, FRAMEWRIGHT_KEY: __, ...others } = process.env;
  const env = { ...others, DATA_DIR: folder, ...(from && { FRAMEWRIGHT: from, FRAMEWRIGHT_KEY: key }) };
  return new Promise((settle) => {
    execFile(process.execPath, ['scripts/framewright.ts', ...args], { env }, (error, stdout, stderr) => {
      settle({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

const alone = (...args: string[]) => run(args, '');

const accepted = () => findRequest(site, person);

describe('with a site', () => {
  test('a picture is made and written, refined from its file, and its background removed', async () => {
    const file = join(folder, 'boat.png');
    const made = run(['generate', 'a boat', '--ratio', '16:9', '--seed', '41', '--out', file, '--json']);
    const id = await accepted();
    expect(await findGeneration(site, { userId: person.id, id })).toMatchObject({ width: 1280, seed: 41 });
    await deliver(site, id);
    const { code, stdout } = await made;
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { id, status: 'completed', files: [file] }]);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png' });

    const refined = run(['refine', file, 'a boat at night', '--out', join(folder, 'night.png')]);
    const second = await accepted();
    // Recognized by its pixels, so the earlier picture is what it starts from.
    expect((await findGeneration(site, { userId: person.id, id: second })).grounding).not.toBeNull();
    await deliver(site, second);
    expect((await refined).stdout.trim()).toBe(join(folder, 'night.png'));

    const cut = run(['cutout', file, '--out', join(folder, 'cut')]);
    await deliver(site, await accepted());
    expect((await cut).code).toBe(0);
    expect(await readdir(join(folder, 'cut'))).toHaveLength(1);
  }, 120_000);

  test('pictures are found, and a background is changed', async () => {
    await createGalleryImages(site.db, [{ prompt: 'a striped zebra' }]);
    expect((await run(['search', 'zebra'])).stdout).toContain('a striped zebra');
    const own = await createPicture(site, { image: drawSample(64, 64), userId: person.id });
    const { stdout } = await run(['library', '--json']);
    expect(JSON.parse(stdout).pictures.map((one: { imageId: string }) => one.imageId)).toContain(own.id);
    expect(JSON.parse((await run(['credits', '--json'])).stdout)).toMatchObject({
      credits: expect.any(Number),
    });
    const edited = run(['edit', own.id, '--background', '#336699', '--out', folder]);
    await deliver(site, await accepted());
    expect((await edited).code).toBe(0);
  }, 120_000);

  test('mistakes are one line with what to do', async () => {
    const other = join(folder, 'other.png');
    await writeFile(
      other,
      await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    for (const [args, message] of [
      [['edit', other, '--list'], /is not one of your pictures/],
      [['edit', '0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11', '--list'], /no such/i],
      [['refine', 'absent.png', 'a cat'], /absent.png is no id of a picture, and cannot be read/],
      [['ads', 'https://shop.example'], /needs a --platform/],
      [['generate', 'a cat', '--model', 'none'], /model/],
      [['generate', 'a cat', '--seed', 'x'], /--seed must be a whole number/],
      [['generate'], /^Usage: framewright generate PROMPT/],
      [['paint', 'a cat'], /There is no command paint/],
    ] as const) {
      const { code, stdout, stderr } = await run(args);
      expect([args, code, stdout]).toEqual([args, 1, '']);
      expect(stderr).toMatch(message);
      expect(stderr).not.toContain(key);
    }
    const away = await run(['credits', '--json'], 'http://127.0.0.1:9');
    expect(JSON.parse(away.stdout).error).toMatch(/127.0.0.1:9 did not answer/);
  }, 120_000);
});

describe('without a site', () => {
  test('the engine of this machine paints, and the file names its origin', async () => {
    const file = join(folder, 'silk.png');
    const { code, stdout, stderr } = await alone('generate', 'blue silk', '--seed', '4', '--out', file);
    expect([code, stderr, stdout.trim().split('\n').at(-1)]).toEqual([0, '', file]);
    const { xmp } = await sharp(file).metadata();
    expect(String(xmp)).toContain('algorithmicMedia');
  }, 120_000);

  test('what it cannot draw is refused, and what needs a site says so', async () => {
    expect((await alone('generate', 'a purple hullabaloo')).stderr).toMatch(/would leave out: hullabaloo/);
    expect((await alone('refine', 'a.png', 'b')).stderr).toMatch(/refine needs a site: set FRAMEWRIGHT/);
    expect((await alone('cutout', 'absent.png')).stderr).toMatch(/absent.png cannot be read/);
  }, 120_000);
});
