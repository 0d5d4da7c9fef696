import { z } from 'zod';
import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { waitForResult } from '#platform/http/requests/wait-for-result';
import { sendFile } from '#platform/http/responses/send-file';
import { headAsFile } from '#platform/http/security/security-headers';
import {
  adArtifact,
  artifactState,
  createArtifactRequest,
  pendingArtifact,
} from '../contract/ad-artifacts.ts';
import type { ArtifactFileType } from '../contract/ad-enumerations.ts';
import { findArtifact } from '../rules/artifacts/find-artifact.ts';
import { openAdFile } from '../rules/artifacts/open-ad-file.ts';
import { type RequestArtifactDeps, requestArtifact } from '../rules/artifacts/request-artifact.ts';
import { UNLISTED } from './ad-files.ts';
import { countAdCall } from './ad-limits.ts';

export type AdArtifactsDeps = RequestArtifactDeps & { limits: RateLimiters } & Parameters<
    typeof openAdFile
  >[0];

const TYPES: Record<string, ArtifactFileType> = { svg: 'svg', png: 'png', jpg: 'jpeg' };
const FILE = /^([\da-f]{32})\.(svg|png|jpg)$/;

/** Finished ads: having one made, how far it is, and its files. */
export function registerAdArtifacts(app: App, deps: AdArtifactsDeps): void {
  app.post(
    '/api/ad-creator/create-artifact',
    { schema: { body: createArtifactRequest, response: { 200: adArtifact, 202: pendingArtifact } } },
    async (request, reply) => {
      await countAdCall(deps.limits, request);
      const asked = await requestArtifact(deps, request.body, {
        storageOwner: await storageOwnerOfRequest(deps.db, request),
      });
      const artifact = await waitForResult(request, asked, (id) => findArtifact(deps, id));
      reply.header('cache-control', 'no-store');
      if (artifact.status === 'making')
        reply.code(202).header('location', `/api/ad-creator/artifacts/${artifact.id}`);
      return artifact;
    },
  );

  app.get(
    '/api/ad-creator/artifacts/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: artifactState } } },
    async (request, reply) => {
      const id = z.uuid().safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.ad');
      reply.header('cache-control', 'no-store');
      return await findArtifact(deps, id.data);
    },
  );

  app.get('/ads/:file', { schema: { params: z.object({ file: z.string() }) } }, async (request, reply) => {
    const [, objectKey, extension] = FILE.exec(request.params.file) ?? [];
    const type = extension && TYPES[extension];
    if (!objectKey || !type) throw new AppError('not_found.ad');
    const { name, ...file } = await openAdFile(deps, { objectKey, type });
    // What may hold markup is never shown as a page of ours; pictures are shown in the page all the same.
    const disposition = type === 'svg' ? 'attachment' : 'inline';
    headAsFile(reply).headers({ ...UNLISTED, 'content-disposition': `${disposition}; filename="${name}"` });
    return sendFile(request, reply, file);
  });
}
