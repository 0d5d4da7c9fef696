import { choose, click, fill, hold, refuse, scroll, see, toast } from '../actions.ts';
import { PHOTO, TEXT_FILE } from '../files.ts';
import type { Screen } from '../screen.ts';

const NATURE = '/prompt-builder/nature/mountain-landscape';
const openAssets = click('button', /^Add Asset \(Optional\)/);
const openSettings = click('button', /^Advanced Settings/);

export const BUILDER_SCREENS: readonly Screen[] = [
  {
    name: 'prompt-builder',
    states: [
      { name: 'nature', path: NATURE },
      { name: 'hosted', path: NATURE, as: 'creator', isHosted: true },
      { name: 'professional', path: '/prompt-builder/professional/1', as: 'creator' },
      { name: 'quick-generation', path: '/prompt-builder/business/quick-generation' },
      { name: 'scrolled', path: NATURE, actions: [scroll(500)], shows: 'window' },
      { name: 'examples', path: '/prompt-builder/nature', actions: [click('tab', 'Examples')] },
      { name: 'custom', path: NATURE, actions: [click('tab', 'Custom')] },
      {
        name: 'custom-long',
        path: NATURE,
        actions: [
          click('tab', 'Custom'),
          fill('textbox', 'Your own prompt', 'A ridge at dawn, mist in the valleys, long lens. '.repeat(14)),
        ],
      },
      { name: 'assets', path: NATURE, as: 'creator', actions: [openAssets, see('Or Try an Example Asset')] },
      {
        name: 'assets-loading',
        path: NATURE,
        before: [hold('**/api/example-products')],
        actions: [openAssets],
      },
      {
        name: 'asset-uploaded',
        path: NATURE,
        as: 'creator',
        actions: [openAssets, choose('Reference picture', PHOTO), see('Ready for generation')],
      },
      {
        name: 'asset-refused',
        path: NATURE,
        as: 'creator',
        actions: [openAssets, choose('Reference picture', TEXT_FILE), toast('Invalid file type')],
        shows: 'window',
      },
      { name: 'asset-example', path: NATURE, actions: [openAssets, click('button', 'Coffee Mug')] },
      { name: 'settings', path: NATURE, actions: [openSettings] },
      {
        name: 'settings-select',
        path: NATURE,
        actions: [openSettings, click('combobox', 'Visual Style')],
        shows: 'window',
      },
      {
        name: 'refining',
        path: ({ galleryIds }) => `/gallery/${galleryIds[3]}`,
        actions: [click('button', 'Remix'), see('Refining This Image')],
      },
      {
        name: 'insufficient-credits',
        path: NATURE,
        as: 'broke',
        actions: [click('button', 'Generate Stock Photo'), toast('Generation Failed')],
        shows: 'window',
        expects: /^402 /,
      },
      {
        name: 'generating',
        path: NATURE,
        as: 'newcomer',
        before: [hold('**/api/visualize')],
        actions: [click('button', 'Generate Stock Photo')],
        shows: 'window',
      },
      {
        name: 'failed',
        path: NATURE,
        as: 'newcomer',
        before: [refuse('**/api/visualize')],
        actions: [click('button', 'Generate Stock Photo'), toast('Generation Failed')],
        shows: 'window',
        expects: /^503 /,
      },
      {
        name: 'loading',
        path: '/',
        before: [hold(/\/api\/template-sets/)],
        actions: [click('link', /^Business|Executive|Portrait/), see('Prompt Builder')],
      },
    ],
  },
];
