import { findAds, type MakeAdsDeps, makeAds } from '#features/ads/rules/make-ads';
import type { countOpenRequests } from '#features/openai-api/routes/open-requests';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect, onceClosed } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import * as contract from '../contract/v1-ads.ts';

export type V1AdsDeps = MakeAdsDeps & {
  limits: RateLimiters;
  publicUrl: string;
  countOpenRequest: ReturnType<typeof countOpenRequests>;
};

/** The ad creator for programs. */
export function registerV1Ads(app: App, deps: V1AdsDeps): void {
  route(app, contract.makeV1Ads, async ({ user, body, reply }) => {
    onceClosed(reply.raw, deps.countOpenRequest(user.id));
    const caller = {
      userId: user.id,
      count: async (limit: keyof RateLimiters) => await countCall(deps.limits[limit], `user ${user.id}`),
      signal: abortOnDisconnect(reply),
    };
    const made = await makeAds(deps, caller, body);
    if (!('ads' in made)) {
      reply.code(202);
      return made;
    }
    return { status: 'made' as const, texts: made.texts, ads: made.ads.map((ad) => absolute(ad, deps)) };
  });

  route(app, contract.listV1Ads, async ({ user, query, reply }) => {
    onceClosed(reply.raw, deps.countOpenRequest(user.id));
    const ads = await findAds(deps, { signal: abortOnDisconnect(reply) }, query.ids);
    return { data: ads.map((ad) => absolute(ad, deps)) };
  });
}

type Ad = Awaited<ReturnType<typeof findAds>>[number];

function absolute(ad: Ad, { publicUrl }: { publicUrl: string }): Ad {
  if (ad.status !== 'ready') return ad;
  return {
    ...ad,
    imageUrl: publicUrl + ad.imageUrl,
    files: ad.files.map((file) => ({ ...file, url: publicUrl + file.url })),
  };
}
