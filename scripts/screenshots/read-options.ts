import { parseArgs } from 'node:util';

export const WIDTHS = [390, 768, 1024, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface ScreenshotOptions {
  /** `screen` or `screen/state`; all where there is none. */
  only: string[];
  widths: readonly number[];
  themes: readonly Theme[];
  folder: string;
  isList: boolean;
  /** Axe looks at the states, and no picture is taken. */
  isAxe: boolean;
}

export const USAGE = `npm run screenshots -- [options]
  [--only gallery,pricing/signed-out]  screens, or states of screens; all by default
  [--width ${WIDTHS.join(',')}]  CSS pixels
  [--theme ${THEMES.join(',')}]
  [--out screenshots]  the folder, of which index.html shows everything
  [--axe]  looks for what breaks WCAG 2.2 AA, and takes no picture
  [--list]  says what there is, and takes no picture`;

/**
 * What the command line asks for; null where it asks for help.
 * @throws Error in words
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
