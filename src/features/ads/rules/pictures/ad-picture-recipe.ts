import { createHash } from 'node:crypto';
import type { AdPictureRequest } from '../../contract/ad-pictures.ts';

// Raised whenever the same request is to give another picture.
const VERSION = 1;

/** A digest of all that a made picture depends on: white space and case of a prompt are no part of it. */
export function adPictureRecipe(request: AdPictureRequest): string {
  const parts = [VERSION, request.kind, 'sourceId' in request ? request.sourceId : null];
  const words =
    'prompt' in request ? [request.prompt.trim().replace(/\s+/g, ' ').toLowerCase(), request.take] : [];
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...words]))
    .digest('hex');
}
