import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LargeSite, startLargeSite } from './support/large-site.ts';

let site: LargeSite;
beforeAll(async () => {
  site = await startLargeSite({ env: { GALLERY_CRON: '* * * * *', GALLERY_BATCH: '1' } });
}, 180_000);
afterAll(() => site.stop(), 60_000);

const SCHEDULED = ['fill-gallery', 'sweep'];

/** The ticks of each queue, with the states of their jobs. */
interface Ticking {
  name: string;
  /** Number of ticks by minute. */
  minutes: number;
  ticks: number;
  /** One state for each job of the queue. */
  jobs: string[];
}

test('with two workers, each scheduled job runs once', async () => {
  // pg-boss stores each tick as a job, which enqueues the queue's job seconds later, maybe in the next minute.
  const read = async () => {
    const { rows } = await sql<Ticking>`
      SELECT scheduled.name,
        count(DISTINCT tick.data->>'slot')::int AS minutes, count(tick.id)::int AS ticks,
        ARRAY(SELECT state::text FROM pgboss.job WHERE job.name = scheduled.name) AS jobs
      FROM unnest(${SCHEDULED}::text[]) AS scheduled(name)
      LEFT JOIN pgboss.job AS tick ON tick.name = '__pgboss__send-it' AND tick.data->>'name' = scheduled.name
      GROUP BY 1`.execute(site.db);
    return rows;
  };
  const done = ({ jobs }: Ticking) => jobs.filter((state) => !['created', 'active'].includes(state));
  await expect
    .poll(async () => Math.min(...(await read()).map((it) => done(it).length)), {
      timeout: 150_000,
      interval: 1_000,
    })
    .toBeGreaterThan(1);
  for (const it of await read()) {
    expect(it.ticks).toBe(it.minutes);
    expect(it.jobs.length).toBeLessThanOrEqual(it.ticks);
    expect(done(it).filter((state) => state !== 'completed')).toEqual([]);
  }
}, 180_000);
