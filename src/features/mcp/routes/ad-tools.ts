import { z } from 'zod';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { platform, tone } from '#features/ads/contract/ad-fields';
import { AD_COUNT_MAX } from '#features/ads/contract/made-ads';
import { findAds, makeAds } from '#features/ads/rules/make-ads';
import { AppError } from '#platform/errors/app-error';
import { type Tool, type ToolOutcome, tool } from './tool.ts';

const FORMAT_HINTS = Object.entries(AD_FORMATS)
  .map(([id, { formats }]) => `${id}: ${formats.map((format) => format.id).join(', ')}`)
  .join('; ');

/** Ads from a web page, as the ad creator makes them. */
export const AD_TOOLS: Readonly<Record<string, Tool>> = {
  make_ads: tool({
    title: 'Make ads from a web page',
    description: `Reads a public web page, writes texts that quote it, and composes ads for one platform with its brand, colors and pictures. Costs no credits. If the page takes long, call it again with the \`analysisId\` that it gives. Formats: ${FORMAT_HINTS}.`,
    scope: 'generations:write',
    effect: 'stores',
    opensWeb: true,
    input: z.strictObject({
      address: z.string().max(2_000).optional().describe('The address of the page.'),
      analysisId: z.uuid().optional().describe('Of an earlier call for this page, instead of the address.'),
      platform,
      formats: z
        .array(z.string().max(100))
        .min(1)
        .max(AD_COUNT_MAX)
        .optional()
        .describe('Ids of formats of the platform; the first ones by default.'),
      tone: tone.optional(),
    }),
    async run(deps, caller, asked) {
      if ((asked.address === undefined) === (asked.analysisId === undefined))
        throw new AppError('invalid_request.field', {
          field: 'address',
          problem: 'send it, or analysisId, and not both',
        });
      return present(await makeAds(deps, caller, asked));
    },
  }),

  get_ads: tool({
    title: 'Read ads',
    description: 'The state and files of ads that were still being made.',
    scope: 'generations:read',
    input: z.strictObject({ adIds: z.array(z.uuid()).min(1).max(AD_COUNT_MAX) }),
    async run(deps, caller, { adIds }) {
      return present({ ads: await findAds(deps, caller, adIds) });
    },
  }),
};

function present(
  made: Awaited<ReturnType<typeof makeAds>> | { ads: Awaited<ReturnType<typeof findAds>> },
): ToolOutcome {
  const ads = 'ads' in made ? made.ads : [];
  return {
    kind: 'files',
    facts: made,
    files: ads.flatMap((ad) =>
      ad.status === 'ready'
        ? ad.files.map(({ type, url }) => ({
            path: url,
            name: `${ad.formatId}.${type}`,
            mimeType: type === 'svg' ? 'image/svg+xml' : `image/${type}`,
          }))
        : [],
    ),
  };
}
