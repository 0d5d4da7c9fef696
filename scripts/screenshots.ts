/**
 * `npm run screenshots`: photographs every screen in every state, at every width and in both themes, on a site of its
 * own with data of its own. What goes wrong on the way is printed, stands in the contact sheet, and ends it with exit code 1.
 * With `--axe` it looks at them with axe instead, and what breaks WCAG 2.2 AA goes wrong.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBrowser } from '../tests/e2e/support/browser.ts';
import { judge } from './screenshots/judge.ts';
import { photograph } from './screenshots/photograph.ts';
import { readOptions, type ScreenshotOptions, USAGE } from './screenshots/read-options.ts';
import { type Screen, type State, TIMES } from './screenshots/screen.ts';
import { SCREENS } from './screenshots/screens.ts';
import { openSite } from './screenshots/site.ts';
import type { Sitting } from './screenshots/sitting.ts';
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

/** In the order of the list. @throws Error in words where a name is unknown */
function choose({ only }: ScreenshotOptions): Chosen[] {
  const all = SCREENS.flatMap((screen) => screen.states.map((state) => ({ screen, state })));
  const fits = ({ screen, state }: Chosen, name: string) =>
    [screen.name, nameOf(screen, state)].includes(name);
  const unknown = only.find((name) => !all.some((one) => fits(one, name)));
  if (unknown !== undefined) throw new Error(`There is no screen ${unknown}; --list says what there is`);
  return only.length === 0 ? all : all.filter((one) => only.some((name) => fits(one, name)));
}

async function take(options: ScreenshotOptions): Promise<void> {
  const { folder, widths, themes, isAxe } = options;
  const chosen = choose(options);
  await mkdir(folder, { recursive: true });
  const site = await openSite({ pictureFolder: join(folder, 'pictures') });
  const browser = await startBrowser();
  const sittings: Sitting[] = [];
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  try {
    for (const time of TIMES)
      for (const { screen, state } of chosen.filter((one) => (one.state.when ?? 'usual') === time)) {
        await site.reach(time);
        for (const width of widths) {
          if (stop.signal.aborted) return;
          const subject = { screen, state, width, themes };
          const sitting = isAxe
            ? await judge({ browser, site }, subject)
            : await photograph({ browser, site, folder }, subject);
          sittings.push(sitting);
          report(sitting);
        }
      }
  } finally {
    if (!isAxe) await writeContactSheet(folder, chosen, sittings);
    await browser.close();
    await site.stop();
  }
  console.log(
    isAxe
      ? `axe has looked at ${sittings.length * themes.length} pages`
      : `${join(folder, 'index.html')} shows ${sittings.length * themes.length} photographs`,
  );
}

async function writeContactSheet(folder: string, chosen: Chosen[], sittings: Sitting[]): Promise<void> {
  const order = chosen.map(({ screen, state }) => nameOf(screen, state));
  const place = ({ screen, state }: Sitting) => order.indexOf(`${screen}/${state}`);
  const sorted = sittings.toSorted((a, b) => place(a) - place(b) || a.width - b.width);
  await writeFile(join(folder, 'index.html'), writeIndex(sorted, new Date()));
}

function report({ screen, state, width, troubles }: Sitting): void {
  console.log(`${screen}/${state} ${width}`);
  if (troubles.length === 0) return;
  process.exitCode = 1;
  for (const trouble of troubles) console.error(`  ${trouble}`);
}
