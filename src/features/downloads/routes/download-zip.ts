import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '#platform/http/app';
import { downloadZipRequest, zipPlan } from '../contract/download-zip.ts';
import { listZipEntries } from '../rules/list-zip-entries.ts';
import { openZip } from '../rules/open-zip.ts';

export type DownloadZipDeps = Parameters<typeof listZipEntries>[0];

const SIGN_IN = 'signed_out.download';

/** Several of one's own pictures in one file, which a page asks for with a form, so that it never holds the bytes. */
export async function registerDownloadZip(app: App, deps: DownloadZipDeps): Promise<void> {
  await app.register(async (scope) => {
    const zips = scope.withTypeProvider<ZodTypeProvider>();
    zips.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, { imageIds: new URLSearchParams(body.toString()).getAll('imageIds') });
      },
    );

    zips.post(
      '/api/download-zip',
      {
        preValidation: async (request) => {
          await request.requireUser(SIGN_IN);
        },
        schema: { body: downloadZipRequest },
      },
      async (request, reply) => {
        const { id: userId } = await request.requireUser();
        const { size, stream } = openZip(await listZipEntries(deps, { userId, ...request.body }));
        return reply
          .type('application/zip')
          .headers({
            'content-length': size,
            'content-disposition': `attachment; filename="framewright-${Date.now()}.zip"`,
            'cache-control': 'no-store',
          })
          .send(stream);
      },
    );

    // What a form cannot be told: whether its file will come.
    zips.post(
      '/api/download-zip/plan',
      {
        preValidation: async (request) => {
          await request.requireUser(SIGN_IN);
        },
        schema: { body: downloadZipRequest, response: { 200: zipPlan } },
      },
      async (request) => {
        const { id: userId } = await request.requireUser();
        const { entries } = await listZipEntries(deps, { userId, ...request.body });
        return {
          pictureCount: entries.length,
          byteSize: entries.reduce((sum, { object }) => sum + object.size, 0),
        };
      },
    );
  });
}
