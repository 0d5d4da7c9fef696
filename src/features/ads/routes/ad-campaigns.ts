import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import { downloadCampaign } from '../contract/ad-artifacts.ts';
import { openCampaign } from '../rules/campaigns/open-campaign.ts';
import { countAdCall } from './ad-limits.ts';

export type AdCampaignsDeps = Parameters<typeof openCampaign>[0] & { limits: RateLimiters };

/** Finished ads in one ZIP. The page submits a form, so that it never holds the bytes. */
export async function registerAdCampaigns(app: App, deps: AdCampaignsDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, { artifactIds: new URLSearchParams(body.toString()).getAll('artifactIds') });
      },
    );

    route(scope.withTypeProvider<ZodTypeProvider>(), downloadCampaign, async ({ body, request, reply }) => {
      await countAdCall(deps.limits, request);
      const { size, stream } = await openCampaign(deps, body, { signal: abortOnDisconnect(reply) });
      return reply
        .type('application/zip')
        .headers({
          ...(size !== null && { 'content-length': size }),
          'content-disposition': `attachment; filename="ads-${Date.now()}.zip"`,
          'x-robots-tag': 'noindex',
        })
        .send(stream);
    });
  });
}
