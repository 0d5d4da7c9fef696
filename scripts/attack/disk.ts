import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { noise } from '#testing/sample-pictures';
import type { Attack, AttackingUser, Finding, Target } from './attack.ts';

const MB = 1e6;
const QUOTA_MB = 20;
const FLOOR_MB = 200;
// Includes about 60 MB for the embedded database.
const DISK_MB = 800;
// Allows for refused objects, which are deleted right after they were written.
const SLACK = 1.05;

/** Quotas of visitors and users, and a full disk. */
export const attack: Attack = {
  name: 'disk',
  async *run(start) {
    const limits = { STORAGE_PER_USER_MB: String(QUOTA_MB), STORAGE_PER_NETWORK_MB: String(QUOTA_MB) };
    const guarded = await start(limits);
    const open = await start({ STORAGE_PER_USER_MB: '0', STORAGE_PER_NETWORK_MB: '0' });
    const photos = await Promise.all([1_600, 1_601, 1_602].map((side) => photo(side)));
    const sites = { guarded, open };
    yield await flood('the visitors of one network', sites, (target) => visit(target, photos));
    yield await flood('one user with many uploads at once', sites, (target) => upload(target, photos));
    yield await flood('one user who uploads and deletes in turn', sites, (target) =>
      target === guarded ? uploadAndDelete(target, photos) : upload(target, photos),
    );
    yield await uncredited(guarded, open);
    yield* fullDisk(start);
    yield await halfObjects();
  },
};

interface Pair {
  guarded: Target;
  open: Target;
}

/** The control is a site without quotas. */
async function flood(
  who: string,
  { guarded, open }: Pair,
  send: (target: Target) => Promise<number>,
): Promise<Finding> {
  const grown = async (target: Target) => {
    const before = await objectBytes(target);
    const tried = await send(target);
    return { tried, bytes: (await objectBytes(target)) - before };
  };
  const [held, free] = [await grown(guarded), await grown(open)];
  const most = QUOTA_MB * MB * SLACK;
  console.log(`    ${who}: ${inMb(held.bytes)} MB stored, ${inMb(free.bytes)} MB without quotas`);
  return {
    claim: `${who}: no more is stored than the quota of ${QUOTA_MB} MB`,
    tried: held.tried,
    hits: held.bytes > most ? [`${inMb(held.bytes)} MB were stored`] : [],
    controls: free.bytes > most ? free.tried : 0,
  };
}

async function visit(target: Target, photos: readonly Buffer[]) {
  // Sent together, since analyzing a picture takes longer than storing it.
  const sent = Array.from({ length: 40 }, (_, index) =>
    fetch(`${target.origin}/api/ad-creator/analyze-image`, {
      method: 'POST',
      body: formOf(photos[index % photos.length]!),
    }),
  );
  for (const answer of await Promise.all(sent)) await answer.arrayBuffer();
  return sent.length;
}

async function upload(target: Target, photos: readonly Buffer[]) {
  const user = await target.signIn('flood@example.test');
  const sent = Array.from({ length: 12 }, (_, index) =>
    sendPicture(target, user, photos[index % photos.length]!),
  );
  for (const answer of await Promise.all(sent)) await answer.arrayBuffer();
  return sent.length;
}

async function uploadAndDelete(target: Target, photos: readonly Buffer[]) {
  const user = await target.signIn('in-turn@example.test');
  for (let turn = 0; turn < 10; turn += 1) {
    const answer = await sendPicture(target, user, photos[turn % photos.length]!);
    const { id } = (await answer.json()) as { id: string };
    await user.send('DELETE', `/api/products/${id}`);
  }
  return 10;
}

/** A paid request that does not fit is refused before a credit is held. */
async function uncredited(guarded: Target, open: Target): Promise<Finding> {
  const ask = async (target: Target) => {
    const user = await target.signIn('flood@example.test');
    const credits = async () =>
      ((await (await user.get('/api/auth/credits')).json()) as { credits: number }).credits;
    const before = await credits();
    const answer = await user.send('POST', '/api/quick-generate', { prompt: 'A quiet lake', imageCount: 4 });
    return { status: answer.status, spent: before - (await credits()) };
  };
  const [held, free] = [await ask(guarded), await ask(open)];
  const isHit = held.status !== 409 || held.spent !== 0;
  return {
    claim: 'a generation that would not fit is refused before a credit is held',
    tried: 1,
    hits: isHit ? [`answered with ${held.status}, and ${held.spent} credits were held`] : [],
    controls: free.status === 202 && free.spent > 0 ? 1 : 0,
  };
}

/** Uses a small separate disk, which a file fills up to the floor. */
async function* fullDisk(start: Parameters<Attack['run']>[0]): AsyncGenerator<Finding> {
  const disk = await mountDisk(DISK_MB);
  try {
    const target = await start({ DATA_DIR: disk.folder, STORAGE_FLOOR_MB: String(FLOOR_MB) });
    const user = await target.signIn('full@example.test');
    const picture = await photo(200);
    const requests = {
      'POST /api/products/upload': () => sendPicture(target, user, picture),
      'POST /api/quick-generate': () => user.send('POST', '/api/quick-generate', { prompt: 'A quiet lake' }),
      'POST /api/remove-background': () => sendPicture(target, user, picture, '/api/remove-background'),
      'POST /api/ad-creator/create-artifact': () => user.send('POST', '/api/ad-creator/create-artifact', {}),
      'POST /api/image-files': () => user.send('POST', '/api/image-files', {}),
    };
    const statuses = async () => {
      const found: Record<string, number> = {};
      for (const [name, ask] of Object.entries(requests)) found[name] = (await ask()).status;
      return found;
    };
    const before = await statuses();
    const filler = join(disk.folder, 'filler');
    const { bavail, bsize } = await statfs(disk.folder);
    await writeFile(filler, Buffer.alloc(bavail * bsize - FLOOR_MB * MB * 0.5));
    await untilDisk(target, 'full');
    const during = await statuses();
    const reads = ['/', '/api/products', '/api/generations', '/api/account/storage', '/gallery'];
    const unread: string[] = [];
    for (const path of reads) if (!(await user.get(path)).ok) unread.push(`${path} could not be read`);
    const uploads = (await (await user.get('/api/products')).json()) as { id: string; uses: number }[];
    const unused = uploads.find(({ uses }) => uses === 0);
    if (!unused || (await user.send('DELETE', `/api/products/${unused.id}`)).status !== 204)
      unread.push('an upload could not be deleted');
    await target.signIn('late@example.test').catch(() => unread.push('nobody could sign in'));
    await rm(filler);
    await untilDisk(target, 'ok');
    const names = Object.keys(requests);
    yield {
      claim: `below the floor of ${FLOOR_MB} MB nothing is stored (507); control: the same disk before`,
      tried: names.length,
      hits: names.filter((name) => during[name] !== 507).map((name) => `${name}: ${during[name]}`),
      controls: names.filter((name) => before[name] !== 507).length,
    };
    yield {
      claim: 'reading, deleting and signing in still work on a full disk',
      tried: reads.length + 2,
      hits: unread,
      controls: reads.length + 2,
    };
  } finally {
    await disk.close();
  }
}

async function untilDisk({ origin }: Target, state: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = (await (await fetch(`${origin}/readyz`)).json()) as { disk: string };
    if (ready.disk === state) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`/readyz did not report the disk as ${state}`);
}

/** A write without enough disk space leaves no partial file. */
async function halfObjects(): Promise<Finding> {
  const disk = await mountDisk(2);
  try {
    const store = createDiskObjectStore({ folder: join(disk.folder, 'objects') });
    const keys = Array.from({ length: 6 }, (_, index) => String(index).repeat(32));
    const outcomes: boolean[] = [];
    for (const key of keys)
      outcomes.push(
        await store.put(key, noise(900_000), 'image/png').then(
          () => true,
          () => false,
        ),
      );
    const files = (await readdir(disk.folder, { recursive: true, withFileTypes: true })).filter((it) =>
      it.isFile(),
    );
    const whole = outcomes.filter(Boolean).length;
    const left = files.filter(({ name }) => name.endsWith('.part')).map(({ name }) => name);
    return {
      claim: 'a write that fills the disk leaves no partial object',
      tried: keys.length - whole,
      hits: files.length === whole ? left : [...left, `${files.length} files of ${whole} objects`],
      // Control: some objects fit, and later ones did not.
      controls: whole > 0 ? outcomes.filter((isStored) => !isStored).length : 0,
    };
  } finally {
    await disk.close();
  }
}

/** Mounts a file system in memory. @throws Error without the right to mount, usually root's */
async function mountDisk(sizeMb: number): Promise<{ folder: string; close(): Promise<void> }> {
  const run = promisify(execFile);
  const folder = await mkdtemp(join(tmpdir(), 'framewright-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder]);
  return {
    folder,
    async close() {
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function sendPicture(
  target: Target,
  user: AttackingUser,
  picture: Buffer,
  path = '/api/products/upload',
): Promise<Response> {
  return await fetch(`${target.origin}${path}`, {
    method: 'POST',
    headers: { cookie: `framewright=${user.browser.find('framewright')}`, origin: target.origin },
    body: formOf(picture),
  });
}

function formOf(picture: Buffer): FormData {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(picture)], 'photo.jpg', { type: 'image/jpeg' }));
  return form;
}

/** A JPEG of noise, which is several times larger when stored without loss. */
async function photo(side: number): Promise<Buffer> {
  const pixels = noise(side * side * 3);
  return await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Bytes of the files that hold objects. */
async function objectBytes({ dataDir }: Target): Promise<number> {
  const entries = await readdir(join(dataDir, 'objects'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function inMb(bytes: number): string {
  return (bytes / MB).toFixed(1);
}
