import type { ImageModelV4 } from '@ai-sdk/provider';
import { ProviderError } from '#platform/errors/provider-error';
import { adaptImageModel, withProviderOptions } from '../adapt-image-model.ts';

const QUALITIES = ['auto', 'low', 'medium', 'high', 'xhigh', 'max'];

/**
 * Asks OpenAI's models for a quality, which is what they cost by.
 * @param variable that the quality was read from
 * @throws ProviderError `misconfigured` for a quality that there is not
 */
export function withQuality(variable: string, quality: string): (model: ImageModelV4) => ImageModelV4 {
  if (!QUALITIES.includes(quality))
    throw new ProviderError('misconfigured', `${variable} must be one of ${QUALITIES.join(', ')}`);
  return (model) =>
    adaptImageModel(model, (options, generate) =>
      // DALL·E has other words for it.
      generate(
        model.modelId.startsWith('dall-e') ? options : withProviderOptions(options, 'openai', { quality }),
      ),
    );
}
