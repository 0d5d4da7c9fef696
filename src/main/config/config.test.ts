import { describe, expect, test } from 'vitest';
import { PLAN_IDS } from '#features/plans/contract/plans';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const MANAGED = {
  DATABASE_URL: 'postgres://user:secret@db.example:5432/framewright',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'framewright',
  OIDC_CLIENT_SECRET: 'secret',
};

const PRICES = Object.fromEntries(PLAN_IDS.map((id, index) => [id, `price_${index + 1}`]));
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_confidential',
  STRIPE_WEBHOOK_SECRET: 'whsec_confidential',
  ...Object.fromEntries(
    Object.entries(PRICES).map(([plan, price]) => [`STRIPE_PRICE_${plan.toUpperCase()}`, price]),
  ),
};

test('an empty environment gives a complete development configuration on the loopback interface', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    roles: ['web', 'worker'],
    databaseUrl: undefined,
    oidc: undefined,
    stripe: 'stand-in',
    signupCredits: 10,
    generationTimeoutS: 180,
    generationCost: 1,
  });
});

test('a managed configuration is read unchanged', () => {
  const config = readConfig({
    ...MANAGED,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://pictures.example/',
    ROLES: 'worker',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    ADMIN_EMAILS: 'Ada@example.com,grace@example.com',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    publicUrl: 'https://pictures.example',
    roles: ['worker'],
    databaseUrl: MANAGED.DATABASE_URL,
    trustProxy: ['10.0.0.0/8', '::1'],
    oidc: { issuer: 'https://id.example', clientId: 'framewright', clientSecret: 'secret' },
    adminEmails: ['ada@example.com', 'grace@example.com'],
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SIGNUP_CREDITS: '  ' })).toEqual(readConfig({}));
});

describe('a wrong value stops the start with one line that names the variable', () => {
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'pictures.example'],
    ['PUBLIC_URL', 'https://pictures.example/path'],
    ['ROLES', 'web,cook'],
    ['ROLES', ','],
    ['DRAIN_S', '31'],
    ['C2PA_CERTIFICATE_FILE', 'a\0b'],
    ['DATABASE_URL', 'database'],
    ['DATABASE_URL', 'mysql://db.example/framewright'],
    ['DATABASE_URL', 'postgres://user:secret@db.example:port/framewright'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.example'],
    ['OBJECT_STORE', 'attic'],
    ['OIDC_ISSUER', 'id.example'],
    ['OIDC_ISSUER', 'http://id.example'],
    ['OIDC_ISSUER', 'http://10.0.0.7:8080'],
    ['OIDC_ISSUER', 'http://127.0.0.1.id.example'],
    ['STRIPE_SECRET_KEY', 'pk_test_confidential'],
    ['STRIPE_SECRET_KEY', 'confidential'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_confidential'],
    ['STRIPE_PRICE_STARTER', 'prod_1'],
    ['STRIPE_API_BASE', '127.0.0.1:3002'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:3002/v1'],
    ['ADMIN_EMAILS', 'ada@example.com,grace'],
    ['SIGNUP_CREDITS', '-1'],
    ['SIGNUP_CREDITS', '1.5'],
    ['GENERATION_TIMEOUT_S', '0'],
    ['GENERATION_COST', 'free'],
    ['IMAGE_MODEL', 'nobody/some-model'],
    // It paints nothing.
    ['IMAGE_MODEL', 'anthropic/claude-opus-5'],
    ['STUDIO_THREADS', '0'],
    ['GALLERY_CRON', 'every day'],
    ['GALLERY_CRON', '61 * * * *'],
    ['GALLERY_BATCH', '-1'],
    ['GALLERY_BATCH', 'many'],
    ['GALLERY_KEEP', '0'],
    ['GALLERY_KEEP', '1.5'],
    ['MODERATION_PRIVATE', 'off'],
    ['EGRESS_ALLOW_HOSTS', '127.0.0.1'],
    ['EGRESS_ALLOW_HOSTS', '127.0.0.1:4000, http://127.0.0.1:4001'],
    ['EGRESS_ALLOW_HOSTS', '127.0.0.1:70000'],
    ['EGRESS_ALLOW_HOSTS', '*:80'],
    ['LOG_LEVEL', 'loud'],
    ['SUPPORT_EMAIL', 'support'],
    ['POLICY_EMBED_URL_TERMS', 'terms.html'],
    ['POLICY_EMBED_URL_PRIVACY', 'http://policies.example/privacy'],
    ['POLICY_EMBED_URL_COOKIES', 'https://me:secret@policies.example/cookies'],
    ['LIMIT_SIGN_IN_PER_HOUR', '0'],
    ['LIMIT_MADE_PER_MINUTE', '0'],
    ['DRAIN_S', '-1'],
    ['DRAIN_S', 'soon'],
    ['METRICS_TOKEN', 'confidential'],
    ['METRICS_TOKEN', 'confidential with spaces'],
    ['WORKER_METRICS_PORT', '0'],
    ['WORKER_METRICS_PORT', '70000'],
    ['WORKER_METRICS_PORT', 'metrics'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317'],
    ['RETENTION_REFUSED_PROMPT_DAYS', '0'],
    ['RETENTION_FAILED_PROMPT_DAYS', '3651'],
    ['RETENTION_MODEL_CALL_DAYS', '1'],
    ['RETENTION_AUDIT_DAYS', '29'],
    ['RETENTION_AUDIT_DAYS', 'for good'],
    ['SESSION_DAYS', '0'],
    ['SESSION_DAYS', '366'],
    ['SESSION_IDLE_DAYS', '1.5'],
    ['LIMIT_API_KEY_PER_MINUTE', '0'],
    ['LIMIT_API_KEY_PER_MINUTE', 'many'],
    ['LIMIT_STREAMS', '-1'],
    ['LIMIT_STREAMS_PER_USER', '0'],
    ['LIMIT_STREAMS_PER_ADDRESS', 'all'],
  ])('%s=%s', (name, value) => {
    const message = messageFor({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} `));
    expect(message).not.toContain('\n');
    expect(message).not.toMatch(/:secret@|confidential/);
  });
});

test('sign-in settings must be set together', () => {
  expect(messageFor({ OIDC_ISSUER: 'https://id.example' })).toBe(
    'OIDC_CLIENT_ID is missing: OIDC_ISSUER needs it',
  );
});

test('hosted policies must be on other sites, and each can be set alone', () => {
  expect(readConfig({}).policyEmbeds).toEqual({});
  expect(
    readConfig({
      POLICY_EMBED_URL_TERMS: 'https://policies.example/t?site=1',
      POLICY_EMBED_URL_COOKIES: 'http://127.0.0.1:4000/c',
    }).policyEmbeds,
  ).toEqual({ terms: 'https://policies.example/t?site=1', cookies: 'http://127.0.0.1:4000/c' });
  expect(messageFor({ POLICY_EMBED_URL_TERMS: 'http://127.0.0.1:3000/terms.html' })).toBe(
    'POLICY_EMBED_URL_TERMS must be on another site than PUBLIC_URL',
  );
});

describe('payments', () => {
  const SITE = { ...MANAGED, NODE_ENV: 'production', PUBLIC_URL: 'https://pictures.example' };
  const STAND_IN = { ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:3002' };
  const LIVE = { ...STRIPE, STRIPE_SECRET_KEY: 'rk_live_confidential' };

  test('use Stripe if a key is set', () => {
    const stripe = {
      secretKey: 'rk_live_confidential',
      webhookSecret: 'whsec_confidential',
      prices: PRICES,
      apiBase: undefined,
    };
    expect(readConfig({ ...SITE, ...LIVE }).stripe).toEqual(stripe);
    expect(readConfig({ ...SITE, ...LIVE, STRIPE_API_BASE: 'https://api.stripe.com/' }).stripe).toEqual(
      stripe,
    );
  });

  test('are off without a key if other machines can reach the site', () => {
    expect(readConfig(SITE).stripe).toBeUndefined();
  });

  test.each(Object.keys(STRIPE))('require %s as soon as another Stripe variable is set', (name) => {
    expect(messageFor({ ...STRIPE, [name]: '' })).toMatch(new RegExp(`^${name} is missing: STRIPE_`));
  });

  test('require a key if a stand-in is configured', () => {
    expect(messageFor({ STRIPE_API_BASE: STAND_IN.STRIPE_API_BASE })).toMatch(
      /^STRIPE_SECRET_KEY is missing/,
    );
  });

  test.each([{}, { HOST: '::1', PUBLIC_URL: 'http://localhost:4000' }])(
    'use a stand-in on a loopback address: %o',
    (env) => {
      expect(readConfig({ ...STAND_IN, ...env }).stripe).toMatchObject({ apiBase: 'http://127.0.0.1:3002' });
    },
  );

  test.each([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://pictures.example' },
    { NODE_ENV: 'production' },
    { STRIPE_SECRET_KEY: 'sk_live_confidential' },
  ])('go to no stand-in where real money could be meant: %o', (env) => {
    const message = messageFor({ ...MANAGED, ...STAND_IN, ...env });
    expect(message).toMatch(/^STRIPE_API_BASE must be unset/);
    expect(message).not.toMatch(/:secret@|confidential/);
  });

  test('require TLS for a live key, except on this machine', () => {
    expect(messageFor({ ...SITE, ...LIVE, PUBLIC_URL: 'http://pictures.example' })).toMatch(
      /^PUBLIC_URL must/,
    );
    expect(readConfig(LIVE).stripe).toMatchObject({ secretKey: 'rk_live_confidential' });
  });

  test('require a different price for each plan', () => {
    expect(messageFor({ ...STRIPE, STRIPE_PRICE_STARTER: 'price_2' })).toMatch(
      /must be \w+ different prices/,
    );
  });
});

test.each([
  [{ HOST: '0.0.0.0' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'https://pictures.example' }, 'DATABASE_URL'],
  [{ HOST: '0.0.0.0', DATABASE_URL: MANAGED.DATABASE_URL }, 'OIDC_ISSUER'],
  [{ NODE_ENV: 'production' }, 'DATABASE_URL'],
])('embedded parts stay on the loopback interface: %o', (env, missing) => {
  expect(messageFor(env)).toMatch(new RegExp(`^${missing} is missing`));
});

test('test sites are allowed only on a loopback address, and never in production', () => {
  const EGRESS_ALLOW_HOSTS = '127.0.0.1:4000, Shop.test:80,[::1]:8080';
  expect(readConfig({ EGRESS_ALLOW_HOSTS }).egressAllowHosts).toEqual([
    '127.0.0.1:4000',
    'shop.test:80',
    '[::1]:8080',
  ]);
  expect(readConfig({}).egressAllowHosts).toEqual([]);
  for (const env of [
    { NODE_ENV: 'production' },
    { NODE_ENV: 'production', HOST: '127.0.0.1' },
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://pictures.example' },
  ])
    expect(messageFor({ ...MANAGED, EGRESS_ALLOW_HOSTS, ...env })).toMatch(
      /^EGRESS_ALLOW_HOSTS must be unset/,
    );
});

function messageFor(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('nothing was wrong');
}
