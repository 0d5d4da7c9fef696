import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4Result } from '@ai-sdk/provider';

/**
 * The same model, called in another way: where a provider's API says something that its SDK does not.
 * @param call makes the call; `generate` is the SDK's own
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

/** The options with more of the provider's own; what was given before holds. */
export function withProviderOptions(
  options: ImageModelV4CallOptions,
  provider: string,
  more: ImageModelV4CallOptions['providerOptions'][string],
): ImageModelV4CallOptions {
  const own = { ...more, ...options.providerOptions[provider] };
  return { ...options, providerOptions: { ...options.providerOptions, [provider]: own } };
}
