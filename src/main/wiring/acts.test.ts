import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOOLS } from '#features/mcp/routes/tools';
import { ACTS, type Act, NOT_ACTS } from '#testing/acts';
import { withActsTable } from '#testing/acts-table';
import { startTestApp, type TestApp } from '#testing/test-app';
import { COMMAND_NAMES } from '../../../scripts/framewright/read-command.ts';
import { clientFunctions } from '../../../scripts/typescript-client/client-document.ts';

let site: TestApp;
let endpoints: { name: string; path: string }[];
beforeAll(async () => {
  site = await startTestApp();
  endpoints = site.app.endpoints
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => ({ name: `${method} ${path}`, path }));
});
afterAll(() => site.close());

const WAYS = ['button', 'rest', 'mcp', 'command'] as const;

/** What the acts name in a way. */
const named = (way: (typeof WAYS)[number]) =>
  ACTS.flatMap((act: Act) => ('because' in act[way] ? [] : act[way])).toSorted();

test('every act has its five ways, or says why not', () => {
  for (const act of ACTS)
    for (const way of WAYS) {
      const it = act[way];
      const isThere = 'because' in it ? it.because.length > 10 : it.length > 0;
      expect([act.name, way, isThere]).toEqual([act.name, way, true]);
    }
});

test('every endpoint of the public API, tool and command belongs to one act', () => {
  const ofApi = endpoints.filter(({ path }) => path.startsWith('/api/v1/')).map(({ name }) => name);
  expect(named('rest')).toEqual(ofApi.toSorted());
  expect(named('mcp')).toEqual(Object.keys(TOOLS).toSorted());
  expect(named('command')).toEqual([...COMMAND_NAMES].toSorted());
});

test('every endpoint of the site belongs to an act, or to what is none', () => {
  const buttons = named('button');
  expect(new Set(buttons).size).toBe(buttons.length);
  const prefixes = Object.keys(NOT_ACTS);
  const others = endpoints.filter(
    ({ name, path }) => !path.startsWith('/api/v1/') && !buttons.includes(name),
  );
  const unknown = others.filter(({ path }) => !prefixes.some((prefix) => path.startsWith(prefix)));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(prefixes.filter((prefix) => !others.some(({ path }) => path.startsWith(prefix)))).toEqual([]);
  const known = new Set(endpoints.map(({ name }) => name));
  expect(buttons.filter((name) => !known.has(name))).toEqual([]);
});

test('the TypeScript client has a function for every endpoint of the public API', async () => {
  const client = '../../../clients/typescript/src/generated/sdk.gen.ts';
  const code = await readFile(new URL(client, import.meta.url), 'utf8');
  const functions = [...code.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name!);
  expect(functions.toSorted()).toEqual(clientFunctions().toSorted());
  expect(functions).toHaveLength(named('rest').length);
});

test('docs/acts.md has the table', async () => {
  const document = await readFile(new URL('../../../docs/acts.md', import.meta.url), 'utf8');
  expect(withActsTable(document)).toBe(document);
});
