import { parseArgs } from 'node:util';
import {
  AD_LAYOUTS,
  AD_PLATFORM_IDS,
  AD_TONES,
  type AdLayoutId,
  type AdPlatformId,
  type AdTone,
  CALLOUT_MAX_CHARACTERS,
} from '#features/ads/contract/ad-enumerations';
import { webAddress } from '#features/ads/contract/web-address';

export interface AdsOptions {
  url: string;
  folder: string;
  platforms: AdPlatformId[];
  /** Null: the page's own. */
  tone: AdTone | null;
  headline: string | undefined;
  description: string | undefined;
  callout: string | undefined;
  cta: string | undefined;
  layout: AdLayoutId | undefined;
  allowHosts: string[];
  isForced: boolean;
}

const LAYOUTS = Object.keys(AD_LAYOUTS).filter((id) => id !== 'picture' && id !== 'logo') as AdLayoutId[];

export const USAGE = `npm run ads -- https://example.com --out folder
  [--platform ${AD_PLATFORM_IDS.join(',')}]
  [--tone ${Object.keys(AD_TONES).join('|')}] [--layout ${LAYOUTS.join('|')}]
  [--headline "…"] [--description "…"] [--callout "…"] [--cta "…"]
  [--allow-host host:port]... allows a server on your own machine
  [--force] writes into a folder that is not empty`;

/**
 * Parses the command line; null for `--help`.
 * @throws Error with a message for the user
 */
export function readOptions(args: string[]): AdsOptions | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      platform: { type: 'string', multiple: true, default: [] },
      tone: { type: 'string' },
      layout: { type: 'string' },
      headline: { type: 'string' },
      description: { type: 'string' },
      callout: { type: 'string' },
      cta: { type: 'string' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const [typed, ...others] = positionals;
  if (typed === undefined) throw new Error(`Please name a web address.\n${USAGE}`);
  if (others.length > 0) throw new Error(`Only one web address is allowed; remove ${others[0]}`);
  const url = webAddress.safeParse(typed);
  if (!url.success) throw new Error(url.error.issues[0]!.message);
  if (!values.out) throw new Error('Please name a folder: --out folder');
  return {
    url: url.data,
    folder: values.out,
    platforms: readPlatforms(values.platform),
    tone: choose('tone', Object.keys(AD_TONES) as AdTone[], values.tone) ?? null,
    layout: choose('layout', LAYOUTS, values.layout),
    headline: readText('headline', 300, values.headline),
    description: readText('description', 1_000, values.description),
    callout: readText('callout', CALLOUT_MAX_CHARACTERS, values.callout),
    cta: readText('cta', 60, values.cta),
    allowHosts: values['allow-host'].map(readHost),
    isForced: values.force,
  };
}

function readPlatforms(lists: readonly string[]): AdPlatformId[] {
  const named = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  for (const name of named) choose('platform', AD_PLATFORM_IDS, name);
  return AD_PLATFORM_IDS.filter((id) => named.length === 0 || named.includes(id));
}

function choose<Value extends string>(
  option: string,
  values: readonly Value[],
  typed: string | undefined,
): Value | undefined {
  if (typed === undefined) return undefined;
  const value = values.find((one) => one === typed);
  if (!value) throw new Error(`Unknown ${option} ${typed}; one of ${values.join(', ')}`);
  return value;
}

function readText(option: string, most: number, typed: string | undefined): string | undefined {
  const text = typed?.trim();
  if (text === undefined) return undefined;
  if (option === 'headline' && text === '') throw new Error('The headline must not be empty');
  if (text.length > most) throw new Error(`The ${option} must have ${most} characters at most`);
  return text;
}

function readHost(typed: string): string {
  if (!/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(typed))
    throw new Error(`--allow-host takes host:port, not ${typed}`);
  return typed;
}
