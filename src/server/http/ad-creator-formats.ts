import { adFormats } from '#contract/ad-formats';
import { listAdFormats } from '#server/domain/ads/list-ad-formats';
import type { App } from './app.ts';

// The tables change with a release, and clients hold what they read as long.
const FOR_FIVE_MINUTES = 'public, max-age=300';

export function registerAdCreatorFormats(app: App): void {
  app.get(
    '/api/ad-creator/formats',
    { config: { isShared: true }, schema: { response: { 200: adFormats } } },
    async (_request, reply) => {
      reply.header('cache-control', FOR_FIVE_MINUTES);
      return listAdFormats();
    },
  );
}
