/** `provider/model`: what stands after the first slash is the provider's own name for it. */
export interface ModelName {
  /** The whole, as it was configured and is stored. */
  id: string;
  provider: string;
  model: string;
}

/** @returns undefined for what is no such name */
export function readModelName(text: string): ModelName | undefined {
  const [, provider, model] = /^([a-z0-9-]+)\/(\S{1,180})$/.exec(text) ?? [];
  return provider && model ? { id: text, provider, model } : undefined;
}
