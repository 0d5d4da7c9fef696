import type { Page } from 'playwright-core';
import type { PersonName } from './people.ts';
import type { Site } from './site.ts';

/** A screen of the route table, in all the states that are photographed. */
export interface Screen {
  /** In kebab-case: what `--only` takes, and how its files begin. */
  name: string;
  states: readonly State[];
}

export interface State {
  name: string;
  path: string | ((site: Site) => string | Promise<string>);
  /** Who looks; a visitor where it is not said. */
  as?: PersonName;
  /** When it is looked at; `usual` where it is not said. */
  when?: Time;
  /** On the same site as hosted models would have it: several to choose from, the first of them dear. */
  isHosted?: boolean;
  /** What is done before the page is asked for, as to hold an answer back. */
  before?: readonly Act[];
  /** What is done once the page is alive, one after another. */
  acts?: readonly Act[];
  /** `page`: all of it, down to a few screens' height, where nothing else is said; `window`: what is in sight. */
  shows?: 'page' | 'window';
  /** A page without the app's code, which never comes to life. */
  isPlain?: boolean;
  /** Complaints of the browser that belong to the state. */
  expects?: RegExp;
}

/**
 * How the site grows, never to shrink again: nothing in the gallery; a few dozen pictures, and what admins do; 10,000
 * pictures and people more; a worker, which does what waits.
 */
export const TIMES = ['empty', 'usual', 'crowded', 'working'] as const;
export type Time = (typeof TIMES)[number];

/** Something that a person does, or that happens to them. */
export type Act = (page: Page, site: Site) => Promise<unknown>;
