import { choose, click, focus, hold, hover, see, substitutePictures, toast } from '../actions.ts';
import { PHOTO } from '../files.ts';
import type { PersonName } from '../people.ts';
import type { Screen } from '../screen.ts';
import type { Site } from '../site.ts';

const generation =
  (name: string, owner: PersonName = 'creator') =>
  async ({ people }: Site) =>
    `/?generation=${(await people.find(owner)).generations[name]}`;

const state = (name: string) => ({
  as: 'creator' as const,
  path: generation(name),
  shows: 'window' as const,
});

export const RESULT_SCREENS: readonly Screen[] = [
  {
    name: 'result',
    states: [
      { name: 'generating', ...state('generating') },
      { name: 'failed', ...state('failed') },
      { name: 'square', ...state('square') },
      { name: 'wide', ...state('wide') },
      { name: 'tall', ...state('tall') },
      { name: 'long-prompt', ...state('long') },
      { name: 'four', ...state('four') },
      { name: 'four-hover', ...state('four'), actions: [hover('button', 'Next')] },
      { name: 'four-sheet', ...state('four'), actions: [click('button', 'Contact sheet')] },
      { name: 'focus', ...state('square'), actions: [focus('button', 'Download')] },
      {
        name: 'formats',
        ...state('square'),
        actions: [click('button', 'More formats and sizes'), see('Format')],
      },
      {
        name: 'public-link',
        ...state('square'),
        actions: [click('button', 'Public link'), see('Create link')],
      },
      {
        name: 'public-link-made',
        as: 'finisher',
        path: generation('four', 'finisher'),
        actions: [click('button', 'Public link'), see('Revoke link')],
        shows: 'window',
      },
      {
        name: 'cut-out',
        path: '/?tab=remove-background',
        as: 'newcomer',
        phase: 'working',
        before: [substitutePictures],
        actions: [
          choose('Picture to remove the background from', PHOTO),
          click('button', 'Remove Background'),
          (page) => page.getByRole('button', { name: 'Show original' }).waitFor({ timeout: 120_000 }),
        ],
        shows: 'window',
      },
      {
        name: 'downloaded',
        ...state('square'),
        actions: [click('button', 'Download'), toast('Download started')],
      },
      {
        name: 'missing',
        as: 'creator',
        path: '/?generation=00000000-0000-4000-8000-000000000000',
        expects: /^404 /,
      },
      {
        name: 'loading',
        ...state('square'),
        before: [hold(/\/api\/generations\/[\w-]{36}$/)],
      },
    ],
  },
];
