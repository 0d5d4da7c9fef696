import { APICallError, InvalidResponseDataError, NoSuchModelError } from '@ai-sdk/provider';
import { z } from 'zod';
import { adaptImageModel } from '../adapt-image-model.ts';
import { createCheck } from '../calls/request-json.ts';
import { createRefusal } from '../errors/refusal.ts';
import { type ImageModelTraits, PLAIN_TRAITS, type Provider } from '../provider.ts';

const photon = {
  ...PLAIN_TRAITS,
  shapes: {
    kind: 'ratios',
    ratios: ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16', '9:21'],
    pixels: 2_073_600,
  },
  // It takes images only by public address.
  references: 0,
  takesSeed: false,
  // The SDK's default is a minute; the call has its own, longer limit.
  options: () => ({ luma: { pollIntervalMillis: 1_000, maxPollAttempts: 3_600 } }),
} satisfies Omit<ImageModelTraits, 'models'>;

export const luma: Provider = {
  name: 'luma',
  label: 'Luma',
  isForPicturesAlone: true,
  whenCanceled: 'finishes',
  settings: {
    apiKey: { variable: 'LUMA_API_KEY', isRequired: true, isSecret: true },
    baseUrl: { variable: 'LUMA_BASE_URL', default: 'https://api.lumalabs.ai' },
  },
  imageModels: [
    { ...photon, models: /^photon-1$/, label: 'Photon' },
    { ...photon, models: /^photon-flash-1$/, label: 'Photon Flash' },
    { ...photon, models: /./ },
  ],
  async open({ apiKey = '', baseUrl = '' }, { fetch }) {
    const { createLuma } = await import('@ai-sdk/luma');
    const sdk = createLuma({ apiKey, baseURL: baseUrl, fetch });
    return {
      image: (modelId) =>
        adaptImageModel(sdk.image(modelId), async (options, generate) => {
          try {
            return await generate(options);
          } catch (error) {
            throw explain(error, modelId);
          }
        }),
      check: createCheck(fetch, `${baseUrl}/dream-machine/v1/credits`, { authorization: `Bearer ${apiKey}` }),
    };
  },
};

const failed = z.object({ failure_reason: z.string() });

/** Recognizes moderation refusals and unknown models, which the SDK does not distinguish. */
function explain(error: unknown, modelId: string): unknown {
  if (InvalidResponseDataError.isInstance(error)) {
    const reason = failed.safeParse(error.data).data?.failure_reason;
    return reason && /moderation|blacklisted/i.test(reason) ? createRefusal('luma', reason) : error;
  }
  const isModel =
    APICallError.isInstance(error) && /"loc":\s*\["body",\s*"model"\]/.test(error.responseBody ?? '');
  return isModel ? new NoSuchModelError({ modelId, modelType: 'imageModel' }) : error;
}
