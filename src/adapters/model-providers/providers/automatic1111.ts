import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import { createCheck, requestJson } from '../calls/request-json.ts';
import type { Provider } from '../provider.ts';

const progress = z.looseObject({
  state: z.looseObject({ job: z.string().default(''), job_count: z.number().default(0) }),
});

/** AUTOMATIC1111's web UI, Forge, SD.Next, and stable-diffusion.cpp's server. */
export const automatic1111: Provider = {
  name: 'automatic1111',
  label: 'Stable Diffusion web UI',
  isForPicturesAlone: true,
  settings: {
    baseUrl: {
      variable: 'AUTOMATIC1111_BASE_URL',
      isRequired: true,
      unless: 'baseUrls',
      words: 'address (AUTOMATIC1111, Forge, SD.Next, stable-diffusion.cpp)',
    },
    baseUrls: {
      variable: 'AUTOMATIC1111_BASE_URLS',
      words: 'addresses of several servers, comma-separated, as a pool',
    },
    user: {
      variable: 'AUTOMATIC1111_USER',
      words: 'user name, if the server needs one; the address can hold it too',
    },
    password: { variable: 'AUTOMATIC1111_PASSWORD', isSecret: true, words: 'password of the user' },
    sampler: { variable: 'AUTOMATIC1111_SAMPLER', words: 'sampler' },
    steps: { variable: 'AUTOMATIC1111_STEPS', words: 'steps, 1 to 999' },
    negativePrompt: { variable: 'AUTOMATIC1111_NEGATIVE_PROMPT', words: 'negative prompt of every picture' },
  },
  imageModels: [
    {
      models: /./,
      shapes: { kind: 'free', step: 64, leastSide: 512, mostSide: 1_536, mostPixels: 1_572_864 },
      references: 1,
      takesMask: true,
      takesSeed: true,
      takesNegative: true,
      imagesPerCall: 4,
      price: { per: 'image', usd: 0, source: 'a server of one’s own' },
    },
  ],
  async open({ baseUrl = '', user, password, sampler, steps, negativePrompt }, { fetch }) {
    const { createAutomatic1111Model } = await import(
      '../../image-models/automatic1111/automatic1111-model.ts'
    );
    const address = new URL(baseUrl);
    const name = user ?? decodeURIComponent(address.username);
    const secret = password ?? decodeURIComponent(address.password);
    address.username = '';
    address.password = '';
    const url = address.href.replace(/\/$/, '');
    if (steps && !/^[1-9]\d{0,2}$/.test(steps))
      throw new ProviderError('misconfigured', 'AUTOMATIC1111_STEPS must be a whole number from 1 to 999');
    const headers: Record<string, string> = name
      ? { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}` }
      : {};
    const options = { url, headers, sampler, negativePrompt, steps: steps ? Number(steps) : undefined };
    return {
      image: (id) => createAutomatic1111Model(id, { ...options, fetch }),
      async load({ signal }) {
        const { value } = await requestJson(fetch, {
          url: `${url}/sdapi/v1/progress?skip_current_image=true`,
          headers,
          signal,
          schema: progress,
        });
        return Math.max(value.state.job_count, value.state.job === '' ? 0 : 1);
      },
      check: createCheck(fetch, `${url}/sdapi/v1/sd-models`, headers),
    };
  },
};
