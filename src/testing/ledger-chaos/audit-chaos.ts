import { sql } from 'kysely';
import { failStrandedGenerations } from '#features/generations/rules/fail-stranded-generations';
import { creditsOfInvoice, creditsReturned } from '#features/plans/rules/credits-of-invoice';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { auditLedger, SOUND_LEDGER } from '../audit-ledger.ts';
import { chooseOperation } from './choose-operation.ts';
import { CHAOS_PLANS, invoiceOf } from './made-up-gateway.ts';

/** Adds triggers that record the cost of each delivered and begun picture, since rows may be deleted later. */
export async function recordDeliveries(db: Database): Promise<void> {
  await sql`CREATE TABLE chaos_deliveries (generation_id uuid NOT NULL, price integer NOT NULL)`.execute(db);
  await sql`
    CREATE FUNCTION note_delivery() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO chaos_deliveries
        SELECT NEW.generation_id, least(cost_per_image, (NEW.description->'details'->>'cost')::integer)
          FROM generations WHERE id = NEW.generation_id;
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER images_note_delivery AFTER INSERT ON images
      FOR EACH ROW EXECUTE FUNCTION note_delivery()`.execute(db);
  await sql`CREATE TABLE chaos_calls (generation_id uuid NOT NULL, position integer NOT NULL, cost integer NOT NULL)`.execute(
    db,
  );
  await sql`
    CREATE FUNCTION note_call() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO chaos_calls VALUES (NEW.generation_id, NEW.position, NEW.cost);
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER picture_calls_note_call AFTER INSERT ON picture_calls
      FOR EACH ROW EXECUTE FUNCTION note_call()`.execute(db);
}

/**
 * Deletes all remaining jobs, as if all workers had died, and lets the sweeper settle their generations.
 * @returns the sweeper's errors
 */
export async function settleWhatIsLeft({ db, queue }: { db: Database; queue: Queue }): Promise<string[]> {
  await sql`DELETE FROM pgboss.job`.execute(db);
  await sql`UPDATE generations SET created_at = created_at - interval '1 hour' WHERE status = 'generating'`.execute(
    db,
  );
  try {
    while ((await failStrandedGenerations({ db, queue })) > 0);
    return [];
  } catch (error) {
    return [`the sweeper: ${error}`];
  }
}

export interface ChaosRun {
  seed: number;
  operations: number;
  userIds: readonly string[];
  /** Ids of generations that a user got as an answer. */
  accepted: ReadonlySet<string>;
}

/** The ledger's faults after a run, one sentence each. */
export async function auditChaos(db: Database, run: ChaosRun): Promise<string[]> {
  const audit = await auditLedger(db);
  const unsound = Object.entries(audit).filter(
    ([name, found]) => found !== SOUND_LEDGER[name as keyof typeof audit],
  );
  return [
    ...unsound.map(([name, found]) => `the audit finds ${name} ${found}`),
    ...(await listWrongCharges(db)),
    ...(await listWrongCancellations(db)),
    ...(await listOpenHolds(db)),
    ...(await listLostHolds(db, run.accepted)),
    ...(await listWrongGrants(db, run)),
    ...(await listMixedUpReturns(db)),
  ];
}

/** Settlements whose charge differs from the deliveries, without canceled ones. */
async function listWrongCharges(db: Database): Promise<string[]> {
  const { rows } = await sql<{ generationId: string; captured: number; delivered: number }>`
    SELECT s.generation_id, s.captured, coalesce(d.price, 0) AS delivered
    FROM credit_settlements s
    LEFT JOIN (SELECT generation_id, sum(price) AS price FROM chaos_deliveries GROUP BY 1) d USING (generation_id)
    WHERE s.reason IS NULL AND s.captured <> coalesce(d.price, 0)`.execute(db);
  return rows.map(
    ({ generationId, captured, delivered }) =>
      `generation ${generationId} was charged ${captured} and delivered ${delivered}`,
  );
}

/** Canceled generations whose charge differs from the begun pictures, or with more delivered pictures. */
async function listWrongCancellations(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    generationId: string;
    captured: number;
    begun: number;
    images: number;
    pictures: number;
  }>`
    SELECT s.generation_id, s.captured, coalesce(c.cost, 0)::integer AS begun,
        coalesce(c.pictures, 0)::integer AS pictures, coalesce(d.images, 0)::integer AS images
      FROM credit_settlements s
      LEFT JOIN (
        SELECT generation_id, sum(cost) AS cost, count(*) AS pictures FROM (
          SELECT generation_id, position, max(cost) AS cost FROM chaos_calls GROUP BY 1, 2
        ) AS of_position GROUP BY 1
      ) AS c USING (generation_id)
      LEFT JOIN (SELECT generation_id, count(*) AS images FROM chaos_deliveries GROUP BY 1) AS d USING (generation_id)
      WHERE s.reason = 'canceled'`.execute(db);
  return rows
    .filter(({ captured, begun, images, pictures }) => captured !== begun || images > pictures)
    .map(
      ({ generationId, captured, begun, images, pictures }) =>
        `generation ${generationId} was canceled with ${pictures} pictures begun for ${begun}, charged ${captured} and given ${images}`,
    );
}

/** Months of which more credits were revoked than refunds and downgrades justify. */
async function listMixedUpReturns(db: Database): Promise<string[]> {
  const due = new Map<string, number>();
  for (const invoice of await db
    .selectFrom('invoices')
    .selectAll()
    .where('grantId', 'is not', null)
    .execute()) {
    const returned = creditsReturned(invoice) + Math.max(0, -(invoice.credits ?? 0));
    due.set(invoice.grantId!, (due.get(invoice.grantId!) ?? 0) + returned);
  }
  const { rows } = await sql<{ grantId: string; taken: number }>`
    SELECT grant_id, sum(amount)::bigint AS taken FROM transfers WHERE kind = 'revoke' GROUP BY grant_id`.execute(
    db,
  );
  return rows
    .filter(({ grantId, taken }) => taken > (due.get(grantId) ?? 0))
    .map(({ grantId, taken }) => `of grant ${grantId}, ${taken} were taken back, not ${due.get(grantId)}`);
}

async function listOpenHolds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ generationId: string }>`
    SELECT generation_id FROM credit_holds h
    WHERE NOT EXISTS (SELECT FROM credit_settlements s WHERE s.generation_id = h.generation_id)`.execute(db);
  return rows.map(({ generationId }) => `the hold of generation ${generationId} is never settled`);
}

async function listLostHolds(db: Database, accepted: ReadonlySet<string>): Promise<string[]> {
  const held = await db.selectFrom('creditHolds').select('generationId').execute();
  const ids = new Set(held.map(({ generationId }) => generationId));
  const lost = [...accepted].filter((id) => !ids.has(id));
  return lost.map((id) => `generation ${id} was accepted and has no hold`);
}

/** Compares the grants with the expected ones: each exists once, with its amount, and no other exists. */
async function listWrongGrants(db: Database, run: ChaosRun): Promise<string[]> {
  const wanted = wantedGrants(run);
  const given = await db
    .selectFrom('transfers')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'transfers.toAccount')
    .select(['idempotencyKey', 'amount', 'ledgerAccounts.kind', 'transfers.userId'])
    .where('transfers.kind', '=', 'grant')
    .execute();
  const violations: string[] = [];
  for (const { idempotencyKey, amount, kind, userId } of given) {
    const grant = `${amount} ${kind} credits for ${userId}`;
    if (wanted.get(idempotencyKey) !== grant)
      violations.push(`the grant ${idempotencyKey} is of ${grant}, not of ${wanted.get(idempotencyKey)}`);
    wanted.delete(idempotencyKey);
  }
  for (const [key, grant] of wanted) violations.push(`the grant ${key} of ${grant} is missing`);
  return violations;
}

/** The expected grants, by idempotency key. */
function wantedGrants({ seed, operations, userIds }: ChaosRun): Map<string, string> {
  const wanted = new Map<string, string>();
  for (let n = 0; n < operations; n += 1) {
    const operation = chooseOperation(seed, n, userIds.length);
    if (operation.kind === 'grant-extra')
      wanted.set(operation.key, `${operation.amount} extra credits for ${userIds[operation.user]}`);
    if (operation.kind !== 'event' || operation.about === 'subscription') continue;
    const { invoice, about } = operation;
    const told = [invoiceOf(seed, userIds, invoice)];
    // An event about a change or a refund also loads the month's invoice.
    if (invoice.isChange || about === 'payment')
      told.push(invoiceOf(seed, userIds, { ...invoice, isChange: false }));
    for (const made of told) {
      const given = creditsOfInvoice(made, CHAOS_PLANS, new Map());
      if (given.kind !== 'unknown-price' && given.credits > 0)
        wanted.set(`invoice:${made.id}`, `${given.credits} monthly credits for ${made.userId}`);
    }
  }
  return wanted;
}
