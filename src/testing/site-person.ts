import { expect } from 'vitest';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { storeImage } from '#features/images/rules/store-image';
import type { ImageDescription } from '#ports/image-model';
import { createSession, createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface SitePerson {
  id: string;
  /** A request with the person's session. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** A POST of JSON; a text is sent as it is. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A signed-in user with this many credits. */
export async function createPerson(site: TestApp, credits: number): Promise<SitePerson> {
  const { id } = await createUser(site.db, { credits });
  const cookie = `framewright=${await createSession(site.db, id)}`;
  const call: SitePerson['call'] = (path, init = {}) =>
    fetch(`${site.origin}${path}`, { ...init, headers: { cookie, ...init.headers } });
  return {
    id,
    call,
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

/** The id of the person's request for pictures, once there is one that is being made. */
export async function findRequest({ db }: TestApp, { id }: Pick<SitePerson, 'id'>): Promise<string> {
  const find = () =>
    db
      .selectFrom('generations')
      .select('id')
      .where('userId', '=', id)
      .where('status', '=', 'generating')
      .executeTakeFirst();
  return (await expect.poll(find, { timeout: 30_000 }).toBeDefined().then(find))!.id;
}

/** Delivers gray pictures for a generation, one if not said otherwise, as its job would. */
export async function deliver(
  site: TestApp,
  generationId: string,
  { count = 1, details = {} }: { count?: number; details?: ImageDescription['details'] } = {},
): Promise<void> {
  const images = await Promise.all(
    Array.from({ length: count }, () =>
      storeImage(site, {
        image: { pixels: new Uint8Array(64 * 64 * 3).fill(90), width: 64, height: 64 },
        description: {
          digitalSourceType: 'algorithmicMedia',
          scene: 'Lake',
          category: 'nature',
          hasPeople: false,
          notes: ['Left out: the swans.'],
          details,
        },
      }),
    ),
  );
  await completeGeneration(site, generationId, images);
}

/** Fails a generation, as its job would when the model refuses. */
export async function failPicture(site: TestApp, generationId: string): Promise<void> {
  await failGeneration(site, { generationId, failure: 'the model said no' });
}
