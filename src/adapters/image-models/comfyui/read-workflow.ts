import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';

/** Values of a request, with the names that inputs of nodes have for each. */
const INPUT_NAMES = {
  prompt: ['text', 'prompt', 'value', 'string'],
  negative: ['text', 'prompt', 'value', 'string'],
  seed: ['seed', 'noise_seed', 'value'],
  width: ['width', 'value'],
  height: ['height', 'value'],
  picture: ['image'],
  mask: ['image', 'mask'],
  strength: ['denoise', 'strength', 'value'],
} as const;

export type Role = keyof typeof INPUT_NAMES;
const ROLES = Object.keys(INPUT_NAMES) as Role[];

const node = z.looseObject({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.looseObject({ title: z.string().optional() }).optional(),
});
const graph = z.record(z.string(), node);
export type Graph = z.infer<typeof graph>;

const entries = z.partialRecord(
  z.enum(ROLES as [Role, ...Role[]]),
  z.union([z.string(), z.array(z.string())]),
);

/** A place for a value: an input of a node. */
interface Place {
  node: string;
  input: string;
}

export interface Workflow {
  /** In ComfyUI's API format. */
  graph: Graph;
  places: Readonly<Partial<Record<Role, readonly Place[]>>>;
  /** The nodes titled Result; empty: all that save pictures. */
  results: readonly string[];
}

/** The workflows that come along. */
const OWN_FOLDER = fileURLToPath(new URL('./workflows/', import.meta.url));
const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/i;

/** A workflow whose name says so takes a picture; `inpaint`: also a mask. */
export const TAKES_PICTURE = /edit|upscale|inpaint/i;
export const TAKES_MASK = /inpaint/i;

/**
 * Reads `NAME.json` and, if there is one, `NAME.inputs.json`.
 * @param folder undefined: that of the workflows that come along
 * @throws ProviderError `misconfigured` that names the node and says what is wrong with it
 */
export async function readWorkflow(folder: string | undefined, name: string): Promise<Workflow> {
  const fail = (why: string) => unusable(`The workflow ${name}: ${why}`);
  if (!NAME.test(name)) throw fail('its name may have letters, digits, dots, hyphens and underscores');
  const path = join(folder ?? OWN_FOLDER, `${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => {
    throw fail(`there is no ${path}`);
  });
  const parsed = graph.safeParse(parse(text, path, fail));
  if (!parsed.success)
    throw fail(
      `${path} is not in ComfyUI's API format. Export it there with Workflow > Export (API), not with Save.`,
    );
  checkLinks(parsed.data, fail);
  const beside = await readFile(join(folder ?? OWN_FOLDER, `${name}.inputs.json`), 'utf8').catch(() => '{}');
  const places = findPlaces(parsed.data, readEntries(beside, name, fail), fail);
  if (!places.prompt && !places.picture)
    throw fail('no node is titled Prompt or Picture, so nothing could be asked of it');
  checkName(name, places, fail);
  const results = Object.keys(parsed.data).filter((id) => titlesOf(parsed.data[id]!).includes('result'));
  return { graph: parsed.data, places, results };
}

type Fail = (why: string) => ProviderError;

function parse(text: string, path: string, fail: Fail): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fail(`${path} is no JSON: ${(error as Error).message}`);
  }
}

function readEntries(text: string, name: string, fail: Fail): z.infer<typeof entries> {
  const read = entries.safeParse(parse(text, `${name}.inputs.json`, fail));
  if (read.success) return read.data;
  throw fail(`${name}.inputs.json must map ${ROLES.join(', ')} to inputs such as "6.text"`);
}

/** Whether every link leads to a node. */
function checkLinks(nodes: Graph, fail: Fail): void {
  for (const [id, { inputs }] of Object.entries(nodes))
    for (const [input, value] of Object.entries(inputs))
      if (isLink(value) && !nodes[value[0]])
        throw fail(
          `${nameOf(nodes, id)}: its input ${input} comes from node ${value[0]}, which does not exist`,
        );
}

const isLink = (value: unknown): value is [string, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number';

function findPlaces(nodes: Graph, given: z.infer<typeof entries>, fail: Fail): Workflow['places'] {
  const places: Partial<Record<Role, Place[]>> = {};
  for (const role of ROLES) {
    const named = given[role];
    const found =
      named === undefined
        ? Object.keys(nodes)
            .filter(
              (id) => titlesOf(nodes[id]!).includes(role) && (role !== 'negative' || takesWords(nodes[id]!)),
            )
            .map((id) => ({ node: id, input: inputFor(nodes, id, role, fail) }))
        : [named].flat().map((text) => readPlace(nodes, text, role, fail));
    for (const { node: id, input } of found)
      if (isLink(nodes[id]!.inputs[input]))
        throw fail(
          `${nameOf(nodes, id)}: its input ${input} comes from another node. Title that one ${capital(role)} instead.`,
        );
    if (found.length > 0) places[role] = found;
  }
  return places;
}

/** A node titled Negative may as well have no words of its own, such as one that zeroes the prompt's. */
function takesWords({ inputs }: Graph[string]): boolean {
  return INPUT_NAMES.negative.some((name) => name in inputs && !isLink(inputs[name]));
}

function inputFor(nodes: Graph, id: string, role: Role, fail: Fail): string {
  const { inputs } = nodes[id]!;
  const input = INPUT_NAMES[role].find((name) => name in inputs);
  if (input !== undefined) return input;
  throw fail(
    `${nameOf(nodes, id)} has no input for ${role} (${INPUT_NAMES[role].join(', ')}); it has ${Object.keys(inputs).join(', ') || 'none'}`,
  );
}

function readPlace(nodes: Graph, text: string, role: Role, fail: Fail): Place {
  const [, id = '', input = ''] = /^(.+)\.([^.]+)$/.exec(text) ?? [];
  if (!nodes[id]) throw fail(`${role} is to go to ${text}, but there is no node ${id || text}`);
  if (!(input in nodes[id].inputs))
    throw fail(
      `${nameOf(nodes, id)} has no input ${input}; it has ${Object.keys(nodes[id].inputs).join(', ')}`,
    );
  return { node: id, input };
}

/** The name decides what the site offers, so it must not promise something else. */
function checkName(name: string, places: Workflow['places'], fail: Fail): void {
  if (TAKES_PICTURE.test(name) !== (places.picture !== undefined))
    throw fail(
      places.picture
        ? 'it has a node titled Picture, so its name must contain edit, upscale or inpaint'
        : 'its name says that it takes a picture, but no node is titled Picture',
    );
  if (TAKES_MASK.test(name) !== (places.mask !== undefined))
    throw fail(
      places.mask
        ? 'it has a node titled Mask, so its name must contain inpaint'
        : 'its name says that it takes a mask, but no node is titled Mask',
    );
}

/** The roles in a title, such as `Seed and strength`. */
function titlesOf({ _meta }: Graph[string]): string[] {
  return (_meta?.title ?? '')
    .toLowerCase()
    .split(/,|\+|&|\band\b/)
    .map((part) => part.trim());
}

/** A node for people, such as `node 6 (CLIPTextEncode, “Prompt”)`. */
export function nameOf(nodes: Graph, id: string): string {
  const { class_type: type, _meta } = nodes[id] ?? {};
  const title = _meta?.title === undefined ? '' : `, “${_meta.title}”`;
  return type === undefined ? `node ${id}` : `node ${id} (${type}${title})`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A workflow or a server that the operator must mend. */
export function unusable(message: string): ProviderError {
  return new ProviderError('misconfigured', message, {
    failure: { code: 'providerUnusable', label: 'ComfyUI' },
  });
}
