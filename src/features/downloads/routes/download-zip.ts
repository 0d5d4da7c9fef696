import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import * as contract from '../contract/download-zip.ts';
import { listZipEntries } from '../rules/list-zip-entries.ts';
import { openZip } from '../rules/open-zip.ts';

export type DownloadZipDeps = Parameters<typeof listZipEntries>[0];

/** Pages request the ZIP with a form, so that the browser saves it without holding its bytes in memory. */
export async function registerDownloadZip(app: App, deps: DownloadZipDeps): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, { imageIds: new URLSearchParams(body.toString()).getAll('imageIds') });
      },
    );

    route(forms, contract.downloadZip, async ({ user, body, reply }) => {
      const { size, stream } = openZip(await listZipEntries(deps, { userId: user.id, ...body }));
      return headAsFile(reply)
        .type('application/zip')
        .headers({
          'content-length': size,
          'content-disposition': `attachment; filename="framewright-${Date.now()}.zip"`,
        })
        .send(stream);
    });

    route(forms, contract.planZip, async ({ user, body }) => {
      const { entries } = await listZipEntries(deps, { userId: user.id, ...body });
      return {
        pictureCount: entries.length,
        byteSize: entries.reduce((sum, { object }) => sum + object.size, 0),
      };
    });
  });
}
