import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { creditHistory } from '../contract/credit-history.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function generate(person: SitePerson, prompt: string): Promise<string> {
  const answer = await person.post('/api/quick-generate', { prompt });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

async function readHistory(person: SitePerson, query = '') {
  const answer = await person.call(`/api/credit-history${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return creditHistory.parse(await answer.json());
}

test('visitors are asked to sign in before anything is validated', async () => {
  for (const path of ['/api/credit-history?limit=none', '/api/credit-history.csv']) {
    const answer = await fetch(`${site.origin}${path}`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'signed_out',
      error: 'Please sign in to see your credits',
    });
  }
});

test('invalid page parameters are refused', async () => {
  const person = await createPerson(site, 1);
  for (const query of ['limit=0', 'limit=201', 'before=0', 'before=x', 'limit=1.5'])
    expect((await person.call(`/api/credit-history?${query}`)).status).toBe(400);
});

test('a generation’s line shows its picture once finished, and says when it was deleted', async () => {
  const person = await createPerson(site, 3);
  await createPerson(site, 77);
  const id = await generate(person, 'A quiet lake');
  const reserved = await readHistory(person);
  expect(reserved.standing).toMatchObject({ monthly: 0, extra: 2, held: 1 });
  expect(reserved.movements).toMatchObject([
    { amount: -1, balance: 2, generation: { id, prompt: 'A quiet lake', image: null, state: 'reserved' } },
    { amount: 3, balance: 3, generation: null },
  ]);
  await deliver(site, id);
  const { movements, next } = await readHistory(person, '?limit=1');
  expect(movements).toMatchObject([
    { generation: { state: 'settled', charged: 1, image: { width: 64, height: 64 } } },
  ]);
  const image = movements[0]!.generation!.image!;
  expect((await person.call(image.url)).status).toBe(200);
  expect(next).toBe(movements[0]!.id);
  const older = await readHistory(person, `?limit=1&before=${next}`);
  expect(older.movements).toMatchObject([{ reason: 'other', amount: 3, balance: 3 }]);
  expect(older.next).toBeNull();

  await person.call(`/api/generations/${id}`, { method: 'DELETE' });
  expect((await readHistory(person)).movements[0]).toMatchObject({
    amount: -1,
    generation: { id, isDeleted: true, prompt: null, image: null, state: 'settled', charged: 1 },
  });
});

test('the file has every line, parses as CSV, and contains no spreadsheet formulas', async () => {
  const person = await createPerson(site, 1_300);
  const prompts = [
    '=HYPERLINK("https://evil.test";"A lake")',
    '-1 lake',
    'A "lake", wide; and a moon — größer',
  ];
  // One by one: only two may run at a time.
  for (const prompt of prompts) await deliver(site, await generate(person, prompt));
  // With line breaks, as early releases stored prompts.
  prompts[2] = 'A "lake", wide;\nand a moon';
  await site.db
    .updateTable('generations')
    .set({ prompt: prompts[2] })
    .where('userId', '=', person.id)
    .where('prompt', 'like', 'A "lake"%')
    .execute();
  // More than one page of the reader.
  await site.db.transaction().execute(async (trx) => {
    for (let n = 0; n < 210; n++)
      await grantExtraCredits(trx, {
        ...{ userId: person.id, amount: 1, reason: 'admin-fix' },
        idempotencyKey: `csv:${n}`,
      });
  });
  const answer = await person.call('/api/credit-history.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="framewright-credits-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().split('\r\n')[0]!.slice(1)).toBe(
    'Date,Description,Credits,Balance,Picture ID,Prompt,Invoice number,Invoice amount',
  );

  const rows = await parseCsv(bytes);
  expect(rows.length).toBe(214);
  const { movements } = await readHistory(person, '?limit=200');
  expect(rows.slice(0, 200).map(({ at, credits, balance }) => [at.toISOString(), credits, balance])).toEqual(
    movements.map(({ at, amount, balance }) => [at, amount, balance]),
  );
  expect(rows.slice(-4).map(({ description, credits, prompt }) => [description, credits, prompt])).toEqual([
    ['Picture. Charged 1', -1, prompts[2]],
    ['Picture. Charged 1', -1, `'${prompts[1]}`],
    ['Picture. Charged 1', -1, `'${prompts[0]}`],
    ['Credits added', 1_300, null],
  ]);
  expect(rows.map(({ balance, credits }) => balance - credits)).toEqual([
    ...rows.slice(1).map(({ balance }) => balance),
    0,
  ]);
});

interface CsvRow {
  at: Date;
  description: string;
  credits: number;
  balance: number;
  prompt: string | null;
}

/** By PostgreSQL, which follows RFC 4180. */
async function parseCsv(bytes: Buffer): Promise<CsvRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'framewright-csv-'));
  try {
    const file = join(folder, 'statement.csv');
    await writeFile(file, bytes);
    // The database may run as another user.
    await chmod(folder, 0o755);
    return await site.owner.transaction().execute(async (trx) => {
      await sql`CREATE TEMPORARY TABLE statement (line int GENERATED ALWAYS AS IDENTITY, at timestamptz, description text,
        credits bigint, balance bigint, picture_id uuid, prompt text, invoice text, amount text) ON COMMIT DROP`.execute(
        trx,
      );
      await sql`COPY statement (at, description, credits, balance, picture_id, prompt, invoice, amount)
        FROM ${sql.lit(file)} WITH (FORMAT csv, HEADER)`.execute(trx);
      const { rows } = await sql<CsvRow>`SELECT * FROM statement ORDER BY line`.execute(trx);
      return rows;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
