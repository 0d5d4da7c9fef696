import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app';
import { templateSetDetail } from '../contract/template-sets.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site?.close());

async function read(query: string) {
  const answer = await fetch(`${site.origin}/api/template-sets${query}`);
  expect(answer.status).toBe(200);
  return templateSetDetail.parse(await answer.json());
}

test('a set has its questions and the examples of its category', async () => {
  const set = await read('?category=nature&modelId=mountain-landscape');
  expect(set).toMatchObject({ id: 'mountain-landscape', category: 'nature' });
  expect(set.groups[0]?.required).toBe(true);
  expect(set.examples).toHaveLength(3);
  expect(set.examples.map(({ title }) => title)).toContain('Mountain Sunrise');
});

test('a professional model has its own name and the common questions', async () => {
  const [second, unknown] = [await read('?category=professional&modelId=2'), await read('?modelId=99')];
  expect(second).toMatchObject({ id: 'professional', name: 'Startup Founder' });
  expect(unknown).toMatchObject({ id: 'professional', name: 'Professional Models', groups: second.groups });
});

test('an unknown address has the business set', async () => {
  for (const query of ['', '?category=nothing&modelId=nothing', '?category=__proto__'])
    expect(await read(query)).toMatchObject({ id: 'business' });
});

test('a very long name is refused', async () => {
  const answer = await fetch(`${site.origin}/api/template-sets?modelId=${'x'.repeat(201)}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', field: 'modelId' });
});
