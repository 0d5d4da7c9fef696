import type { App } from '#platform/http/app';
import { adFormats } from '../contract/ad-formats.ts';
import { listAdFormats } from '../rules/list-ad-formats.ts';

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
