import { z } from 'zod';
import { createCheck, requestJson } from '../calls/request-json.ts';
import type { ImageModelTraits, Provider } from '../provider.ts';

const TRAITS: Omit<ImageModelTraits, 'models'> = {
  shapes: { kind: 'free', step: 64, leastSide: 512, mostSide: 1_536, mostPixels: 1_572_864 },
  references: 0,
  takesMask: false,
  takesSeed: true,
  imagesPerCall: 1,
  price: { per: 'image', usd: 0, source: 'a server of one’s own' },
};

const queue = z.looseObject({ exec_info: z.looseObject({ queue_remaining: z.number() }) });

/** Workflows on servers with ComfyUI. The name of a workflow says whether it takes a picture. */
export const comfyui: Provider = {
  name: 'comfyui',
  label: 'ComfyUI',
  isForPicturesAlone: true,
  checksEachModel: true,
  settings: {
    baseUrl: {
      variable: 'COMFYUI_BASE_URLS',
      isRequired: true,
      words: 'addresses, comma-separated; several are a pool. An address can hold a user name and a password',
    },
    token: { variable: 'COMFYUI_TOKEN', isSecret: true, words: 'bearer token of a proxy before the servers' },
    workflows: {
      variable: 'COMFYUI_WORKFLOWS',
      words: 'folder of the workflows; by default the three that come along: text-to-picture, edit, upscale',
    },
  },
  imageModels: [
    { ...TRAITS, models: /inpaint/i, references: 1, takesMask: true },
    { ...TRAITS, models: /edit|upscale/i, references: 1 },
    { ...TRAITS, models: /./ },
  ],
  async open({ baseUrl = '', token, workflows }, { fetch }) {
    const { createComfyuiModel } = await import('../../image-models/comfyui/comfyui-model.ts');
    const { readWorkflow } = await import('../../image-models/comfyui/read-workflow.ts');
    const { checkNodes } = await import('../../image-models/comfyui/check-nodes.ts');
    const address = new URL(baseUrl);
    const login = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`;
    address.username = '';
    address.password = '';
    const url = address.href.replace(/\/$/, '');
    const headers: Record<string, string> = token
      ? { authorization: `Bearer ${token}` }
      : login === ':'
        ? {}
        : { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
    const check = createCheck(fetch, `${url}/system_stats`, headers);
    return {
      async image(id) {
        const workflow = await readWorkflow(workflows, id);
        return createComfyuiModel(id, { url, headers, workflow, fetch });
      },
      async load({ signal }) {
        const { value } = await requestJson(fetch, { url: `${url}/prompt`, headers, signal, schema: queue });
        return value.exec_info.queue_remaining;
      },
      async check({ signal, modelId }) {
        const workflow = await readWorkflow(workflows, modelId);
        await check({ signal });
        await checkNodes({ url, headers, fetch }, workflow.graph, signal);
      },
    };
  },
};
