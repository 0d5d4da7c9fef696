import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Command } from './read-command.ts';
import type { Outcome } from './report.ts';
import { type NamedFile, writeFiles } from './write-files.ts';

interface Options {
  signal: AbortSignal;
  onProgress(part: number): void;
}

/** The answer of a tool: facts, and links to files. */
interface Answer {
  facts: Record<string, unknown>;
  links: { uri: string; name: string; mimeType?: string | undefined }[];
}

type Call = (tool: string, input: Record<string, unknown>) => Promise<Answer>;

const LONGEST_MS = 600_000;
const POLL_MS = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has a site do it: each command is a tool of its `/mcp`, with the same scopes, prices and limits. */
export async function runOnServer(
  command: Command,
  { address, key }: { address: string; key: string },
  { signal, onProgress }: Options,
): Promise<Outcome> {
  if (!URL.canParse(address))
    throw new Error(`FRAMEWRIGHT must be the address of the site, such as http://localhost:3000: ${address}`);
  const client = new Client({ name: 'framewright', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport as never).catch((error: Error) => {
    throw new Error(`${address} did not answer: ${error.message}`);
  });
  const call: Call = async (tool, input) =>
    readAnswer(
      (await client.callTool({ name: tool, arguments: input }, undefined, {
        signal,
        timeout: LONGEST_MS,
        resetTimeoutOnProgress: true,
        onprogress: ({ progress }) => onProgress(progress),
      })) as CallToolResult,
    );
  try {
    return await run(command, { call, address, signal, onProgress });
  } finally {
    await transport.terminateSession().catch(() => undefined);
    await client.close();
  }
}

interface Site extends Options {
  call: Call;
  address: string;
}

async function run(command: Command, site: Site): Promise<Outcome> {
  const { name, words, options, count, seed, ratio } = command;
  const { call } = site;
  const [first = ''] = words;
  const model = options.model === undefined ? {} : { model: options.model };
  if (name === 'credits') return listed(await call('credits', {}), ({ facts }) => [JSON.stringify(facts)]);
  if (name === 'search') return listed(await call('search_gallery', { query: first }), linesOf);
  if (name === 'library')
    return listed(await call('search_library', first === '' ? {} : { query: first }), linesOf);
  if (name === 'generate') {
    const reference =
      options.reference === undefined
        ? {}
        : {
            reference: (await call('upload_picture', { picture: await encoded(options.reference) })).facts
              .reference,
          };
    const input = {
      prompt: first,
      aspectRatio: ratio,
      count,
      anyway: options.anyway,
      ...(seed !== undefined && { seed }),
      ...model,
      ...reference,
    };
    return await saved(command, site, await call('make_picture', input));
  }
  if (name === 'refine') {
    const input = { ...(await idOrFile(first)), prompt: words[1]!, ...model };
    return await saved(command, site, await call('refine_picture', input));
  }
  if (name === 'cutout')
    return await saved(command, site, await call('remove_background', await idOrFile(first)));
  if (name === 'ads') {
    if (!options.platform) throw new Error('ads needs a --platform');
    const formats = options.formats === undefined ? {} : { formats: options.formats.split(',') };
    return await saved(command, site, await makeAds(call, { platform: options.platform, ...formats }, first));
  }
  const imageId = await idOf(call, first);
  if (name === 'enlarge') return await enlarge(command, site, imageId);
  if (options.list) return listed(await call('list_objects', { imageId }), objectLines);
  return await saved(command, site, await call('edit_picture', { imageId, ...readEdit(command) }));
}

function readEdit({ options: { object: id, do: action, color, prompt, background } }: Command) {
  if (background !== undefined) {
    const chosen = background === 'none' ? { kind: 'none' } : { kind: 'color', color: background };
    return { operation: 'background', background: chosen };
  }
  if (id === undefined || action === undefined)
    throw new Error('edit needs --list, --object with --do, or --background');
  const details = { ...(color !== undefined && { color }), ...(prompt !== undefined && { prompt }) };
  return { operation: 'object', object: { id, action, ...details } };
}

/** A page that takes long is asked for again. */
async function makeAds(call: Call, input: Record<string, unknown>, address: string): Promise<Answer> {
  let answer = await call('make_ads', { ...input, address });
  while (answer.facts.status === 'analyzing')
    answer = await call('make_ads', { ...input, analysisId: answer.facts.analysisId });
  return answer;
}

async function enlarge(command: Command, site: Site, imageId: string): Promise<Outcome> {
  for (;;) {
    const { facts } = await site.call('enlarge_picture', { imageId });
    if (facts.status === 'failed') throw new Error('The picture could not be enlarged.');
    if (facts.status === 'ready') {
      const bytes = await fetchFile(`${new URL('/api/download-image', site.address)}`, site.signal, {
        imageUrl: facts.imageUrl,
        ...(facts.id !== null && { fileId: facts.id }),
      });
      const files = await writeFiles(command.options.out, [{ name: `${imageId}-4k.png`, bytes }]);
      return { lines: [], facts, files };
    }
    site.onProgress(Number(facts.progress));
    await delay(POLL_MS, undefined, { signal: site.signal });
  }
}

/** Waits for a generation that took longer than a call, and writes the files. */
async function saved(command: Command, site: Site, first: Answer): Promise<Outcome> {
  let answer = first;
  while (answer.facts.status === 'generating')
    answer = await site.call('get_generation', { generationId: answer.facts.id });
  const named: NamedFile[] = [];
  for (const { uri, name, mimeType } of answer.links) {
    const end = extname(name) === '' ? `.${mimeType?.split('/')[1] ?? 'png'}` : '';
    named.push({ name: `${name.replaceAll(' ', '-')}${end}`, bytes: await fetchFile(uri, site.signal) });
  }
  return { lines: [], facts: answer.facts, files: await writeFiles(command.options.out, named) };
}

async function fetchFile(address: string, signal: AbortSignal, body?: object): Promise<Uint8Array> {
  const response = await fetch(address, {
    signal,
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const encoded = async (path: string) => {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new Error(`${path} is no id of a picture, and cannot be read as a file: ${error.message}`);
  });
  return bytes.toString('base64');
};

const idOrFile = async (text: string) =>
  UUID.test(text) ? { imageId: text } : { picture: await encoded(text) };

/** The id of a picture; a file is recognized by its pixels. */
async function idOf(call: Call, text: string): Promise<string> {
  if (UUID.test(text)) return text;
  const { facts } = await call('upload_picture', { picture: await encoded(text) });
  if (typeof facts.imageId === 'string') return facts.imageId;
  throw new Error(
    `${text} is not one of your pictures. Only those that were made on the site can be changed.`,
  );
}

/** @throws Error with the words of the site, if it refused */
function readAnswer({ content, isError }: CallToolResult): Answer {
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const [, json] = /<content [^>]*>\n(.*)\n<\/content>/.exec(texts.join('\n')) ?? [];
  const facts = JSON.parse(json ?? '{}') as Record<string, unknown>;
  if (isError) throw new Error(String(facts.error ?? texts[0]?.split('\n')[0] ?? 'The site refused.'));
  const links = content.flatMap((part) => (part.type === 'resource_link' ? [part] : []));
  return { facts, links };
}

function listed(answer: Answer, lines: (answer: Answer) => string[]): Outcome {
  return { lines: lines(answer), facts: answer.facts, files: [] };
}

function linesOf({ facts, links }: Answer): string[] {
  const pictures = facts.pictures as { imageId?: string; galleryId?: string; prompt: string }[];
  return pictures.map(
    ({ imageId, galleryId, prompt }, at) => `${imageId ?? galleryId}  ${prompt}  ${links[at]?.uri ?? ''}`,
  );
}

function objectLines({ facts }: Answer): string[] {
  const objects = facts.objects as { id: string; label: string; actions: string[] }[];
  return objects.map(({ id, label, actions }) => `${id}  ${label}  ${actions.join(', ')}`);
}
