import { createHash } from 'node:crypto';
import type { AdPictureRequest } from '../../contract/ad-pictures.ts';

// Increment to generate new pictures for the same requests.
const VERSION = 1;

/** Hashes everything that a generated picture depends on. Ignores white space and case in prompts. */
export function adPictureRecipe(request: AdPictureRequest): string {
  const parts = [VERSION, request.kind, 'sourceId' in request ? request.sourceId : null];
  const words =
    'prompt' in request ? [request.prompt.trim().replace(/\s+/g, ' ').toLowerCase(), request.take] : [];
  return createHash('sha256')
    .update(JSON.stringify([...parts, ...words]))
    .digest('hex');
}
