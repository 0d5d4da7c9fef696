import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectIsolation } from './detect-isolation.ts';
import { READER } from './isolated-reader.ts';
import { ISOLATION_PROPERTIES } from './isolation-report.ts';
import { judgeFacts } from './judge-facts.ts';
import { measureIsolation } from './measure-isolation.ts';

const NOTHING_HOLDS = {
  user: process.getuid!(),
  outerUser: process.getuid!(),
  noNewPrivileges: false,
  capabilities: '000001ffffffffff',
  readsFile: true,
  writesFile: true,
  seesServer: true,
  connects: true,
  variables: ['SECRET'],
  limits: { dataBytes: null, processes: null, openFiles: 20_000, fileBytes: null, cpuS: null },
};
const ALL = ISOLATION_PROPERTIES.filter((name) => name !== 'sandbox');

test('isolation is measured from inside the program, and leaves no files behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-measure-'));
  const properties = await measureIsolation(READER, { folder });
  expect(properties.map(({ name }) => name)).toEqual(ALL);
  const isolation = detectIsolation();
  if (isolation.tools && isolation.level.files === 'own')
    for (const { name, isHeld } of properties)
      expect([name, isHeld]).toEqual([name, name !== 'user' || isolation.level.user === 'own']);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a missing property has a reason', () => {
  const isolation = { tools: undefined, refusals: ['missing: setpriv'] };
  const properties = judgeFacts(NOTHING_HOLDS, { program: READER, isolation });
  expect(properties.map(({ name, isHeld }) => [name, isHeld])).toEqual(ALL.map((name) => [name, false]));
  for (const { reason } of properties)
    expect(reason).toMatch(/missing: setpriv|does not run as root|It has SECRET/);
});

test('an unmeasurable property is null', () => {
  const facts = { ...NOTHING_HOLDS, outerUser: null, noNewPrivileges: null, capabilities: null };
  const unknown = judgeFacts(facts, { program: READER, isolation: detectIsolation() }).filter(
    ({ isHeld }) => isHeld === null,
  );
  expect(unknown.map(({ name }) => name)).toEqual(['privileges', 'capabilities']);
});
