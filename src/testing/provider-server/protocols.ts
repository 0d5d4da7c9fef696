import type { Protocol } from './protocol.ts';
import { anthropic } from './protocols/anthropic.ts';
import { automatic1111 } from './protocols/automatic1111.ts';
import { azure } from './protocols/azure.ts';
import { blackForestLabs } from './protocols/black-forest-labs.ts';
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

/** Every protocol that the server speaks, one of them at a time. */
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
  anthropic,
  mistral,
  groq,
];

/** @throws Error where there is none of the name */
export function findProtocol(name: string): Protocol {
  const protocol = PROTOCOLS.find((one) => one.name === name);
  if (!protocol) throw new Error(`No protocol is called ${name}; of ${PROTOCOLS.map((one) => one.name)}`);
  return protocol;
}
