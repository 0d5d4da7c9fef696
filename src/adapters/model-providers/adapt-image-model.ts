import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4Result } from '@ai-sdk/provider';

/**
 * Wraps a model's call, for API features that the SDK does not expose.
 * @param call replaces the SDK's call, which it gets as `generate`
 */
export function adaptImageModel(
  model: ImageModelV4,
  call: (
    options: ImageModelV4CallOptions,
    generate: ImageModelV4['doGenerate'],
  ) => PromiseLike<ImageModelV4Result>,
): ImageModelV4 {
  const generate: ImageModelV4['doGenerate'] = (options) => model.doGenerate(options);
  const doGenerate: ImageModelV4['doGenerate'] = (options) => call(options, generate);
  return Object.create(model, { doGenerate: { value: doGenerate } }) as ImageModelV4;
}

/** Adds provider options; existing ones take precedence. */
export function withProviderOptions(
  options: ImageModelV4CallOptions,
  provider: string,
  more: ImageModelV4CallOptions['providerOptions'][string],
): ImageModelV4CallOptions {
  const own = { ...more, ...options.providerOptions[provider] };
  return { ...options, providerOptions: { ...options.providerOptions, [provider]: own } };
}
