import { expect, test } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { runLedgerChaos } from './run-ledger-chaos.ts';

test('the ledger is sound after random operations by processes that are killed', async () => {
  const database = await createTestDatabase();
  try {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const { violations, kills, outcomes } = await runLedgerChaos({
      databaseUrl: database.url,
      ownerUrl: database.ownerUrl,
      operations: 800,
      processes: 3,
      seed,
      operationsPerKill: 200,
    });
    expect(violations, `seed ${seed}`).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(outcomes['request: insufficient_credits']).toBeGreaterThan(0);
    expect(outcomes.event).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
}, 180_000);
