import { choose, hold } from '../actions.ts';
import { PHOTO, TEXT_FILE } from '../files.ts';
import type { Action, Screen } from '../screen.ts';

/** A page with one state, the same for all users. */
const page = (name: string): Screen => ({ name, states: [{ name: 'page', path: `/${name}` }] });

const verdict: Action = (page) => page.getByRole('status').getByRole('heading').waitFor();

export const READING_SCREENS: readonly Screen[] = [
  page('terms-of-service'),
  page('privacy-policy'),
  page('cookie-policy'),
  page('sources'),
  page('ai-image-generator-comparison'),
  page('canva-alternative'),
  page('photoshop-alternative'),
  page('getty-images-alternative'),
  { name: 'api-docs', states: [{ name: 'page', path: '/api/docs', isPlain: true }] },
  {
    name: 'verify',
    states: [
      { name: 'empty', path: '/verify' },
      {
        name: 'checking',
        path: '/verify',
        before: [hold('**/api/verify')],
        actions: [choose('Picture to verify', PHOTO)],
      },
      { name: 'unknown', path: '/verify', actions: [choose('Picture to verify', PHOTO), verdict] },
      {
        name: 'refused',
        path: '/verify',
        actions: [choose('Picture to verify', TEXT_FILE), verdict],
        expects: /^415 /,
      },
    ],
  },
];
