import type { ImageModelV4 } from '@ai-sdk/provider';
import { ProviderError } from '#platform/errors/provider-error';
import { adaptImageModel, withProviderOptions } from '../adapt-image-model.ts';

const QUALITIES = ['auto', 'low', 'medium', 'high', 'xhigh', 'max'];

/**
 * Sets the quality of OpenAI's pictures, which decides their price.
 * @param variable the quality's environment variable
 * @throws ProviderError `misconfigured` for an unknown quality
 */
export function withQuality(variable: string, quality: string): (model: ImageModelV4) => ImageModelV4 {
  if (!QUALITIES.includes(quality))
    throw new ProviderError('misconfigured', `${variable} must be one of ${QUALITIES.join(', ')}`);
  return (model) =>
    adaptImageModel(model, (options, generate) =>
      // DALL·E has other qualities.
      generate(
        model.modelId.startsWith('dall-e') ? options : withProviderOptions(options, 'openai', { quality }),
      ),
    );
}
