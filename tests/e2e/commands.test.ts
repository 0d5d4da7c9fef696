import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { pictureOrigin } from '#features/provenance/contract/picture-origin';
import { MANIFEST, type Manifest } from '#main/backup/manifest';
import type { CookieBrowser } from '#testing/cookie-browser';
import { type S3Server, startS3Server } from '#testing/s3-server/s3-server';
import { signIn } from '#testing/sign-in';
import { type Product, startProduct } from './support/product.ts';
import { type Ended, runCommand } from './support/run-command.ts';

const ADA = 'ada@example.test';

let folder: string;
let file: string;
let site: Product;
let store: S3Server;
let ada: CookieBrowser;
let pictureUrl: string;
let picture: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-commands-'));
  file = join(folder, 'site.zip');
  store = await startS3Server();
  site = await startProduct({ dataDir: join(folder, 'site') });
}, 300_000);
afterAll(async () => {
  await site.stop();
  await store.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function paint(): Promise<string> {
  const asked = await ada.go(`${site.origin}/api/quick-generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Mountains at dusk above a calm lake' }),
  });
  const { id } = generationAccepted.parse(await asked.json());
  const found = async () =>
    generation.parse(await (await ada.go(`${site.origin}/api/generations/${id}`)).json());
  await expect.poll(async () => (await found()).status, { timeout: 150_000 }).toBe('completed');
  return (await found()).resultImageUrl!;
}

async function read(url: string): Promise<Buffer> {
  const answer = await ada.go(`${site.origin}${url}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Answer of `/api/verify` for a picture. */
async function originOf(bytes: Buffer) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  const answer = await fetch(`${site.origin}/api/verify`, { method: 'POST', body: form });
  return pictureOrigin.parse(await answer.json()).credentials;
}

const dataDirOf = (name: string) => ({ DATA_DIR: join(folder, name) });
const backUp = (out: string, env: Record<string, string>) =>
  runCommand('scripts/backup.ts', ['--out', out], env);
const restore = (from: string, env: Record<string, string>) =>
  runCommand('scripts/restore.ts', ['--in', from], env);
const rotate = (what: string, env: Record<string, string>) =>
  runCommand('scripts/rotate-keys.ts', [what], env);

function expectRefusal({ code, stdout, stderr }: Ended, message: string | RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([code, stdout]).toEqual([1, '']);
}

test('a running site is backed up and restored into an empty folder: pictures, credits, provenance, no sessions', async () => {
  ({ browser: ada } = await signIn(site.origin, { email: ADA }));
  pictureUrl = await paint();
  picture = await read(pictureUrl);
  const statement = await (await ada.go(`${site.origin}/api/credit-history`)).json();
  const { code, stdout, stderr } = await backUp(file, dataDirOf('site'));
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/ [1-9]\d* objects, /);
  expectRefusal(await restore(file, dataDirOf('site')), 'Stop the site first');
  await site.stop();
  expectRefusal(await restore(file, dataDirOf('site')), 'not empty (users)');

  expect(await restore(file, dataDirOf('again'))).toMatchObject({ code: 0, stderr: '' });
  site = await startProduct({ dataDir: join(folder, 'again'), env: { PORT: new URL(site.origin).port } });
  expect((await ada.go(`${site.origin}/api/auth/user`)).status).toBe(401);
  ({ browser: ada } = await signIn(site.origin, { email: ADA }));
  expect(await (await ada.go(`${site.origin}/api/credit-history`)).json()).toEqual(statement);
  expect((await read(pictureUrl)).equals(picture)).toBe(true);
  expect(await originOf(picture)).toMatchObject({ isIntact: true, isTrusted: true });
  // The site still works: another picture is paid and painted.
  await paint();
}, 400_000);

test('keys are rotated and sessions ended while the site runs; earlier pictures still verify', async () => {
  const sessions = await rotate('--sessions', dataDirOf('again'));
  expect(sessions).toMatchObject({ code: 0, stderr: '', stdout: '1 session ended\n' });
  expect((await ada.go(`${site.origin}/api/auth/user`)).status).toBe(401);

  expect(await rotate('--signer', dataDirOf('again'))).toMatchObject({ code: 0, stderr: '' });
  expect(await rotate('--authority', dataDirOf('again'))).toMatchObject({ code: 0, stderr: '' });
  const { origin } = site;
  await site.stop();
  site = await startProduct({ dataDir: join(folder, 'again'), env: { PORT: new URL(origin).port } });
  expect(await originOf(picture)).toMatchObject({ isIntact: true, isTrusted: true });
  ({ browser: ada } = await signIn(site.origin, { email: ADA }));
  expect(await originOf(await read(await paint()))).toMatchObject({ isIntact: true, isTrusted: true });
}, 400_000);

test('a backup restores into a bucket, and the next backup reads from it', async () => {
  const env = {
    ...dataDirOf('bucket'),
    OBJECT_STORE: 's3',
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint,
    AWS_ACCESS_KEY_ID: store.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
  };
  const wrongKey = { ...env, ...dataDirOf('denied'), AWS_SECRET_ACCESS_KEY: 'another' };
  expectRefusal(await restore(file, wrongKey), 'access to the bucket framewright-pictures is denied');
  expect(await restore(file, env)).toMatchObject({ code: 0, stderr: '' });
  expect([...store.objects.values()].filter(({ bytes }) => bytes.equals(picture))).toHaveLength(1);
  const next = join(folder, 'next.zip');
  expect(await backUp(next, env)).toMatchObject({ code: 0, stderr: '' });
  expect((await readFile(next)).includes(picture)).toBe(true);
}, 200_000);

describe('an error prints one line and writes nothing', () => {
  const made = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const isThere = async (name: string) => (await readdir(folder)).includes(name);

  test('not a backup, truncated, altered, and missing files', async () => {
    const whole = await readFile(file);
    const changed = Buffer.from(whole);
    changed[whole.length >> 1]! ^= 0xff;
    for (const [from, message] of [
      [await made('text.zip', 'nothing of the kind'), 'text.zip cannot be read as a backup'],
      [await made('cut.zip', whole.subarray(0, whole.length - 1000)), 'cut.zip cannot be read as a backup'],
      [await made('changed.zip', changed), 'changed.zip is damaged'],
      [join(folder, 'none.zip'), 'none.zip cannot be read as a backup'],
    ] as const) {
      expectRefusal(await restore(from, dataDirOf('untouched')), message);
      expect(await isThere('untouched')).toBe(false);
    }
  });

  test('a backup from another release', async () => {
    const other = new ZipFile();
    const content: Manifest = {
      format: 1,
      product: 'framewright',
      version: '0.0.9',
      takenAt: '2026-01-31T00:00:00.000Z',
      migrations: ['0001-accounts.sql', 'queue'],
      tables: [],
      sequences: [],
      objects: [],
      sha256: {},
    };
    other.addBuffer(Buffer.from(JSON.stringify(content)), MANIFEST);
    other.end();
    const from = await made('other.zip', await buffer(other.outputStream));
    expectRefusal(await restore(from, dataDirOf('untouched')), 'of another release (0.0.9)');
    expect(await isThere('untouched')).toBe(false);
  });

  test('no installation to back up or to rotate keys for', async () => {
    const out = join(folder, 'nothing.zip');
    expectRefusal(await backUp(out, dataDirOf('nowhere')), 'There is no installation in');
    expectRefusal(await rotate('--sessions', dataDirOf('nowhere')), 'There is no installation in');
    expect([await isThere('nothing.zip'), await isThere('nowhere')]).toEqual([false, false]);
  });

  test('a full disk, and paths that are not folders', async () => {
    const full = join(folder, 'full.zip');
    await symlink('/dev/full', `${full}.part`);
    expectRefusal(await backUp(full, dataDirOf('again')), 'the disk is full');
    expect([await isThere('full.zip'), await isThere('full.zip.part')]).toEqual([false, false]);
    expectRefusal(await backUp(join(folder, 'no', 'a.zip'), dataDirOf('again')), 'a.zip.part is not there');
    await mkdir(join(folder, 'folder.zip'));
    expectRefusal(await backUp(join(folder, 'folder.zip'), dataDirOf('again')), 'folder.zip');
    expect(await isThere('folder.zip.part')).toBe(false);
    expectRefusal(await restore(file, { DATA_DIR: join(file, 'below') }), 'below');
  });

  test('a database that rejects the password, does not exist, is empty, or does not answer', async () => {
    const home = join(folder, 'again', 'postgres');
    const port = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[3];
    const password = (await readFile(join(home, 'password'), 'utf8')).trim();
    const url = (login: string, name: string) => ({
      ...dataDirOf('elsewhere'),
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
      DATABASE_URL: `postgres://framewright:${login}@127.0.0.1:${port}/${name}`,
    });
    const out = join(folder, 'refused.zip');
    for (const [env, message] of [
      [url('wrong', 'framewright'), 'refuses the user or the password'],
      [url(password, 'attic'), 'does not exist: look at the name'],
      [url(password, 'postgres'), 'The database is empty'],
      [{ ...url('', ''), DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, 'cannot be reached (ECONNREFUSED)'],
    ] as const) {
      const ended = await backUp(out, env);
      expectRefusal(ended, message);
      expect(ended.stderr).not.toContain(password);
      expectRefusal(await rotate('--sessions', env), message);
      if (!message.includes('empty')) expectRefusal(await restore(file, env), message);
    }
    expect([await isThere('refused.zip'), await isThere('refused.zip.part')]).toEqual([false, false]);
  });

  test.each([
    ['scripts/backup.ts', [], '--out must name'],
    ['scripts/backup.ts', ['--to', 'x'], "Unknown option '--to'"],
    ['scripts/restore.ts', [], '--in must name'],
    ['scripts/rotate-keys.ts', [], '--signer, --authority or --sessions'],
    ['scripts/rotate-keys.ts', ['--keys'], "Unknown option '--keys'"],
  ])('%s %j', async (script, args, message) => {
    const { code, stdout, stderr } = await runCommand(script, args, dataDirOf('untouched'));
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([code, stdout]).toEqual([2, '']);
  });
});
