import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { IMAGE_FORM_LIMITS, type ImageField, readImageField } from './read-image-field.ts';
import { createTurns } from './turns.ts';

/** Reads a request's picture when it is the user's turn, and holds the turn until `handle` has done with it. */
export type InTurn = <Result>(
  request: FastifyRequest,
  userId: string,
  handle: (image: ImageField) => Promise<Result>,
) => Promise<Result>;

// Each upload in hand takes 10 MB at most while it comes in, and what it was encoded to while that is stored.
// The others stay with their senders until it is their turn.
const UPLOAD_TURNS = { atOnce: 6, atOncePerKey: 2, waiting: 200 };

/** The routes that take a picture in a form: all wait for the same turns, and nothing is read before theirs. */
export async function registerImageForms(
  app: App,
  routes: readonly ((forms: App, inTurn: InTurn) => void)[],
): Promise<void> {
  const turns = createTurns(UPLOAD_TURNS);
  const inTurn: InTurn = async (request, userId, handle) => {
    const endTurn = await turns.take(userId);
    try {
      return await handle(await readImageField(request));
    } finally {
      endTurn();
    }
  };
  await app.register(async (forms) => {
    // A body of another kind is never read.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await forms.register(multipart, { limits: IMAGE_FORM_LIMITS, throwFileSizeLimit: false });
    for (const register of routes) register(forms, inTurn);
  });
}
