import { readModelName } from './model-name.ts';
import type { ImageModelTraits, Provider } from './provider.ts';
import { anthropic } from './providers/anthropic.ts';
import { automatic1111 } from './providers/automatic1111.ts';
import { azure } from './providers/azure.ts';
import { blackForestLabs } from './providers/black-forest-labs.ts';
import { comfyui } from './providers/comfyui.ts';
import { deepinfra } from './providers/deepinfra.ts';
import { fal } from './providers/fal.ts';
import { fireworks } from './providers/fireworks.ts';
import { google } from './providers/google.ts';
import { googleVertex } from './providers/google-vertex.ts';
import { groq } from './providers/groq.ts';
import { luma } from './providers/luma.ts';
import { mistral } from './providers/mistral.ts';
import { openai } from './providers/openai.ts';
import { openaiCompatible } from './providers/openai-compatible.ts';
import { replicate } from './providers/replicate.ts';
import { togetherai } from './providers/togetherai.ts';
import { xai } from './providers/xai.ts';

/** All supported providers. */
export const PROVIDERS: readonly Provider[] = [
  openai,
  google,
  googleVertex,
  blackForestLabs,
  fal,
  replicate,
  xai,
  togetherai,
  fireworks,
  deepinfra,
  azure,
  luma,
  anthropic,
  mistral,
  groq,
  openaiCompatible,
  automatic1111,
  comfyui,
];

export function findProvider(name: string): Provider | undefined {
  return PROVIDERS.find((provider) => provider.name === name);
}

/** An image model's capabilities; undefined for `studio` and unknown providers. */
export function findTraits(id: string): ImageModelTraits | undefined {
  const name = readModelName(id);
  return name && findProvider(name.provider)?.imageModels.find(({ models }) => models.test(name.model));
}

/** @throws Error for an unknown model */
export function traitsOf(id: string): ImageModelTraits {
  const traits = findTraits(id);
  if (!traits) throw new Error(`${id}: no such image model`);
  return traits;
}

/** A model's maker, for use within a sentence. */
export function nameOfMaker(modelId: string): string {
  if (modelId === 'studio') return 'the studio engine';
  return findProvider(readModelName(modelId)?.provider ?? '')?.label ?? modelId;
}
