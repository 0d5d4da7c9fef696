import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../app.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and that a page of another site made. Browsers name the page's site in
 * `Sec-Fetch-Site`, older ones its origin alone; programs send neither, and hold no cookie of a person.
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
