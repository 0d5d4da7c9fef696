import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  pictureLink,
  pictureLinkState,
  sharedPicture,
  sharedWidth,
  sharePictureRequest,
  shareToken,
} from '#contract/shared-pictures';
import { AppError } from '#platform/errors/app-error';
import { openImage } from '#server/domain/images/open-image';
import { type OpenRenditionDeps, openRendition } from '#server/domain/images/open-rendition';
import { findShare } from '#server/domain/sharing/find-share';
import { findSharedPicture } from '#server/domain/sharing/find-shared-picture';
import { revokeShare } from '#server/domain/sharing/revoke-share';
import { sharePicture } from '#server/domain/sharing/share-picture';
import { acceptedFormats } from './accepted-formats.ts';
import type { App } from './app.ts';
import { presentLink, presentSharedPicture } from './present-shared-picture.ts';
import { headAsFile } from './security-headers.ts';
import { sendFile } from './send-file.ts';

export type SharedPicturesDeps = OpenRenditionDeps & { publicUrl: string };

const SIGN_IN = 'signed_out.share';
// Asked about each time, so that a revoked link ends: nothing new is sent while it is live.
const WHILE_LIVE = 'private, no-cache';

/** Unlisted pages of one's own pictures: who may see what is decided here, `/shared/{token}` itself is a page. */
export function registerSharedPictures(app: App, deps: SharedPicturesDeps): void {
  const { publicUrl } = deps;
  const ofPicture = { params: z.object({ imageId: z.string() }) };
  const withToken = { params: z.object({ token: z.string() }) };

  app.post(
    '/api/shared-pictures',
    {
      preValidation: async (request) => {
        await request.requireUser(SIGN_IN);
      },
      schema: { body: sharePictureRequest, response: { 200: pictureLink } },
    },
    async (request) => {
      const { id: userId } = await request.requireUser();
      return presentLink(await sharePicture(deps, { userId, ...request.body }), publicUrl);
    },
  );

  app.get(
    '/api/shared-pictures/:imageId',
    { schema: { ...ofPicture, response: { 200: pictureLinkState } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const share = await findShare(deps, { userId, imageId: knownId(request.params.imageId) });
      reply.header('cache-control', 'no-store');
      return { link: share ? presentLink(share, publicUrl) : null };
    },
  );

  app.delete(
    '/api/shared-pictures/:imageId',
    { schema: { ...ofPicture, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      await revokeShare(deps, { userId, imageId: knownId(request.params.imageId) });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/shared/:token',
    { schema: { ...withToken, response: { 200: sharedPicture } } },
    async (request, reply) => {
      const shared = await findSharedPicture(deps, knownToken(request.params.token));
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return presentSharedPicture(shared);
    },
  );

  // The picture's own address is never told: it would outlive the link. With a width it is a rendition.
  app.get(
    '/shared/:token/picture.png',
    { schema: { ...withToken, querystring: z.object({ width: sharedWidth.optional() }) } },
    async (request, reply) => {
      const { token, objectKey } = await findSharedPicture(deps, knownToken(request.params.token));
      const { width } = request.query;
      const formats = acceptedFormats(request.headers.accept);
      const image = await (width
        ? openRendition(deps, { objectKey, width, formats })
        : openImage(deps, objectKey));
      if (width) reply.header('vary', 'accept');
      headAsFile(reply).headers({ 'cache-control': WHILE_LIVE, 'x-robots-tag': 'noindex' });
      return sendFile(request, reply, { ...image, etag: etagOf(token, image.etag) });
    },
  );
}

/** What cannot be an id is nobody's. */
function knownId(id: string): string {
  const known = z.uuid().safeParse(id);
  if (!known.success) throw new AppError('not_found.picture');
  return known.data;
}

function knownToken(token: string): string {
  const known = shareToken.safeParse(token);
  if (!known.success) throw new AppError('not_found.shared_picture');
  return known.data;
}

/** Another than the file has at its own address, of which it tells a part. */
function etagOf(token: string, etag: string): string {
  return `"${createHash('sha256').update(`${token}${etag}`).digest('hex').slice(0, 16)}"`;
}
