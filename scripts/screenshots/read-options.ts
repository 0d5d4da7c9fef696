import { parseArgs } from 'node:util';

export const WIDTHS = [390, 768, 1024, 1440, 1920] as const;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface ScreenshotOptions {
  /** `screen` or `screen/state`; empty: all. */
  only: string[];
  widths: readonly number[];
  themes: readonly Theme[];
  folder: string;
  isList: boolean;
  /** Checks the states with axe instead of taking screenshots. */
  isAxe: boolean;
}

export const USAGE = `npm run screenshots -- [options]
  [--only gallery,pricing/visitor]  screens, or states of screens; all by default
  [--width ${WIDTHS.join(',')}]  CSS pixels
  [--theme ${THEMES.join(',')}]
  [--out screenshots]  output folder; its index.html shows all screenshots
  [--axe]  checks for violations of WCAG 2.2 AA instead
  [--list]  prints all names instead`;

/**
 * Parses the command line; null for `--help`.
 * @throws Error with a message for the user
 */
export function readOptions(args: string[]): ScreenshotOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      width: { type: 'string', multiple: true, default: [WIDTHS.join()] },
      theme: { type: 'string', multiple: true, default: [THEMES.join()] },
      out: { type: 'string', default: 'screenshots' },
      list: { type: 'boolean', default: false },
      axe: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  return {
    only: split(values.only),
    widths: split(values.width).map(readWidth),
    themes: split(values.theme).map(readTheme),
    folder: values.out,
    isList: values.list,
    isAxe: values.axe,
  };
}

const split = (lists: readonly string[]) => lists.flatMap((list) => list.split(','));

function readWidth(typed: string): number {
  const width = Number(typed);
  if (!Number.isInteger(width) || width < 240 || width > 4_000)
    throw new Error(`A width is a number of pixels from 240 to 4000, not ${typed}`);
  return width;
}

function readTheme(typed: string): Theme {
  const theme = THEMES.find((one) => one === typed);
  if (!theme) throw new Error(`Unknown theme ${typed}; one of ${THEMES.join(', ')}`);
  return theme;
}
