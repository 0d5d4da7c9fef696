import type { DatabaseVector, VectorSubjects } from './database-vector.ts';

const UNGUARDED = 'SET LOCAL session_replication_role = replica';

/** Credits out of nothing, other people's credits, and traces covered. */
export function ledgerVectors({ ada, grace }: VectorSubjects): DatabaseVector[] {
  const own = (user: string, kind: string) =>
    `(SELECT id FROM ledger_accounts WHERE user_id = '${user}' AND kind = '${kind}')`;
  const system = (kind: string) =>
    `(SELECT id FROM ledger_accounts WHERE user_id IS NULL AND kind = '${kind}')`;
  const transfer = (
    kind: string,
    from: string,
    to: string,
    { user = ada, amount = 1, control = UNGUARDED, columns = '', values = '' } = {},
  ): DatabaseVector => ({
    sql: `INSERT INTO transfers (user_id, kind, from_account, to_account, amount, idempotency_key${columns})
      VALUES ('${user}', '${kind}', ${from}, ${to}, ${amount}, gen_random_uuid()::text${values})`,
    control,
  });
  const [monthly, extra, held] = [own(ada, 'monthly'), own(ada, 'extra'), own(ada, 'held')];
  const [granted, spent] = [system('granted'), system('spent')];
  const [expired, revoked] = [system('expired'), system('revoked')];
  const drop = (constraint: string) => `ALTER TABLE transfers DROP CONSTRAINT ${constraint}`;
  const free = 'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_balance_check';
  return [
    ...[
      ['grant', granted, held],
      ['grant', granted, spent],
      ['grant', expired, extra],
      ['grant', spent, extra],
      ['grant', revoked, monthly],
      ['grant', extra, monthly],
      ['hold', extra, monthly],
      ['hold', held, extra],
      ['hold', granted, held],
      ['capture', extra, spent],
      ['capture', held, granted],
      ['capture', held, expired],
      ['release', spent, extra],
      ['release', granted, extra],
      ['release', held, granted],
      ['expire', granted, extra],
      ['expire', expired, extra],
      ['expire', extra, spent],
      ['revoke', revoked, extra],
      ['revoke', extra, expired],
      ['revoke', granted, extra],
    ].map(([kind, from, to]) => transfer(kind!, from!, to!)),
    transfer('hold', own(grace, 'extra'), held),
    transfer('hold', extra, own(grace, 'held')),
    transfer('hold', own(grace, 'extra'), own(grace, 'held')),
    transfer('hold', extra, held, { user: grace }),
    transfer('grant', granted, own(grace, 'extra')),
    transfer('release', held, own(grace, 'extra')),
    transfer('expire', own(grace, 'extra'), expired),
    transfer('grant', granted, extra, {
      columns: ', grant_id',
      values: `, (SELECT id FROM credit_grants WHERE user_id = '${grace}' LIMIT 1)`,
    }),
    transfer('gift', granted, extra, { control: `${UNGUARDED}; ${drop('transfers_kind_check')}` }),
    transfer('grant', granted, extra, { amount: 0, control: drop('transfers_amount_check') }),
    transfer('grant', granted, extra, {
      amount: -5,
      control: `${drop('transfers_amount_check')}; ${free}`,
    }),
    transfer('release', held, extra, { control: free }),
    transfer('hold', extra, held, { amount: 1_000_000, control: free }),
    transfer('hold', extra, extra, { control: `${UNGUARDED}; ${drop('transfers_check')}` }),
    transfer('grant', granted, '999999999'),
    transfer('grant', granted, extra, { columns: ', created_at', values: ", '2020-01-01'" }),
    {
      sql: `INSERT INTO transfers (id, user_id, kind, from_account, to_account, amount, idempotency_key)
        OVERRIDING SYSTEM VALUE VALUES (-1, '${ada}', 'grant', ${granted}, ${extra}, 1, 'chosen')`,
    },

    { sql: `UPDATE ledger_accounts SET balance = 1000 WHERE user_id = '${ada}'`, control: UNGUARDED },
    { sql: `UPDATE ledger_accounts SET balance = balance + 1`, control: UNGUARDED },
    { sql: `UPDATE ledger_accounts SET kind = kind WHERE user_id = '${ada}'`, control: UNGUARDED },
    {
      sql: `UPDATE ledger_accounts SET user_id = '${ada}' WHERE user_id = '${grace}' AND kind = 'extra'`,
      control: `${UNGUARDED}; DELETE FROM ledger_accounts WHERE id = ${extra}`,
    },
    { sql: `DELETE FROM ledger_accounts WHERE user_id = '${grace}'`, control: UNGUARDED },
    {
      sql: `INSERT INTO ledger_accounts (kind, user_id, balance) VALUES ('extra', gen_random_uuid(), 1000)`,
      control: UNGUARDED,
    },
    {
      sql: `INSERT INTO ledger_accounts (kind, user_id) VALUES ('extra', '${ada}')
        ON CONFLICT (user_id, kind) DO UPDATE SET balance = 1000`,
      control: UNGUARDED,
    },
    {
      sql: `MERGE INTO ledger_accounts AS a USING (VALUES (1)) AS v (x) ON a.user_id = '${ada}'
        WHEN MATCHED THEN UPDATE SET balance = 1000`,
      control: UNGUARDED,
    },
    { sql: `INSERT INTO transfer_kinds VALUES ('grant', 'spent', 'extra')` },
    {
      sql: `UPDATE transfer_kinds SET from_kind = 'spent' WHERE kind = 'grant'`,
      control: "DELETE FROM transfer_kinds WHERE kind = 'grant' AND to_kind = 'extra'",
    },
    { sql: 'DELETE FROM transfer_kinds' },

    ...['transfers', 'credit_settlements', 'admin_audit', 'security_events'].flatMap((table) => [
      { sql: `UPDATE ${table} SET ${SOME_COLUMN[table]}`, control: UNGUARDED },
      { sql: `DELETE FROM ${table}`, control: UNGUARDED },
      { sql: `TRUNCATE ${table} CASCADE`, control: UNGUARDED },
    ]),
    {
      sql: `SET LOCAL framewright.sweeps_audit = 'on'; DELETE FROM admin_audit WHERE created_at < now() - interval '40 days'`,
    },
    { sql: `SET LOCAL framewright.sweeps_security_events = 'on'; DELETE FROM security_events` },
    // An invented time is corrected, not refused: report that as a refusal.
    ...[
      "'2020-01-01'",
      "now() - interval '8 days'",
      "'-infinity'",
      "now() + interval '1 day'",
      "'infinity'",
    ].map((at) => ({
      sql: `DO $$ BEGIN INSERT INTO security_events (kind, at) VALUES ('made-up', ${at});
          IF NOT EXISTS (SELECT FROM security_events WHERE kind = 'made-up' AND at = ${at})
            THEN RAISE insufficient_privilege; END IF; END $$`,
      control: UNGUARDED,
    })),
    ...['0', '-1000', '7'].map((days) => ({
      sql: `DO $$ BEGIN INSERT INTO security_events (kind, at) VALUES ('made-up', now() - interval '400 days');
        PERFORM sweep_security_events(${days});
        IF EXISTS (SELECT FROM security_events WHERE kind = 'made-up') THEN RAISE insufficient_privilege; END IF; END $$`,
      control: UNGUARDED,
    })),
    {
      sql: `INSERT INTO admin_audit (admin_id, admin_email, action, subject, created_at)
        VALUES (gen_random_uuid(), 'ada@example.test', 'x', 'y', '2020-01-01')`,
    },
    { sql: 'UPDATE credit_holds SET monthly_amount = 0' },
    { sql: 'DELETE FROM credit_holds', control: UNGUARDED },
    { sql: 'UPDATE credit_grants SET amount = 1000' },
    { sql: 'DELETE FROM credit_grants', control: UNGUARDED },
    { sql: "UPDATE identity_key SET key = '\\x00'" },
    { sql: 'DELETE FROM identity_key' },
    { sql: "UPDATE report_salt SET salt = '\\x00'" },
    { sql: `SELECT setval(pg_get_serial_sequence('transfers', 'id'), 1)` },
    { sql: `SELECT nextval(pg_get_serial_sequence('ledger_accounts', 'id'))` },
  ];
}

const SOME_COLUMN: Record<string, string> = {
  transfers: 'amount = 1000',
  credit_settlements: 'captured = 0',
  admin_audit: "action = 'nothing'",
  security_events: "kind = 'signed-out'",
};
