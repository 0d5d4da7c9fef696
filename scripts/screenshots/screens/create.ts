import { choose, click, fill, hold, refuse, scroll, see, substitutePictures, toast } from '../actions.ts';
import { PHOTO } from '../files.ts';
import type { Action, Screen } from '../screen.ts';

const type = (text: string) => fill('textbox', 'Your prompt', text);
const pickFrom: Action = click('button', 'From your library');
const generate: Action = click('button', 'Generate');
const path = '/create';

export const CREATE_SCREENS: readonly Screen[] = [
  {
    name: 'create',
    states: [
      { name: 'visitor', path },
      { name: 'own-product', path: `${path}#reference`, shows: 'window' },
      { name: 'newcomer', path, as: 'newcomer' },
      { name: 'running', path, as: 'creator' },
      { name: 'result', path, as: 'finisher' },
      { name: 'failed', path, as: 'unlucky' },
      { name: 'many', path, as: 'collector', before: [substitutePictures] },
      {
        name: 'long-prompt',
        path,
        as: 'finisher',
        actions: [type('A ridge at dawn, mist in the valleys, long lens. '.repeat(36))],
        shows: 'window',
      },
      { name: 'hosted', path, as: 'creator', isHosted: true, shows: 'window' },
      {
        name: 'hosted-menu',
        path,
        as: 'creator',
        isHosted: true,
        actions: [click('combobox', 'Image model')],
        shows: 'window',
      },
      {
        name: 'reference',
        path,
        as: 'newcomer',
        actions: [choose('Reference picture', PHOTO), see('Ready for generation')],
      },
      { name: 'examples', path, actions: [click('button', 'Examples'), click('button', 'Coffee Mug')] },
      { name: 'styles', path, actions: [click('button', /^Start from a style/), scroll(300)] },
      {
        name: 'picker',
        path,
        as: 'creator',
        actions: [pickFrom, see('is built around it')],
        shows: 'window',
      },
      {
        name: 'picker-many',
        path,
        as: 'collector',
        before: [substitutePictures],
        actions: [pickFrom, see('built around it')],
        shows: 'window',
      },
      {
        name: 'picker-empty',
        path,
        as: 'newcomer',
        actions: [pickFrom, see('No pictures yet')],
        shows: 'window',
      },
      {
        name: 'busy',
        path,
        as: 'newcomer',
        before: [hold('**/api/quick-generate')],
        actions: [type('A lighthouse above the surf at dusk'), generate],
        shows: 'window',
      },
      {
        name: 'refused',
        path,
        as: 'newcomer',
        before: [refuse('**/api/quick-generate')],
        actions: [type('A lighthouse above the surf at dusk'), generate, toast('Generation failed')],
        shows: 'window',
        expects: /^503 /,
      },
      {
        name: 'insufficient-credits',
        path,
        as: 'broke',
        actions: [type('A lighthouse above the surf at dusk'), generate, toast('Insufficient credits')],
        shows: 'window',
        expects: /^402 /,
      },
    ],
  },
];
