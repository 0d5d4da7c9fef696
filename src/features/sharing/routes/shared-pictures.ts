import { createHash } from 'node:crypto';
import { openImage } from '#features/images/rules/open-image';
import { type OpenRenditionDeps, openRendition } from '#features/images/rules/open-rendition';
import type { App } from '#platform/http/app';
import { acceptedFormats } from '#platform/http/requests/accepted-formats';
import { sendFile } from '#platform/http/responses/send-file';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import * as contract from '../contract/shared-pictures.ts';
import { findShare } from '../rules/find-share.ts';
import { findSharedPicture } from '../rules/find-shared-picture.ts';
import { revokeShare } from '../rules/revoke-share.ts';
import { sharePicture } from '../rules/share-picture.ts';
import { presentLink, presentSharedPicture } from './present-shared-picture.ts';

export type SharedPicturesDeps = OpenRenditionDeps & { publicUrl: string };

// Revalidated each time, so that a revoked link stops working; a live link answers 304.
const WHILE_LIVE = 'private, no-cache';

/** Unlisted public pages of people's own pictures. The page itself is `/shared/{token}`. */
export function registerSharedPictures(app: App, deps: SharedPicturesDeps): void {
  const { publicUrl } = deps;

  route(app, contract.sharePicture, async ({ user, body }) =>
    presentLink(await sharePicture(deps, { userId: user.id, ...body }), publicUrl),
  );

  route(app, contract.findPictureLink, async ({ user, params }) => {
    const share = await findShare(deps, { userId: user.id, ...params });
    return { link: share ? presentLink(share, publicUrl) : null };
  });

  route(app, contract.revokePictureLink, ({ user, params }) =>
    revokeShare(deps, { userId: user.id, ...params }),
  );

  route(app, contract.findSharedPicture, async ({ params, reply }) => {
    const shared = await findSharedPicture(deps, params.token);
    reply.header('x-robots-tag', 'noindex');
    return presentSharedPicture(shared);
  });

  route(app, contract.sendSharedPicture, async ({ params, query, request, reply }) => {
    const { token, objectKey } = await findSharedPicture(deps, params.token);
    const { width } = query;
    const formats = acceptedFormats(request.headers.accept);
    const image = await (width
      ? openRendition(deps, { objectKey, width, formats })
      : openImage(deps, objectKey));
    if (width) reply.header('vary', 'accept');
    headAsFile(reply).headers({ 'cache-control': WHILE_LIVE, 'x-robots-tag': 'noindex' });
    return sendFile(request, reply, { ...image, etag: etagOf(token, image.etag) });
  });
}

/** Hashed, since the file's own ETag reveals half of its key. */
function etagOf(token: string, etag: string): string {
  return `"${createHash('sha256').update(`${token}${etag}`).digest('hex').slice(0, 16)}"`;
}
