import { createHash } from 'node:crypto';
import * as contract from '#contract/shared-pictures';
import { openImage } from '#server/domain/images/open-image';
import { type OpenRenditionDeps, openRendition } from '#server/domain/images/open-rendition';
import { findShare } from '#server/domain/sharing/find-share';
import { findSharedPicture } from '#server/domain/sharing/find-shared-picture';
import { revokeShare } from '#server/domain/sharing/revoke-share';
import { sharePicture } from '#server/domain/sharing/share-picture';
import { acceptedFormats } from './accepted-formats.ts';
import type { App } from './app.ts';
import { presentLink, presentSharedPicture } from './present-shared-picture.ts';
import { route } from './route.ts';
import { headAsFile } from './security-headers.ts';
import { sendFile } from './send-file.ts';

export type SharedPicturesDeps = OpenRenditionDeps & { publicUrl: string };

// Asked about each time, so that a revoked link ends: nothing new is sent while it is live.
const WHILE_LIVE = 'private, no-cache';

/** Unlisted pages of one's own pictures: who may see what is decided here, `/shared/{token}` itself is a page. */
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

/** Another than the file has at its own address, of which it tells a part. */
function etagOf(token: string, etag: string): string {
  return `"${createHash('sha256').update(`${token}${etag}`).digest('hex').slice(0, 16)}"`;
}
