import { choose, click, fill, hold, lendPictures, refuse, scroll, see, toast } from '../acts.ts';
import { PHOTO } from '../files.ts';
import type { Act, Screen } from '../screen.ts';

const type = (text: string) => fill('textbox', 'Your prompt', text);
const pickFrom: Act = click('button', 'From your library');
const generate: Act = click('button', 'Generate');
const path = '/create';

export const CREATE_SCREENS: readonly Screen[] = [
  {
    name: 'create',
    states: [
      { name: 'visitor', path },
      { name: 'newcomer', path, as: 'newcomer' },
      { name: 'running', path, as: 'creator' },
      { name: 'result', path, as: 'finisher' },
      { name: 'failed', path, as: 'unlucky' },
      { name: 'many', path, as: 'collector', before: [lendPictures] },
      {
        name: 'long-prompt',
        path,
        as: 'finisher',
        acts: [type('A ridge at dawn, mist in the valleys, long lens. '.repeat(36))],
        shows: 'window',
      },
      { name: 'hosted', path, as: 'creator', isHosted: true, shows: 'window' },
      {
        name: 'hosted-menu',
        path,
        as: 'creator',
        isHosted: true,
        acts: [click('combobox', 'Image model')],
        shows: 'window',
      },
      {
        name: 'reference',
        path,
        as: 'newcomer',
        acts: [choose('Reference picture', PHOTO), see('Ready for generation')],
      },
      { name: 'examples', path, acts: [click('button', 'Examples'), click('button', 'Coffee Mug')] },
      { name: 'styles', path, acts: [click('button', /^Start from a style/), scroll(300)] },
      { name: 'picker', path, as: 'creator', acts: [pickFrom, see('is built around it')], shows: 'window' },
      {
        name: 'picker-many',
        path,
        as: 'collector',
        before: [lendPictures],
        acts: [pickFrom, see('built around it')],
        shows: 'window',
      },
      {
        name: 'picker-empty',
        path,
        as: 'newcomer',
        acts: [pickFrom, see('No pictures yet')],
        shows: 'window',
      },
      {
        name: 'busy',
        path,
        as: 'newcomer',
        before: [hold('**/api/quick-generate')],
        acts: [type('A lighthouse above the surf at dusk'), generate],
        shows: 'window',
      },
      {
        name: 'refused',
        path,
        as: 'newcomer',
        before: [refuse('**/api/quick-generate')],
        acts: [type('A lighthouse above the surf at dusk'), generate, toast('Generation failed')],
        shows: 'window',
        expects: /^503 /,
      },
      {
        name: 'insufficient-credits',
        path,
        as: 'broke',
        acts: [type('A lighthouse above the surf at dusk'), generate, toast('Insufficient credits')],
        shows: 'window',
        expects: /^402 /,
      },
    ],
  },
];
