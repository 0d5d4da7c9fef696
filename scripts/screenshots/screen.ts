import type { Page } from 'playwright-core';
import type { PersonName } from './people.ts';
import type { Site } from './site.ts';

/** A screen with all its states. */
export interface Screen {
  /** In kebab-case: the name for `--only`, and the beginning of its file names. */
  name: string;
  states: readonly State[];
}

export interface State {
  name: string;
  path: string | ((site: Site) => string | Promise<string>);
  /** The signed-in user; default: a visitor. */
  as?: PersonName;
  /** Default: `usual`. */
  phase?: Phase;
  /** Uses a site with several hosted models, the first of them expensive. */
  isHosted?: boolean;
  /** Actions before the page is opened, such as holding back an answer. */
  before?: readonly Action[];
  /** Actions after hydration, in order. */
  actions?: readonly Action[];
  /** `page` (default): the full page, up to a few screens; `window`: the visible part. */
  shows?: 'page' | 'window';
  /** A page without the app's scripts, which is never hydrated. */
  isPlain?: boolean;
  /** Expected errors in the console. */
  expects?: RegExp;
}

/**
 * Phases of the site's data, in order: an empty gallery; a few dozen pictures and admin work; 10,000 more pictures and
 * users; a running worker.
 */
export const PHASES = ['empty', 'usual', 'crowded', 'working'] as const;
export type Phase = (typeof PHASES)[number];

/** One step towards a state. */
export type Action = (page: Page, site: Site) => Promise<unknown>;
