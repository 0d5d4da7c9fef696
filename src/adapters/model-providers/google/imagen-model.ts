import type { ImageModelV4, SharedV4Warning } from '@ai-sdk/provider';
import { z } from 'zod';
import { requestJson } from '../calls/request-json.ts';
import { createRefusal } from '../errors/refusal.ts';

export interface ImagenOptions {
  provider: string;
  /** Where the model is called, as `…/models/{model}:predict`, and what a call is signed with. */
  sign: () => Promise<{ url: string; headers: Record<string, string> }>;
  fetch: typeof globalThis.fetch;
}

const answer = z.object({
  predictions: z
    .array(z.object({ bytesBase64Encoded: z.string().optional(), raiFilteredReason: z.string().optional() }))
    .default([]),
});

/** Imagen, by the `:predict` call of the Gemini API and of Vertex AI, of which the SDK speaks neither. */
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
      // An answer without any picture and without a word is the filter's as well.
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
