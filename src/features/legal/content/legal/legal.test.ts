import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGN_IN_ATTEMPT_MS } from '#features/accounts/rules/session-lifetime';
import { plainProse, readRuns, textsOf } from '#features/articles/content/prose';
import { fillIn } from '#features/articles/content/site-values';
import { findPage } from '#features/site/content/pages';
import { sessionCookieName } from '#platform/http/security/session';
import { themeCookieName } from '#platform/theme/theme-cookie';
import { TEST_RETENTION, TEST_SITE_VALUES } from '#testing/site-values';
import { COOKIES } from './cookies.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

const SITE = {
  ...TEST_SITE_VALUES,
  sessionCookie: sessionCookieName('https://pictures.example'),
  signInCookie: '__Host-framewright_sign_in',
  themeCookie: themeCookieName('https://pictures.example'),
};
const DOCUMENTS = [TERMS, PRIVACY, COOKIES].map((document) => [document.policy, document] as const);

test.each(DOCUMENTS)(
  'the document on %s has at least 300 words, and no placeholders',
  (_policy, document) => {
    const texts = textsOf(document.sections).map((text) => plainProse(fillIn(text, SITE)));
    expect(texts.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(300);
    for (const text of texts) expect(text).not.toMatch(/[{}`*]|\]\(|TODO|lorem/i);
    expect(texts.join(' ')).toContain('help@pictures.example');
    expect(new Date(document.updated).toISOString().slice(0, 10)).toBe(document.updated);
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

test.each(DOCUMENTS)('the document on %s links only to existing pages', (_policy, document) => {
  for (const { href } of textsOf(document.sections).flatMap(readRuns)) {
    if (href?.startsWith('/')) expect(findPage(href), href).not.toBe('notFound');
    else if (href) expect(href).toMatch(/^(https:\/\/|mailto:)/);
  }
});

test('the cookie policy lists every cookie with its name and lifetime', () => {
  const text = written(COOKIES);
  for (const name of ['__Host-framewright', '__Host-framewright_sign_in', '__Host-theme'])
    expect(text).toContain(name);
  expect(text).toContain(`${TEST_RETENTION.sessionDays} days at most`);
  expect(text).toContain(`after ${TEST_RETENTION.sessionIdleDays} days in which`);
  expect(text).toContain(`${SIGN_IN_ATTEMPT_MS / 60_000} minutes at most`);
});

test('the cookie policy lists everything in the browser’s storage', () => {
  const text = written(COOKIES);
  const names = ['src/web', 'src/features']
    .flatMap(sourcesIn)
    .flatMap((source) =>
      [...source.matchAll(/(?:KEY = |createStoredChoice\()'(\w+)'[;)]/g)].map(([, name]) => name),
    );
  expect(names).toContain('groundingContext');
  expect(names).toContain('imageModel');
  for (const name of names) expect(text).toContain(name);
});

test('the privacy policy states this site’s retention periods', () => {
  const text = written(PRIVACY);
  const { sessionDays, sessionIdleDays, refusedPromptDays, failedPromptDays, modelCallDays } = TEST_RETENTION;
  expect(text).toContain(`${sessionDays} days, or ${sessionIdleDays} days without use`);
  for (const days of [refusedPromptDays, failedPromptDays, modelCallDays])
    expect(text).toContain(`${days} days`);
  expect(text).toContain('Permanently');
});

test('the privacy policy names this site’s image models', () => {
  expect(written(PRIVACY)).toContain('painted by: Studio engine.');
});

function written({ sections }: typeof COOKIES): string {
  return textsOf(sections)
    .map((text) => plainProse(fillIn(text, SITE)))
    .join('\n');
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
