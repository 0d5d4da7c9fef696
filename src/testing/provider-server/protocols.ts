import { findProvider } from '#adapters/model-providers/registry';
import type { Protocol } from './protocol.ts';
import { anthropic } from './protocols/anthropic.ts';
import { automatic1111 } from './protocols/automatic1111.ts';
import { azure } from './protocols/azure.ts';
import { blackForestLabs } from './protocols/black-forest-labs.ts';
import { comfyui } from './protocols/comfyui.ts';
import { deepinfra } from './protocols/deepinfra.ts';
import { fal } from './protocols/fal.ts';
import { fireworks } from './protocols/fireworks.ts';
import { google } from './protocols/google.ts';
import { googleVertex } from './protocols/google-vertex.ts';
import { groq } from './protocols/groq.ts';
import { luma } from './protocols/luma.ts';
import { mistral } from './protocols/mistral.ts';
import { openai } from './protocols/openai.ts';
import { openaiCompatible } from './protocols/openai-compatible.ts';
import { replicate } from './protocols/replicate.ts';
import { togetherai } from './protocols/togetherai.ts';
import { xai } from './protocols/xai.ts';

/** Protocols of the providers that do not use OpenAI's unchanged. A server uses one of them. */
const PROTOCOLS: readonly Protocol[] = [
  openai,
  google,
  googleVertex,
  blackForestLabs,
  fal,
  replicate,
  openaiCompatible,
  xai,
  deepinfra,
  fireworks,
  togetherai,
  azure,
  luma,
  automatic1111,
  comfyui,
  anthropic,
  mistral,
  groq,
];

/**
 * A provider without a file in `protocols/` must use OpenAI's protocol below its base URL.
 * @throws Error for an unknown provider
 */
export function findProtocol(name: string): Protocol {
  const protocol = PROTOCOLS.find((one) => one.name === name);
  if (protocol) return protocol;
  const provider = findProvider(name);
  if (!provider) throw new Error(`Unknown provider ${name}; known are ${PROTOCOLS.map((one) => one.name)}`);
  const { pathname } = new URL(provider.settings.baseUrl?.default ?? 'http://provider.example/v1');
  return { ...openaiCompatible, name, base: pathname };
}
