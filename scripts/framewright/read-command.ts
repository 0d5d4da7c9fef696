import { parseArgs } from 'node:util';
import { AD_PLATFORM_IDS } from '#features/ads/contract/ad-enumerations';
import { V1_SIZES } from '#features/public-api/contract/public-api';

export const USAGE = `framewright COMMAND [options]

  generate PROMPT   [--ratio ${Object.keys(V1_SIZES).join('|')}] [--count 1..4] [--model ID] [--seed N]
                    [--reference FILE] [--anyway]
  refine PICTURE PROMPT
  edit PICTURE      --list | --object ID --do remove|recolor|replace [--color #rrggbb] [--prompt WORDS]
                    | --background none|#rrggbb
  cutout PICTURE    removes the background
  enlarge PICTURE   to 4,096 pixels
  ads ADDRESS       --platform ${AD_PLATFORM_IDS[0]}|… [--formats ID,ID]
  search WORDS      pictures of the gallery
  library [WORDS]   your pictures
  credits

  --out PATH  file or folder for pictures; the current folder by default
  --json      prints one line of JSON

PICTURE is a file, or the id of one of your pictures. FRAMEWRIGHT has the address of a site and FRAMEWRIGHT_KEY a key of yours. Without
a key, generate, cutout and enlarge run on this machine.`;

const OPTIONS = {
  ratio: { type: 'string', default: '1:1' },
  count: { type: 'string', default: '1' },
  model: { type: 'string' },
  seed: { type: 'string' },
  reference: { type: 'string' },
  anyway: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  object: { type: 'string' },
  do: { type: 'string' },
  color: { type: 'string' },
  prompt: { type: 'string' },
  background: { type: 'string' },
  platform: { type: 'string' },
  formats: { type: 'string' },
  out: { type: 'string', default: '.' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** How many words each command takes: least and most. */
const WORDS = {
  generate: [1, 1],
  refine: [2, 2],
  edit: [1, 1],
  cutout: [1, 1],
  enlarge: [1, 1],
  ads: [1, 1],
  search: [1, 1],
  library: [0, 1],
  credits: [0, 0],
} as const;
export type CommandName = keyof typeof WORDS;
export const COMMAND_NAMES = Object.keys(WORDS) as CommandName[];

export interface Command {
  name: CommandName;
  words: readonly string[];
  options: ReturnType<typeof parse>['values'];
  count: number;
  /** Of the first picture; undefined: a random one. */
  seed: number | undefined;
  ratio: keyof typeof V1_SIZES;
}

/**
 * Parses the command line; null for `--help`.
 * @throws Error with a message for the user
 */
export function readCommand(args: string[]): Command | null {
  const { values: options, positionals } = parse(args);
  const [name = '', ...words] = positionals;
  if (options.help || args.length === 0) return null;
  if (!Object.hasOwn(WORDS, name))
    throw new Error(`There is no command ${name}. Commands are ${Object.keys(WORDS).join(', ')}.`);
  const [least, most] = WORDS[name as CommandName];
  if (words.length < least || words.length > most)
    throw new Error(`${usageOf(name)}\nPut words with spaces in quotes.`);
  const count = Number(options.count);
  if (!Number.isInteger(count) || count < 1 || count > 4) throw new Error('--count must be 1 to 4');
  const seed = options.seed === undefined ? undefined : Number(options.seed);
  if (seed !== undefined && (!Number.isInteger(seed) || seed < 0))
    throw new Error('--seed must be a whole number');
  if (!Object.hasOwn(V1_SIZES, options.ratio))
    throw new Error(`--ratio must be one of ${Object.keys(V1_SIZES).join(', ')}`);
  const ratio = options.ratio as keyof typeof V1_SIZES;
  return { name: name as CommandName, words, options, count, seed, ratio };
}

const parse = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONS });

/** The line of a command in the usage. */
function usageOf(name: string): string {
  const line = USAGE.split('\n').find((one) => one.startsWith(`  ${name}`))!;
  return `Usage: framewright ${line.trim().replace(/\s+/g, ' ')}`;
}
