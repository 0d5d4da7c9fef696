import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '#platform/http/app';
import { campaignRequest } from '../contract/ad-artifacts.ts';
import { openCampaign } from '../rules/campaigns/open-campaign.ts';

export type AdCampaignsDeps = Parameters<typeof openCampaign>[0];

/** Finished ads in one file, which a page asks for with a form, so that it never holds the bytes. */
export async function registerAdCampaigns(app: App, deps: AdCampaignsDeps): Promise<void> {
  await app.register(async (scope) => {
    const campaigns = scope.withTypeProvider<ZodTypeProvider>();
    campaigns.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, { artifactIds: new URLSearchParams(body.toString()).getAll('artifactIds') });
      },
    );

    campaigns.post(
      '/api/ad-creator/campaign',
      { schema: { body: campaignRequest } },
      async (request, reply) => {
        const { size, stream } = await openCampaign(deps, request.body);
        return reply
          .type('application/zip')
          .headers({
            'content-length': size,
            'content-disposition': `attachment; filename="ads-${Date.now()}.zip"`,
            'cache-control': 'no-store',
            'x-robots-tag': 'noindex',
          })
          .send(stream);
      },
    );
  });
}
