import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ENGINE_VERSION } from '#engines/studio/engine-version';
import { adArtifact } from '#features/ads/contract/ad-artifacts';
import { adPicture } from '#features/ads/contract/ad-pictures';
import { storeAdPicture } from '#features/ads/rules/pictures/store-ad-picture';
import { findReference } from '#features/assets/rules/find-reference';
import { imageFile } from '#features/downloads/contract/image-files';
import { makeImageFileJob } from '#features/downloads/jobs/make-image-file';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { runGeneration } from '#features/generations/rules/run-generation';
import { IMAGE_FILE_FORMATS } from '#features/images/contract/enumerations';
import { RENDITION_WIDTHS } from '#features/images/contract/rendition-widths';
import { creditLine } from '#features/images/rules/credit-line';
import { RENDITION_FORMATS } from '#features/images/rules/image-variants';
import { makeRenditions } from '#features/images/rules/make-renditions';
import type { Endpoint } from '#platform/endpoint/endpoint';
import { readXmp } from '#platform/images/read-xmp';
import { type Queue, startQueue } from '#platform/queue/queue';
import type { ImageDescription, ImageRequest } from '#ports/image-model';
import type { DigitalSourceType } from '#ports/provenance';
import { startAdWorker } from '#testing/ad-worker';
import { paintedBy } from '#testing/generation-models';
import { listRoutes } from '#testing/list-routes';
import { createPicture, drawSample } from '#testing/picture-factories';
import { redCutoutModel } from '#testing/red-cutout-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { halves, withJpegSegment } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

/** Routes by which pictures leave: the tests below read a file of each back. */
const PICTURE_ROUTES = [
  'GET /images/:file',
  'POST /api/download-image',
  // Read back in download-svg.test.ts.
  'POST /api/download-svg',
  'POST /api/download-zip',
  'POST /api/ad-creator/campaign',
  'GET /shared/:token/picture.png',
  'GET /shared/collections/:token/:imageId/picture.png',
  'GET /api/trash/:id/images/:imageId',
  'GET /api/account/export',
  'GET /ad-pictures/:file',
  'GET /ads/:file',
  // Read back in cards.test.ts.
  'GET /cards/*',
  // Read back in openai-images.test.ts.
  'POST /v1/images/generations',
  // Read back in openai-edits.test.ts, from the same encoder.
  'POST /v1/images/edits',
  'POST /v1/images/variations',
  // Read back in mcp.test.ts.
  'POST /mcp',
];
/** Routes without an endpoint object. */
const OTHER_ROUTES = [
  // Pages and cards: Fastify prints every wildcard as `*`.
  'GET *',
  'GET /v1/models*',
  'GET /favicon.ico',
  'GET /manifest.webmanifest',
  'GET /offline-worker.js',
];

const LONG_EDGE = 1_200;
const downloads = { isUpscaleInstalled: true, longEdgePx: LONG_EDGE };
const { signal } = new AbortController();
let site: TestApp;
let worker: Queue;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp({ downloads, clientFolder: resolve('src/web/app/public') });
  ada = await createPerson(site, 100);
  worker = await startQueue({ databaseUrl: site.databaseUrl, role: 'worker', onError: () => undefined });
  const deps = {
    ...site,
    ...downloads,
    // Painter and upscaler do not affect credentials.
    repaintModel: { repaint: async (wanted: Size) => drawSample(wanted.width, wanted.height) },
    upscaleModel: {
      id: 'plain',
      scale: 2,
      upscale: async (picture: Size) => drawSample(picture.width * 2, picture.height * 2),
    },
    onProgressLost: () => undefined,
    onFileFailed: (_id: string, error: unknown) => {
      throw error;
    },
  };
  for (const queue of ['make-image-file', 'enlarge-image'] as const)
    await worker.work(queue, { concurrency: 2 }, (attempt) => makeImageFileJob(deps, attempt));
});
afterAll(async () => {
  await worker.stop(5_000);
  await site.close();
});

interface Size {
  width: number;
  height: number;
}

interface Expected {
  contentType: string;
  digitalSourceType: DigitalSourceType;
  isSigned?: boolean;
  actions?: string[];
  /** Null: none. */
  credit?: string | null;
}

/** Reads a file with a second reader of each kind. */
async function expectProvenance(
  file: Buffer,
  { contentType, digitalSourceType, isSigned = true, actions, credit = null }: Expected,
): Promise<void> {
  const { format, compression } = await sharp(file).metadata();
  expect(`image/${compression === 'av1' ? 'avif' : format}`).toBe(contentType);
  await expectNothingElse(file);
  expect(await sourceTypeInXmp(file)).toBe(
    `http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}`,
  );
  expect((await readXmp(file))?.credit).toBe(credit);
  const credentials = await site.provenance.read(file, contentType);
  if (!isSigned) expect(credentials).toBeUndefined();
  else {
    expect(credentials).toMatchObject({
      isIntact: true,
      isTrusted: true,
      digitalSourceType,
      credit,
      failures: [],
    });
    if (actions) expect(credentials!.actions.map(({ name }) => name)).toEqual(actions);
  }
}

async function sourceTypeInXmp(file: Buffer): Promise<string | undefined> {
  const { xmp } = await ExifReader.load(file, { expanded: true, async: true });
  return xmp?.DigitalSourceType?.value as string | undefined;
}

/** No EXIF, no IPTC, and none of the planted words. */
async function expectNothingElse(file: Buffer): Promise<void> {
  const { exif, iptc, gps } = await ExifReader.load(file, { expanded: true, async: true });
  expect({ exif, iptc, gps }).toEqual({ exif: undefined, iptc: undefined, gps: undefined });
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect(file.includes(PLANTED)).toBe(false);
  expect(file.includes('GPS')).toBe(false);
}

async function fetched(path: string, init: RequestInit = {}) {
  const answer = await ada.call(path, init);
  expect([path, answer.status]).toEqual([path, 200]);
  const contentType = answer.headers.get('content-type')!;
  return { contentType, file: Buffer.from(await answer.arrayBuffer()) };
}

async function download(body: object) {
  const answer = await ada.post('/api/download-image', body);
  expect(answer.status).toBe(200);
  const contentType = answer.headers.get('content-type')!;
  return { contentType, file: Buffer.from(await answer.arrayBuffer()) };
}

test('every route is listed as sending pictures or not', () => {
  const routes = listRoutes(site.app);
  const inFolder = /^GET \/[\w/-]+\.(png|webp|svg)$/;
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const endpoints = site.app.endpoints.filter(({ path }) => !path.endsWith('*')).map(nameOf);
  const sending = site.app.endpoints.filter(({ sendsPictures }) => sendsPictures).map(nameOf);
  expect(routes.filter((route) => !inFolder.test(route)).toSorted()).toEqual(
    [...endpoints, ...PICTURE_ROUTES.filter((name) => !sending.includes(name)), ...OTHER_ROUTES].toSorted(),
  );
  expect(PICTURE_ROUTES).toEqual(expect.arrayContaining(sending));
});

test('the product’s own pictures state their source', async () => {
  const addresses = listRoutes(site.app).flatMap(
    (route) => /^GET (\/[\w/-]+\.(?:png|webp|jpg|avif))$/.exec(route)?.[1] ?? [],
  );
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) {
    const { file } = await fetched(address);
    await expectNothingElse(file);
    // Icons and the social preview are drawn; nothing of them is generated.
    const sourceType = address.lastIndexOf('/') === 0 ? 'digitalCreation' : 'algorithmicMedia';
    expect([address, await sourceTypeInXmp(file)]).toEqual([
      address,
      `http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}`,
    ]);
  }
});

const CREDIT = creditLine([SAMPLE_CREDIT]);

describe.each([
  ['algorithmicMedia', CREDIT],
  ['trainedAlgorithmicMedia', null],
] as const)('a picture of %s', (digitalSourceType, credit) => {
  let picture: Awaited<ReturnType<typeof createPicture>>;
  beforeAll(async () => {
    const recipe = { prompt: 'sea', seed: 1, settings: {}, refinements: [] };
    picture = await createPicture(site, {
      image: drawSample(1_100, 80),
      digitalSourceType,
      userId: ada.id,
      ...(credit !== null && { credits: [SAMPLE_CREDIT] }),
      details: digitalSourceType === 'algorithmicMedia' ? { engineVersion: ENGINE_VERSION, recipe } : {},
    });
    await makeRenditions(site, { imageId: picture.id, signal });
  });

  test('original, from its address, as a download, in a ZIP, an export and on its public page', async () => {
    const expected = { contentType: 'image/png', digitalSourceType, credit, actions: ['c2pa.created'] };
    await expectProvenance((await fetched(picture.url)).file, expected);
    await expectProvenance((await download({ imageUrl: picture.url })).file, expected);
    const zip = await ada.post('/api/download-zip', { imageIds: [picture.id] });
    const [entry, ...others] = await unzipped(Buffer.from(await zip.arrayBuffer()));
    expect(others).toEqual([]);
    await expectProvenance(entry!, expected);
    const all = await unzipped(Buffer.from(await (await ada.call('/api/account/export')).arrayBuffer()));
    expect(all.filter((file) => file.equals(entry!)).length).toBe(1);
    const share = await ada.post('/api/shared-pictures', { imageId: picture.id });
    const { url } = (await share.json()) as { url: string };
    const shared = await (await ada.call(new URL(url).pathname.replace('/', '/api/'))).json();
    expect(shared).toMatchObject({ creditLine: credit });
    await expectProvenance((await fetched(`${new URL(url).pathname}/picture.png`)).file, expected);
    const { id } = (await (await ada.post('/api/collections', { name: 'Shared' })).json()) as { id: string };
    await ada.post(`/api/collections/${id}/pictures`, { imageIds: [picture.id] });
    const { link } = (await (await ada.call(`/api/collections/${id}/link`, { method: 'PUT' })).json()) as {
      link: string;
    };
    const file = `${new URL(link).pathname}/${picture.id}/picture.png`;
    await expectProvenance((await fetched(file)).file, expected);
  });

  test('in every rendition, signed from 1024 pixels on', async () => {
    for (const width of RENDITION_WIDTHS) {
      for (const format of RENDITION_FORMATS) {
        const contentType = `image/${format}`;
        const address = picture.url.replace('.png', `-${width}`);
        const accept = { headers: { accept: contentType } };
        const expected = { contentType, digitalSourceType, credit, isSigned: width >= 1024 };
        for (const file of [await fetched(`${address}.${format}`), await fetched(address, accept)]) {
          expect(file.contentType).toBe(contentType);
          await expectProvenance(file.file, expected);
        }
      }
    }
  });

  test('in the preview that the trash shows', async () => {
    const address = `/api/generations/${picture.generationId}`;
    const accept = { accept: 'image/webp' };
    expect((await ada.call(address, { method: 'DELETE' })).status).toBe(204);
    const shown = await ada.call(`/api/trash/${picture.generationId}/images/${picture.id}`, {
      headers: accept,
    });
    const expected = { contentType: 'image/webp', digitalSourceType, credit, isSigned: false };
    await expectProvenance(Buffer.from(await shown.arrayBuffer()), expected);
    expect((await ada.post(`/api/trash/${picture.generationId}/restore`, {})).status).toBe(204);
  });

  test('in every format and size of download', async () => {
    const isStudio = digitalSourceType === 'algorithmicMedia';
    const methods = [null, 'lanczos', isStudio ? 'studio' : 'neural'] as const;
    const asked = methods.flatMap((method) => IMAGE_FILE_FORMATS.map((format) => ({ method, format })));
    await Promise.all(
      asked.map(async ({ method, format }) => {
        const size = method ? '4k' : 'original';
        const fileId = await waitUntilReady({
          imageUrl: picture.url,
          format,
          size,
          ...(method && { method }),
        });
        const { contentType, file } = await download({ imageUrl: picture.url, ...(fileId && { fileId }) });
        expect(contentType).toBe(`image/${format}`);
        await expectProvenance(file, { contentType, digitalSourceType, credit });
      }),
    );
  });
});

test('a picture built around another has its credit, and says so', async () => {
  const earlier = await createPicture(site, {
    image: drawSample(64, 48),
    digitalSourceType: 'algorithmicMedia',
    credits: [SAMPLE_CREDIT],
    userId: ada.id,
  });
  const asked = await ada.post('/api/quick-generate', { prompt: 'On a beach', assetId: earlier.id });
  const { id } = generationAccepted.parse(await asked.json());
  const deps = {
    ...site,
    generationTimeoutS: 30,
    onProgressLost: () => undefined,
    cutoutModel: redCutoutModel,
    ...paintedBy({
      id: 'stages',
      generate: async ({ reference }: ImageRequest) => ({ image: reference!, description: STAGED }),
    }),
  };
  await runGeneration(deps, { generationId: id, signal });
  const { images } = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
  expect(images[0]!.creditLine).toBe(CREDIT);
  await expectProvenance((await fetched(images[0]!.url)).file, {
    contentType: 'image/png',
    digitalSourceType: 'algorithmicMedia',
    credit: CREDIT,
  });
});

test('a procedural picture enlarged by a neural network is a composite', async () => {
  const { url } = await createPicture(site, {
    image: drawSample(64, 48),
    digitalSourceType: 'algorithmicMedia',
  });
  const fileId = await waitUntilReady({ imageUrl: url, format: 'webp', size: '4k', method: 'neural' });
  await expectProvenance((await download({ imageUrl: url, fileId })).file, {
    contentType: 'image/webp',
    digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
    actions: ['c2pa.created', 'c2pa.edited'],
  });
});

describe('the ad creator', () => {
  let adWorker: Awaited<ReturnType<typeof startAdWorker>>;
  let photo: { id: string; url: string };
  beforeAll(async () => {
    adWorker = await startAdWorker(site);
    const [width, height] = [300, 200];
    photo = await storeAdPicture(site, {
      kind: 'page',
      storageOwner: null,
      file: {
        bytes: await sharp(halves(width, height), { raw: { width, height, channels: 3 } })
          .jpeg()
          .toBuffer(),
        contentType: 'image/jpeg',
        width,
        height,
        hasAlpha: false,
      },
    });
  });
  afterAll(() => adWorker.stop());

  const picture = async (body: object) =>
    adPicture.parse(await (await ada.post('/api/ad-creator/pictures', body)).json());
  const artifact = async (body: object) => {
    const asked = { headline: 'Sea', platform: 'x', format: 'x-website-square', ...body };
    return adArtifact.parse(await (await ada.post('/api/ad-creator/create-artifact', asked)).json());
  };

  test('adds no source to an uploaded picture', async () => {
    const { file } = await fetched(photo.url);
    await expectNothingElse(file);
    expect(await sourceTypeInXmp(file)).toBeUndefined();
  });

  test('states the source of each generated picture', async () => {
    const painted = await picture({ kind: 'generated', prompt: 'A quiet sea, number 3' });
    await expectProvenance((await fetched(painted.url!)).file, {
      contentType: 'image/jpeg',
      digitalSourceType: 'algorithmicMedia',
      actions: ['c2pa.created'],
    });
    const cutout = await picture({ kind: 'cutout', sourceId: photo.id });
    await expectProvenance((await fetched(cutout.url!)).file, {
      contentType: 'image/png',
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      actions: ['c2pa.created', 'c2pa.edited'],
    });
    const staged = await picture({ kind: 'staged', sourceId: photo.id, prompt: 'On a beach, number 3' });
    await expectProvenance((await fetched(staged.url!)).file, {
      contentType: 'image/jpeg',
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
    });
  });

  test.each([
    ['without a picture', () => ({}), 'algorithmicMedia'],
    ['with one made here', () => ({ visualPrompt: 'A quiet sea, number 3' }), 'algorithmicMedia'],
    ['with one from outside', () => ({ pictureId: photo.id }), 'compositeSynthetic'],
    ['with a logo', () => ({ logoId: photo.id }), 'compositeSynthetic'],
  ] as const)('says of an ad %s what it is, down to its SVG', async (_what, material, digitalSourceType) => {
    const { files } = await artifact(material());
    expect(files.map(({ type }) => type).toSorted()).toEqual(['jpeg', 'png', 'svg']);
    for (const { url } of files) {
      const { contentType, file } = await fetched(url);
      if (contentType !== 'image/svg+xml') {
        await expectProvenance(file, { contentType, digitalSourceType, actions: ['c2pa.created'] });
        continue;
      }
      expect(file.toString('utf8')).toContain(
        `Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}"`,
      );
      expect(await site.provenance.read(file, contentType)).toMatchObject({
        isIntact: true,
        isTrusted: true,
        digitalSourceType,
        failures: [],
      });
    }
  });
});

const STAGED: ImageDescription = {
  digitalSourceType: 'algorithmicMedia',
  scene: 'Stage',
  category: null,
  hasPeople: false,
  notes: [],
  details: {},
};
const PLANTED = 'PLANTED-PLACE';

/** A photograph that says where it was taken, in every way that one can. */
async function photoWithPlace(): Promise<Buffer> {
  const [width, height] = [96, 64];
  const jpeg = await sharp(halves(width, height), { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { ImageDescription: PLANTED, Artist: PLANTED },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N', GPSAreaInformation: PLANTED },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,30.0N" exif:GPSMapDatum="${PLANTED}"/></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();
  // IPTC's city, 2:90, in Photoshop's resource 0x0404.
  const city = Buffer.concat([Buffer.from([0x1c, 2, 90, 0, PLANTED.length]), Buffer.from(PLANTED)]);
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([city.length]),
    city,
    Buffer.alloc(city.length % 2),
  ]);
  return withJpegSegment(withJpegSegment(jpeg, 0xed, resource), 0xfe, PLANTED);
}

describe('where an uploaded photograph was taken', () => {
  let photo: Buffer;
  beforeAll(async () => {
    photo = await photoWithPlace();
    const read = await ExifReader.load(photo, { expanded: true, async: true });
    expect(read).toMatchObject({ gps: { Latitude: 52.5 }, iptc: { City: { description: PLANTED } } });
    expect(photo.toString('latin1').split(PLANTED).length).toBeGreaterThan(5);
  });

  const form = () => {
    const data = new FormData();
    data.set('image', new File([Uint8Array.from(photo)], 'photo.jpg', { type: 'image/jpeg' }));
    return data;
  };

  test('is not sent with the asset, nor to an image model', async () => {
    const answer = await ada.call('/api/products/upload', { method: 'POST', body: form() });
    expect(answer.status).toBe(201);
    const { id, imageUrl } = (await answer.json()) as { id: string; imageUrl: string };
    for (const address of [imageUrl, imageUrl.replace('.png', '-640')]) {
      const { file } = await fetched(address);
      await expectNothingElse(file);
      // Its origin is unknown here.
      expect(await sourceTypeInXmp(file)).toBeUndefined();
    }
    await expectNothingElse(Buffer.from((await findReference(site, id)).bytes));
  });

  test('is not in a picture built around it, which says that it is a composite', async () => {
    const upload = await ada.call('/api/products/upload', { method: 'POST', body: form() });
    const { id: productId } = (await upload.json()) as { id: string };
    const { id } = generationAccepted.parse(
      await (await ada.post('/api/quick-generate', { prompt: 'A quiet lake' })).json(),
    );
    await site.db.updateTable('generations').set({ productId }).where('id', '=', id).execute();
    const deps = {
      ...site,
      generationTimeoutS: 30,
      onProgressLost: () => undefined,
      cutoutModel: redCutoutModel,
      ...paintedBy({
        id: 'stages',
        generate: async ({ reference }: ImageRequest) => ({ image: reference!, description: STAGED }),
      }),
    };
    await runGeneration(deps, { generationId: id, signal });
    const { images } = generation.parse(await (await ada.call(`/api/generations/${id}`)).json());
    await expectProvenance((await fetched(images[0]!.url)).file, {
      contentType: 'image/png',
      digitalSourceType: 'compositeSynthetic',
    });
  });

  test('is not in its cut-out, in any format', async () => {
    const answer = await ada.call('/api/remove-background', { method: 'POST', body: form() });
    expect(answer.status).toBe(202);
    const { id } = generationAccepted.parse(await answer.json());
    const deps = {
      ...site,
      generationTimeoutS: 30,
      onProgressLost: () => undefined,
      cutoutModel: redCutoutModel,
      ...paintedBy({ id: 'none', generate: () => Promise.reject(new Error('nobody asked for it')) }),
    };
    await runGeneration(deps, { generationId: id, signal });
    const { images, sourceImageUrl } = generation.parse(
      await (await ada.call(`/api/generations/${id}`)).json(),
    );
    const { url, id: imageId } = images[0]!;
    await expectNothingElse((await fetched(sourceImageUrl!)).file);
    const digitalSourceType = 'compositeWithTrainedAlgorithmicMedia';
    const actions = ['c2pa.created', 'c2pa.edited'];
    await expectProvenance((await fetched(url)).file, {
      contentType: 'image/png',
      digitalSourceType,
      actions,
    });
    await makeRenditions(site, { imageId, signal });
    const rendition = await fetched(url.split('?')[0]!.replace('.png', '-320.webp'));
    await expectProvenance(rendition.file, { contentType: 'image/webp', digitalSourceType, isSigned: false });
    const fileId = await waitUntilReady({ imageUrl: url, format: 'jpeg', size: 'original' });
    const { file } = await download({ imageUrl: url, fileId });
    await expectProvenance(file, { contentType: 'image/jpeg', digitalSourceType });
  });

  test('is not in a picture that a provider returns with it', async () => {
    const { url } = await createPicture(site, { image: { bytes: photo } });
    await expectProvenance((await fetched(url)).file, {
      contentType: 'image/png',
      digitalSourceType: 'trainedAlgorithmicMedia',
    });
  });
});

/** @returns the file's id; undefined for the stored picture itself */
async function waitUntilReady(body: object): Promise<string | undefined> {
  let file = imageFile.parse(await (await ada.post('/api/image-files', body)).json());
  while (file.status === 'making') {
    await new Promise((done) => setTimeout(done, 50));
    file = imageFile.parse(await (await ada.call(`/api/image-files/${file.id}`)).json());
  }
  expect(file.status).toBe('ready');
  return file.id ?? undefined;
}

async function unzipped(zip: Buffer): Promise<Buffer[]> {
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  const files: Buffer[] = [];
  for await (const entry of archive.eachEntry() as AsyncIterable<Entry>)
    files.push(await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}
