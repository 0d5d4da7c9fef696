import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LargeSite, startLargeSite } from './support/large-site.ts';

let site: LargeSite;
beforeAll(async () => {
  site = await startLargeSite({ env: { GALLERY_CRON: '* * * * *', GALLERY_BATCH: '1' } });
}, 180_000);
afterAll(() => site.stop(), 60_000);

test('a tick of the clock is one for two workers, and is worked on by one of them', async () => {
  const ticks = async () => {
    const { rows } = await sql<{ name: string; minute: Date; count: number; states: string }>`
      SELECT name, date_trunc('minute', created_on) AS minute, count(*)::int AS count,
        string_agg(state::text, ' ') AS states FROM pgboss.job
      WHERE name IN ('fill-gallery', 'sweep') GROUP BY 1, 2`.execute(site.db);
    return rows;
  };
  const begun = async () => (await ticks()).filter(({ states }) => !['created', 'active'].includes(states));
  await expect
    .poll(async () => (await begun()).length, { timeout: 150_000, interval: 1_000 })
    .toBeGreaterThan(3);
  expect((await ticks()).filter(({ count }) => count !== 1)).toEqual([]);
  expect((await begun()).filter(({ states }) => states !== 'completed')).toEqual([]);
}, 180_000);
