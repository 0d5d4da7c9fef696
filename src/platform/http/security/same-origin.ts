import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that a page of another site requests (CSRF). Browsers send `Sec-Fetch-Site`, old ones only `Origin`;
 * programs send neither, and have no user's cookie.
 */
export function registerSameOrigin(app: App, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && isCrossSite(request, publicUrl)) {
      throw new AppError('cross_site');
    }
  });
}

export function isCrossSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  if (origin === undefined) return false;
  return origin !== publicUrl && URL.parse(origin)?.host !== host;
}
