/**
 * `npm run screenshots`: screenshots of every screen in every state, at every width and in both themes, on a separate site
 * with its own data. Problems are printed and listed in the contact sheet, with exit code 1.
 * With `--axe` it checks them with axe instead; violations of WCAG 2.2 AA are problems.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBrowser } from '../tests/e2e/support/browser.ts';
import { checkAccessibility } from './screenshots/check-accessibility.ts';
import { readOptions, type ScreenshotOptions, USAGE } from './screenshots/read-options.ts';
import { PHASES, type Screen, type State } from './screenshots/screen.ts';
import type { ScreenResult } from './screenshots/screen-result.ts';
import { SCREENS } from './screenshots/screens.ts';
import { openSite } from './screenshots/site.ts';
import { takeScreenshot } from './screenshots/take-screenshot.ts';
import { writeIndex } from './screenshots/write-index.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (!options) console.log(USAGE);
  else if (options.isList)
    for (const { screen, state } of choose(options)) console.log(nameOf(screen, state));
  else await take(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

interface Chosen {
  screen: Screen;
  state: State;
}

function nameOf({ name }: Screen, state: State): string {
  return `${name}/${state.name}`;
}

/** In the order of the list. @throws Error for an unknown name */
function choose({ only }: ScreenshotOptions): Chosen[] {
  const all = SCREENS.flatMap((screen) => screen.states.map((state) => ({ screen, state })));
  const fits = ({ screen, state }: Chosen, name: string) =>
    [screen.name, nameOf(screen, state)].includes(name);
  const unknown = only.find((name) => !all.some((one) => fits(one, name)));
  if (unknown !== undefined) throw new Error(`Unknown screen ${unknown}; --list names all`);
  return only.length === 0 ? all : all.filter((one) => only.some((name) => fits(one, name)));
}

async function take(options: ScreenshotOptions): Promise<void> {
  const { folder, widths, themes, isAxe } = options;
  const chosen = choose(options);
  await mkdir(folder, { recursive: true });
  const site = await openSite({ pictureFolder: join(folder, 'pictures') });
  const browser = await startBrowser();
  const results: ScreenResult[] = [];
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  try {
    for (const time of PHASES)
      for (const { screen, state } of chosen.filter((one) => (one.state.phase ?? 'usual') === time)) {
        await site.advanceTo(time);
        for (const width of widths) {
          if (stop.signal.aborted) return;
          const subject = { screen, state, width, themes };
          const result = isAxe
            ? await checkAccessibility({ browser, site }, subject)
            : await takeScreenshot({ browser, site, folder }, subject);
          results.push(result);
          report(result);
        }
      }
  } finally {
    if (!isAxe) await writeContactSheet(folder, chosen, results);
    await browser.close();
    await site.stop();
  }
  console.log(
    isAxe
      ? `axe checked ${results.length * themes.length} pages`
      : `${join(folder, 'index.html')} shows ${results.length * themes.length} screenshots`,
  );
}

async function writeContactSheet(folder: string, chosen: Chosen[], results: ScreenResult[]): Promise<void> {
  const order = chosen.map(({ screen, state }) => nameOf(screen, state));
  const place = ({ screen, state }: ScreenResult) => order.indexOf(`${screen}/${state}`);
  const sorted = results.toSorted((a, b) => place(a) - place(b) || a.width - b.width);
  await writeFile(join(folder, 'index.html'), writeIndex(sorted, new Date()));
}

function report({ screen, state, width, troubles }: ScreenResult): void {
  console.log(`${screen}/${state} ${width}`);
  if (troubles.length === 0) return;
  process.exitCode = 1;
  for (const trouble of troubles) console.error(`  ${trouble}`);
}
