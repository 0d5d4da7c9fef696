import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openOtherInstallation } from '#testing/other-installation';

beforeAll(() => {
  // Where the library looks for its machine code.
  vi.stubEnv('C2PA_LIBRARY_PATH', '/nowhere/index.node');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('if the library does not run on this machine, files stay unsigned, with one warning', async () => {
  const told: string[] = [];
  const provenance = await openOtherInstallation({ onUnavailable: (message) => told.push(message) });
  const file = Buffer.from('a picture');
  const claim = { contentType: 'image/png', digitalSourceType: 'algorithmicMedia' } as const;
  expect(await provenance.sign(file, claim)).toEqual(file);
  expect(await provenance.sign(file, claim)).toEqual(file);
  expect(told).toEqual([expect.stringContaining('npm rebuild @contentauth/c2pa-node')]);
  await expect(provenance.read(file, 'image/png')).rejects.toMatchObject({ kind: 'misconfigured' });
});
