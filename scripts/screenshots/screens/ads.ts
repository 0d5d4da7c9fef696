import { click, fill, hold, keys, refuse, see, toast } from '../actions.ts';
import type { Action, Screen } from '../screen.ts';

const PROMPT = 'Stoneware mugs, thrown by hand in Porto. Free shipping over €60.';

const choosePlatform: Action = async (page) => {
  await page.getByRole('combobox', { name: 'Platform' }).click();
  await page.getByRole('option', { name: 'Facebook', exact: true }).click();
};

/** Waits for the preview of the first ad, which loads near the viewport. */
const previewed: Action = async (page) => {
  const enlarge = page.getByRole('button', { name: /^Enlarge / }).first();
  await enlarge.scrollIntoViewIfNeeded();
  await enlarge.locator('img[src^="data:"]').waitFor();
};

const writeCopy: readonly Action[] = [
  click('tab', 'Prompt'),
  fill('textbox', 'Describe what you advertise', PROMPT),
  choosePlatform,
  click('button', 'Generate Ad Copy'),
  see('Hashtags'),
  previewed,
];

const analyzeWebsite: readonly Action[] = [
  (page, { websites }) =>
    page.getByRole('textbox', { name: 'Website URL' }).fill(websites.find('lumera').url),
  keys('Enter'),
  // Texts follow the analysis by themselves; on phones they close the step with the analysis.
  (page) => page.getByText('Hashtags').waitFor({ timeout: 180_000 }),
];

/** Steps below the first ones are closed at first. */
const openStep =
  (name: string): Action =>
  async (page) => {
    const heading = page.getByRole('button', { name: new RegExp(`^\\d?\\s*${name}`) });
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  };

const make: readonly Action[] = [
  click('button', /^Generate Facebook Feed, square/),
  (page) =>
    page.getByRole('button', { name: /^Download Facebook Feed, square/ }).waitFor({ timeout: 180_000 }),
];

const enlarge = click('button', /^Enlarge Facebook Feed, square/);

export const AD_SCREENS: readonly Screen[] = [
  {
    name: 'ad-creator',
    states: [
      { name: 'empty', path: '/ad-creator' },
      { name: 'prompt', path: '/ad-creator', actions: [click('tab', 'Prompt')] },
      { name: 'image', path: '/ad-creator', actions: [click('tab', 'Image')] },
      {
        name: 'bad-address',
        path: '/ad-creator',
        actions: [
          fill('textbox', 'Website URL', 'no address at all'),
          keys('Enter'),
          see(/Please enter a web address/),
        ],
      },
      {
        name: 'analyzing',
        path: '/ad-creator',
        before: [hold('**/api/ad-creator/analyze-website')],
        actions: [fill('textbox', 'Website URL', 'https://foxglove.example'), keys('Enter')],
      },
      {
        name: 'refused',
        path: '/ad-creator',
        before: [
          refuse('**/api/ad-creator/analyze-website', 422, {
            error: 'There is no page at this address (404). Please check it.',
            code: 'page_refused',
          }),
        ],
        actions: [
          fill('textbox', 'Website URL', 'https://foxglove.example'),
          keys('Enter'),
          toast('Analysis failed'),
        ],
        expects: /^422 /,
      },
      { name: 'copy', path: '/ad-creator', actions: writeCopy },
      {
        name: 'website',
        path: '/ad-creator',
        phase: 'working',
        actions: [...analyzeWebsite, openStep('Source'), see('Captured 3 device views')],
      },
      {
        name: 'website-copy',
        path: '/ad-creator',
        phase: 'working',
        actions: [
          ...analyzeWebsite,
          openStep('Ad Settings'),
          choosePlatform,
          click('button', 'Generate Ad Copy'),
          see('Hashtags'),
          previewed,
        ],
      },
      {
        name: 'concepts',
        path: '/ad-creator',
        phase: 'working',
        actions: [...analyzeWebsite, click('button', 'Offer'), click('button', 'All platforms'), previewed],
      },
      {
        name: 'brand-kit',
        path: '/ad-creator',
        phase: 'working',
        actions: [
          ...analyzeWebsite,
          openStep('Brand'),
          click('button', 'Save as brand kit'),
          toast('Brand kit saved'),
          openStep('Destination'),
        ],
      },
      {
        name: 'made',
        path: '/ad-creator',
        phase: 'working',
        actions: [...writeCopy, ...make],
      },
      { name: 'viewer', path: '/ad-creator', actions: [...writeCopy, enlarge], shows: 'window' },
      {
        name: 'viewer-made',
        path: '/ad-creator',
        phase: 'working',
        actions: [...writeCopy, ...make, enlarge],
        shows: 'window',
      },
      {
        name: 'platforms',
        path: '/ad-creator',
        actions: [click('combobox', 'Platform')],
        shows: 'window',
      },
      {
        name: 'formats-error',
        path: '/verify',
        before: [refuse('**/api/ad-creator/formats')],
        actions: [
          (page) => page.evaluate(() => history.pushState(null, '', '/ad-creator')),
          see('The formats could not be loaded'),
        ],
        expects: /^503 /,
      },
    ],
  },
];
