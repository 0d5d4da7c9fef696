import { click, focus, hold, hover, see, toast } from '../acts.ts';
import type { Screen } from '../screen.ts';
import type { Site } from '../site.ts';

const generation =
  (name: string) =>
  async ({ people }: Site) =>
    `/?generation=${(await people.find('creator')).generations[name]}`;

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
      { name: 'four-hover', ...state('four'), acts: [hover('button', 'Next')] },
      { name: 'focus', ...state('square'), acts: [focus('button', 'Download')] },
      {
        name: 'formats',
        ...state('square'),
        acts: [click('button', 'More formats and sizes'), see('Format')],
      },
      { name: 'public-link', ...state('square'), acts: [click('button', 'Public link'), see('Create link')] },
      {
        name: 'downloaded',
        ...state('square'),
        acts: [click('button', 'Download'), toast('Download started')],
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
