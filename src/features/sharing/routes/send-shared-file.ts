import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenditionWidth } from '#features/images/contract/rendition-widths';
import { openImage } from '#features/images/rules/open-image';
import { type OpenRenditionDeps, openRendition } from '#features/images/rules/open-rendition';
import { acceptedFormats } from '#platform/http/requests/accepted-formats';
import { sendFile } from '#platform/http/responses/send-file';
import { headAsFile } from '#platform/http/security/security-headers';

// Revalidated each time, so that a revoked link stops working; a live link answers 304.
const WHILE_LIVE = 'private, no-cache';

/** Sends a picture at an address that only works while a link does. @param width of a rendition; the original by default */
export async function sendSharedFile(
  deps: OpenRenditionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, objectKey, width }: { token: string; objectKey: string; width: RenditionWidth | undefined },
) {
  const formats = acceptedFormats(request.headers.accept);
  const image = await (width
    ? openRendition(deps, { objectKey, width, formats })
    : openImage(deps, objectKey));
  if (width) reply.header('vary', 'accept');
  headAsFile(reply).headers({ 'cache-control': WHILE_LIVE, 'x-robots-tag': 'noindex' });
  return sendFile(request, reply, { ...image, etag: etagOf(token, image.etag) });
}

/** Hashed, since the file's own ETag reveals half of its key. */
function etagOf(token: string, etag: string): string {
  return `"${createHash('sha256').update(`${token}${etag}`).digest('hex').slice(0, 16)}"`;
}
