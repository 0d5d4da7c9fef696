import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { waitForResult } from '#platform/http/requests/wait-for-result';
import { sendFile } from '#platform/http/responses/send-file';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import * as contract from '../contract/ad-artifacts.ts';
import { findArtifact } from '../rules/artifacts/find-artifact.ts';
import { openAdFile } from '../rules/artifacts/open-ad-file.ts';
import { requestArtifact } from '../rules/artifacts/request-artifact.ts';
import { UNLISTED } from './ad-files.ts';
import { countAdCall } from './ad-limits.ts';

export type AdArtifactsDeps = Parameters<typeof requestArtifact>[0] & { limits: RateLimiters } & Parameters<
    typeof openAdFile
  >[0];

/** Finished ads: requests, their state, and their files. */
export function registerAdArtifacts(app: App, deps: AdArtifactsDeps): void {
  route(app, contract.createArtifact, async ({ body, request, reply }) => {
    await countAdCall(deps.limits, request);
    const requested = await requestArtifact(deps, body, {
      storageOwner: await storageOwnerOfRequest(deps.db, request),
    });
    const artifact = await waitForResult(request, requested, (id) => findArtifact(deps, id));
    if (artifact.status === 'making')
      reply.code(202).header('location', pathOf(contract.findArtifact, { params: { id: artifact.id } }));
    return artifact;
  });

  route(app, contract.findArtifact, ({ params }) => findArtifact(deps, params.id));

  route(app, contract.sendAdFile, async ({ params, request, reply }) => {
    const { name, ...file } = await openAdFile(deps, params.file);
    // SVG may contain scripts, so it is never displayed as a page of this origin. `<img>` still shows it.
    const disposition = params.file.type === 'svg' ? 'attachment' : 'inline';
    headAsFile(reply).headers({ ...UNLISTED, 'content-disposition': `${disposition}; filename="${name}"` });
    return sendFile(request, reply, file);
  });
}
