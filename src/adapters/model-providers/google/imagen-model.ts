import type { ImageModelV4, SharedV4Warning } from '@ai-sdk/provider';
import { z } from 'zod';
import { requestJson } from '../calls/request-json.ts';
import { createRefusal } from '../errors/refusal.ts';

export interface ImagenOptions {
  provider: string;
  /** Returns the URL, `…/models/{model}:predict`, and the authentication headers. */
  sign: () => Promise<{ url: string; headers: Record<string, string> }>;
  fetch: typeof globalThis.fetch;
}

const answer = z.object({
  predictions: z
    .array(z.object({ bytesBase64Encoded: z.string().optional(), raiFilteredReason: z.string().optional() }))
    .default([]),
});

/** Imagen by the `:predict` call of the Gemini API and of Vertex AI; the SDK supports neither. */
export function createImagenModel(modelId: string, { provider, sign, fetch }: ImagenOptions): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: `${provider}.imagen`,
    modelId,
    maxImagesPerCall: 4,
    supportsFileInputs: false,
    supportsMaskInputs: false,
    async doGenerate({ prompt, n, size, aspectRatio, seed, providerOptions, headers, abortSignal }) {
      const signed = await sign();
      const { value, headers: responseHeaders } = await requestJson(fetch, {
        url: signed.url,
        headers: { ...signed.headers, ...headers },
        body: {
          instances: [{ prompt }],
          parameters: {
            sampleCount: n,
            aspectRatio,
            personGeneration: 'allow_adult',
            includeRaiReason: true,
            ...providerOptions.imagen,
          },
        },
        signal: abortSignal,
        schema: answer,
      });
      const images = value.predictions.flatMap(({ bytesBase64Encoded }) => bytesBase64Encoded ?? []);
      // The filter may also answer without a picture and without a reason.
      if (images.length === 0) {
        const filtered = value.predictions.find(({ raiFilteredReason }) => raiFilteredReason);
        throw createRefusal(
          signed.url,
          filtered?.raiFilteredReason ?? 'The safety filter let no picture through.',
        );
      }
      return {
        images,
        warnings: unsupported({ size, seed }),
        response: { timestamp: new Date(), modelId, headers: responseHeaders },
      };
    },
  };
}

function unsupported(given: Record<string, unknown>): SharedV4Warning[] {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([feature]) => ({ type: 'unsupported', feature }));
}
