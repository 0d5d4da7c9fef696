import { completeGeneration } from '#features/generations/rules/complete-generation';
import { storeImage } from '#features/images/rules/store-image';
import type { PictureFindings } from '#features/moderation/rules/judge-picture';
import { createSession, createUser } from './factories.ts';
import type { SitePerson } from './site-person.ts';
import { createPerson } from './site-person.ts';
import type { TestApp } from './test-app.ts';
import { uniquePrompt } from './unique-prompt.ts';

/** Somebody whose verified email is in ADMIN_EMAILS. */
export async function createAdmin(site: TestApp): Promise<SitePerson> {
  const admin = await createUser(site.db, { email: 'admin@example.test' });
  const person = await createPerson(site, 0);
  const cookie = `framewright=${await createSession(site.db, admin.id)}`;
  const call: SitePerson['call'] = (path, init = {}) =>
    person.call(path, { ...init, headers: { ...init.headers, cookie } });
  return {
    id: admin.id,
    call,
    post: (path, body, headers = {}) => person.post(path, body, { ...headers, cookie }),
  };
}

/** A verdict as a judge gives it. */
export function doubtful(changes: Partial<PictureFindings['verdict']> = {}): PictureFindings {
  return {
    verdict: {
      decision: 'review',
      reason: 'sexual',
      scores: { porn: 0.81, neutral: 0.19 },
      judge: 'test-judge',
      ...changes,
    },
    hasPeople: true,
    tags: ['portrait', 'studio'],
  };
}

/** A picture that somebody asks for in public, and what was found of it. @returns the generation's id and its prompt */
export async function publishPicture(
  site: TestApp,
  person: SitePerson,
  findings?: PictureFindings,
): Promise<{ generationId: string; prompt: string }> {
  const prompt = uniquePrompt('a portrait by a window');
  const asked = await person.post('/api/quick-generate', { prompt, publish: true });
  const { id: generationId } = (await asked.json()) as { id: string };
  const image = await storeImage(site, {
    image: { pixels: new Uint8Array(64 * 64 * 3).fill(90), width: 64, height: 64 },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Portrait',
      category: 'lifestyle',
      hasPeople: true,
      notes: [],
      details: {},
    },
  });
  await completeGeneration(site, generationId, [{ ...image, ...(findings && { findings }) }]);
  return { generationId, prompt };
}
