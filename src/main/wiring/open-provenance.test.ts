import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditLine } from '#features/images/rules/credit-line';
import { encodePicture } from '#features/images/rules/encode-picture';
import type { PictureFormat } from '#platform/images/encode-as';
import { readXmp } from '#platform/images/read-xmp';
import type { Provenance } from '#ports/provenance';
import { openDevelopmentSigner, rotateDevelopmentSigner } from '../embedded/development-signer.ts';
import { makeAuthority, makeSigner } from '../embedded/make-certificates.ts';
import { checkSigner } from '../supervisor/check-signer.ts';
import { openConfiguredSigner } from './configured-signer.ts';
import { openProvenance } from './open-provenance.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-provenance-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const FORMATS: readonly PictureFormat[] = ['png', 'jpeg', 'webp', 'avif'];
const picture = () =>
  sharp({ create: { width: 48, height: 32, channels: 4, background: { r: 200, g: 90, b: 40, alpha: 0.5 } } });
const open = (config: Parameters<typeof openProvenance>[0]) =>
  openProvenance(config, { onUnavailable: expect.fail });
const inFolder = (name: string) => ({ dataDir: join(folder, name), signer: undefined });

async function signedPng(provenance: Provenance): Promise<Buffer> {
  const { bytes } = await encodePicture({ provenance }, picture(), {
    format: 'png',
    digitalSourceType: 'algorithmicMedia',
  });
  return bytes;
}

describe('an installation’s own certificate', () => {
  test('is created once by concurrent processes, and found by the next start', async () => {
    const dataDir = join(folder, 'once');
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDevelopmentSigner(dataDir)));
    const again = await openDevelopmentSigner(dataDir);
    expect(new Set([...opened, again].map(({ chain }) => chain)).size).toBe(1);
    const file = join(dataDir, 'provenance', 'development-signer.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is renewed long before it expires, and earlier signatures still count as ours', async () => {
    const { dataDir } = inFolder('renewed');
    const years = (count: number) => new Date(Date.now() + count * 365.25 * 24 * 3_600_000);
    const first = await openDevelopmentSigner(dataDir);
    expect((await openDevelopmentSigner(dataDir, years(9))).chain).toBe(first.chain);
    const early = await signedPng(await open(inFolder('renewed')));
    const later = await openDevelopmentSigner(dataDir, years(12));
    expect(later.chain).not.toBe(first.chain);
    expect(later.anchors).toBe(first.anchors);
    // The authority itself would end before the next signer.
    const last = await openDevelopmentSigner(dataDir, years(42));
    expect(last.anchors).toContain(first.anchors);
    expect(last.anchors).not.toBe(first.anchors);
    expect(new X509Certificate(last.chain).validToDate.getTime()).toBeGreaterThan(years(60).getTime());
    const provenance = await open(inFolder('renewed'));
    expect(await provenance.read(early, 'image/png')).toMatchObject({ isIntact: true, isTrusted: true });
  });

  test.each([false, true])(
    'is replaced on request (authority: %s); earlier pictures still count as ours',
    async (authority) => {
      const where = inFolder(`rotated-${authority}`);
      const first = await openDevelopmentSigner(where.dataDir);
      const early = await signedPng(await open(where));
      const rotated = await rotateDevelopmentSigner(where.dataDir, { authority });
      expect(rotated.chain).not.toBe(first.chain);
      expect(rotated.anchors === first.anchors).toBe(!authority);
      expect((await openDevelopmentSigner(where.dataDir)).chain).toBe(rotated.chain);
      const provenance = await open(where);
      for (const picture of [early, await signedPng(provenance)])
        expect(await provenance.read(picture, 'image/png')).toMatchObject({
          isIntact: true,
          isTrusted: true,
        });
    },
  );

  test('does not replace a damaged file', async () => {
    const { dataDir } = inFolder('damaged');
    await openDevelopmentSigner(dataDir);
    await writeFile(join(dataDir, 'provenance', 'development-signer.json'), '{"authority":');
    await expect(openDevelopmentSigner(dataDir)).rejects.toThrow('development-signer.json is damaged');
  });
});

describe('a signed picture', () => {
  let provenance: Provenance;
  beforeAll(async () => {
    provenance = await open(inFolder('signed'));
  });

  test.each(FORMATS)('in %s names its source and its edits', async (format) => {
    const { bytes, contentType } = await encodePicture({ provenance }, picture(), {
      format,
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      edits: ['background-removed', 'resized', 'converted'],
    });
    expect(await provenance.read(bytes, contentType)).toMatchObject({
      isIntact: true,
      isTrusted: true,
      producer: expect.stringMatching(/^Framewright \d/),
      digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
      actions: [
        { name: 'c2pa.created' },
        { name: 'c2pa.edited', description: expect.stringContaining('background') },
        { name: 'c2pa.resized' },
        { name: 'c2pa.converted' },
      ],
      failures: [],
    });
  });

  test.each(FORMATS)('in %s names the authors of works in it, in its manifest and in XMP', async (format) => {
    const credits = [
      { title: 'Chair & <desk>', author: 'Jane “J” Doe', source: 'https://example.org/?a=1&b=2' },
    ].map((credit) => ({ ...credit, license: 'CC-BY-3.0' as const }));
    const { bytes, contentType } = await encodePicture({ provenance }, picture(), {
      format,
      digitalSourceType: 'algorithmicMedia',
      credits,
    });
    const credit = creditLine(credits)!;
    expect(await provenance.read(bytes, contentType)).toMatchObject({
      isIntact: true,
      isTrusted: true,
      credit,
      failures: [],
    });
    expect(await readXmp(bytes)).toMatchObject({ digitalSourceType: 'algorithmicMedia', credit });
    const { xmp } = await ExifReader.load(bytes, { expanded: true, async: true });
    expect(xmp?.rights?.description).toBe(credit);
    expect(xmp?.UsageTerms?.description).toContain(credit);
  });

  test.each(FORMATS)('in %s shows later changes', async (format) => {
    const { bytes, contentType } = await encodePicture({ provenance }, picture(), {
      format,
      digitalSourceType: 'algorithmicMedia',
    });
    const changed = Buffer.from(bytes);
    // Within the packet of XMP, which every format carries as it is.
    changed.write('Gramewright', changed.indexOf('Framewright"'));
    expect(await provenance.read(changed, contentType)).toMatchObject({
      isIntact: false,
      failures: [expect.stringMatching(/^assertion\.(data|bmff)Hash\.mismatch$/)],
    });
  });

  test('has a manifest of at most 3.5 kB', async () => {
    for (const format of FORMATS) {
      const options = { format, digitalSourceType: 'algorithmicMedia' } as const;
      const signed = await encodePicture({ provenance }, picture(), options);
      const plain = await encodePicture({ provenance }, picture(), { ...options, isSigned: false });
      expect(signed.bytes.length - plain.bytes.length).toBeLessThan(3_500);
      expect(await provenance.read(plain.bytes, plain.contentType)).toBeUndefined();
    }
  });

  test('of another installation is valid, but its signer is unknown', async () => {
    const other = await open(inFolder('other'));
    expect(await provenance.read(await signedPng(other), 'image/png')).toMatchObject({
      isIntact: true,
      isTrusted: false,
      signer: 'Framewright development signer',
    });
  });

  test('without a signature cannot be read', async () => {
    await expect(provenance.read(Buffer.from('no picture'), 'image/png')).rejects.toMatchObject({
      kind: 'rejected',
    });
  });
});

describe('a configured certificate', () => {
  const now = new Date();

  /** Files of a certificate that another authority made. */
  async function files(name: string, change: { certificate?: string; privateKey?: string } = {}) {
    const authority = await makeAuthority({ now, years: 10 });
    const signer = await makeSigner(authority, { now, years: 1 });
    const certificateFile = join(folder, `${name}.pem`);
    const privateKeyFile = join(folder, `${name}.key`);
    await writeFile(certificateFile, change.certificate ?? `${signer.certificate}\n${authority.certificate}`);
    await writeFile(privateKeyFile, change.privateKey ?? signer.privateKey);
    return { certificateFile, privateKeyFile };
  }

  test('signs, and its signatures count as ours, with and without its authority', async () => {
    const whole = await files('whole');
    const [own] = (await readFile(whole.certificateFile, 'utf8')).split(/(?<=-----END CERTIFICATE-----)/);
    const alone = { ...whole, certificateFile: join(folder, 'alone.pem') };
    await writeFile(alone.certificateFile, own!);
    for (const signer of [whole, alone]) {
      await checkSigner(await openConfiguredSigner(signer));
      const provenance = await open({ ...inFolder('unused'), signer });
      const read = await provenance.read(await signedPng(provenance), 'image/png');
      expect(read).toMatchObject({ isIntact: true, isTrusted: true, failures: [] });
    }
  });

  test.each([
    [
      'a file that is not there',
      { certificateFile: '/nowhere.pem' },
      /^C2PA_CERTIFICATE_FILE cannot be read/,
    ],
    ['a key that is not there', { privateKeyFile: '/nowhere.key' }, /^C2PA_PRIVATE_KEY_FILE cannot be read/],
  ])('stops the start with %s', async (_what, change, message) => {
    const signer = { ...(await files('missing')), ...change };
    await expect(openConfiguredSigner(signer)).rejects.toThrow(message);
  });

  test.each([
    ['no certificate', { certificate: 'hello' }, /^C2PA_CERTIFICATE_FILE holds no certificate/],
    ['no key', { privateKey: 'hello' }, /^C2PA_PRIVATE_KEY_FILE is not a private key/],
    [
      "another certificate's key",
      { privateKey: newKey('prime256v1') },
      /^C2PA_PRIVATE_KEY_FILE is not the key/,
    ],
    ['a key that nothing signs with', { privateKey: newKey('secp256k1') }, /^C2PA_PRIVATE_KEY_FILE .*P-256/],
  ])('stops the start with %s', async (what, change, message) => {
    await expect(openConfiguredSigner(await files(what, change))).rejects.toThrow(message);
  });

  test('that is expired or may not sign stops the start', async () => {
    const authority = await makeAuthority({ now: new Date('2001-01-01'), years: 60 });
    const old = await makeSigner(authority, { now: new Date('2001-01-01'), years: 2 });
    await expect(openConfiguredSigner(await files('old', old))).rejects.toThrow(
      'C2PA_CERTIFICATE_FILE expired on 2003-01-01',
    );
    const identity = await openConfiguredSigner(await files('authority', authority));
    await expect(checkSigner(identity)).rejects.toThrow(/^C2PA_CERTIFICATE_FILE cannot sign/);
  });
});

function newKey(namedCurve: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
