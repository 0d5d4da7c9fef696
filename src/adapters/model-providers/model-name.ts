/** `provider/model`; everything after the first slash is the provider's own name of the model. */
export interface ModelName {
  /** The full name, as configured and stored. */
  id: string;
  provider: string;
  model: string;
}

/** @returns undefined for a malformed name */
export function readModelName(text: string): ModelName | undefined {
  const [, provider, model] = /^([a-z0-9-]+)\/(\S{1,180})$/.exec(text) ?? [];
  return provider && model ? { id: text, provider, model } : undefined;
}
