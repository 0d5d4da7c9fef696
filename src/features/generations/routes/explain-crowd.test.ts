import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudioPromptExplainer } from '#adapters/prompt-explainers/studio/studio-prompt-explainer';
import { startTestApp, type TestApp } from '#testing/test-app';
import { TEST_CARD } from '#testing/test-card';

const studio = createStudioPromptExplainer();
const lines: { level: number; msg: string }[] = [];
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({
    imageModels: [{ ...TEST_CARD, id: 'studio' }],
    promptExplainers: new Map([['studio', studio]]),
    trustProxy: ['127.0.0.1'],
    logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
});
afterAll(async () => {
  await site.close();
  await studio.close();
});

const explain = (prompt: string, address: string) =>
  fetch(`${site.origin}/api/prompts/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ prompt }),
  });

test('prompts for which there is no room get a 429, are counted, and leave no errors in the log', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => explain(`cat number ${index}`, `192.0.${index % 100}.1`)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(50);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: 'rate_limited' });
  }
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(lines.filter((line) => 'status' in line && line.status === 429)).toHaveLength(refused.length);
});
