import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { IMAGE_FORM_LIMITS, type ImageField, readImageField } from './read-image-field.ts';
import type { UploadQueues } from './upload-queue.ts';

export interface QueueUpload {
  /**
   * Reads a request's picture when a slot is free, and holds the slot until `handle` has finished.
   * @param userId null for a visitor
   */
  <Result>(
    request: FastifyRequest,
    userId: string | null,
    handle: (image: ImageField) => Promise<Result>,
  ): Promise<Result>;
  /** The same for a form with more than a picture. */
  <Form, Result>(
    request: FastifyRequest,
    userId: string | null,
    handle: (form: Form) => Promise<Result>,
    read: (request: FastifyRequest) => Promise<Form>,
  ): Promise<Result>;
}

// A running upload takes up to 10 MB while it is received, then the encoded picture until that is stored. Pictures are
// decoded one at a time, and only when they have arrived. Programs send many at once.
export const UPLOADS = {
  users: { concurrency: 8, concurrencyPerKey: 2, maxWaiting: 400, maxWaitingPerKey: 20 },
  visitors: { concurrency: 4, concurrencyPerKey: 1, maxWaiting: 50, maxWaitingPerKey: 4 },
};

/** Registers the routes that take a picture in a form. They share the queues; bodies of waiting uploads are not read. */
export async function registerImageForms(
  app: App,
  queues: UploadQueues,
  routes: readonly ((forms: App, queueUpload: QueueUpload) => void)[],
): Promise<void> {
  const queueUpload: QueueUpload = <Form, Result>(
    request: FastifyRequest,
    userId: string | null,
    handle: (form: Form) => Promise<Result>,
    read = readImageField as (request: FastifyRequest) => Promise<Form>,
  ) => queues.run(request, userId, async () => await handle(await read(request)));
  await app.register(async (forms) => {
    // Bodies of other types are never read.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null));
    await forms.register(multipart, { limits: IMAGE_FORM_LIMITS, throwFileSizeLimit: false });
    for (const register of routes) register(forms, queueUpload);
  });
}
