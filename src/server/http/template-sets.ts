import { templateSetDetail, templateSetQuery } from '#contract/template-sets';
import { findTemplateSetDetail } from '#server/domain/prompts/find-template-set-detail';
import type { App } from './app.ts';
import { SHARED } from './response-cache.ts';

/** For those who go from one prompt builder to the next; the first one's set stands in its page. */
export function registerTemplateSets(app: App): void {
  app.get(
    '/api/template-sets',
    {
      config: { isShared: true },
      schema: { querystring: templateSetQuery, response: { 200: templateSetDetail } },
    },
    async (request, reply) => {
      reply.header('cache-control', SHARED);
      return findTemplateSetDetail(request.query);
    },
  );
}
