import {
  click,
  fill,
  focus,
  hold,
  hover,
  refuse,
  scroll,
  see,
  substitutePictures,
  toast,
} from '../actions.ts';
import type { Action, Screen } from '../screen.ts';
import type { Site } from '../site.ts';

const GALLERY_API = /\/api\/gallery\/(active|search|categories)/;

const picturePage =
  (picture: number) =>
  ({ galleryIds }: Site) =>
    `/gallery/${galleryIds[picture]}`;

const openPicture =
  (picture: number): Action =>
  async (page, { galleryIds, pictures }) => {
    await page.getByRole('link', { name: pictures[picture]!.prompt }).first().focus();
    await page.locator(`[data-picture="${galleryIds[picture]}"] a`).first().click();
    await page.getByRole('dialog', { name: 'Image Details' }).waitFor();
  };

export const GALLERY_SCREENS: readonly Screen[] = [
  {
    name: 'gallery',
    states: [
      { name: 'empty', path: '/gallery', phase: 'empty' },
      { name: 'visitor', path: '/gallery' },
      { name: 'creator', path: '/gallery', as: 'creator' },
      { name: 'hosted', path: '/gallery', as: 'creator', isHosted: true, shows: 'window' },
      { name: 'long-names', path: '/gallery', as: 'collector', shows: 'window' },
      { name: 'category', path: '/gallery?category=travel' },
      { name: 'category-empty', path: '/gallery?category=abstraction' },
      { name: 'filtered', path: '/gallery?orientation=landscape&people=false', shows: 'window' },
      { name: 'filtered-empty', path: '/gallery?color=pink&orientation=portrait&people=true' },
      { name: 'search', path: '/gallery?q=lake' },
      { name: 'search-one', path: '/gallery?q=fox' },
      {
        name: 'search-long',
        path: '/gallery?q=terraced+rice+fields+at+first+light+after+a+night+of+rain+with+low+fog',
      },
      { name: 'search-empty', path: '/gallery?q=zzyzx' },
      {
        name: 'loading',
        path: '/verify',
        before: [hold(GALLERY_API)],
        actions: [click('link', 'Gallery'), see('Generated pictures, free')],
      },
      {
        name: 'error',
        path: '/verify',
        before: [refuse(GALLERY_API)],
        actions: [click('link', 'Gallery'), see('Failed to fetch gallery images')],
        expects: /^503 /,
      },
      { name: 'scrolled', path: '/gallery', actions: [scroll(900)], shows: 'window' },
      {
        name: 'hover',
        path: '/gallery',
        actions: [hover('link', /fjord under northern lights/)],
        shows: 'window',
      },
      {
        name: 'focus',
        path: '/gallery',
        actions: [focus('link', /fjord under northern lights/)],
        shows: 'window',
      },
      {
        name: 'generated',
        path: '/gallery',
        as: 'creator',
        actions: [
          fill('textbox', /prompt/i, 'A quiet bay at noon'),
          click('button', 'Generate'),
          toast('Generation started!'),
        ],
        shows: 'window',
      },
      { name: 'dialog', path: '/gallery', actions: [openPicture(0)], shows: 'window' },
      { name: 'dialog-long', path: '/gallery', actions: [openPicture(3)], shows: 'window' },
      { name: 'dialog-tall', path: '/gallery', actions: [openPicture(2)], shows: 'window' },
      {
        name: 'dialog-report',
        path: '/gallery',
        actions: [openPicture(2), click('button', 'Report'), see('What is wrong with this picture?')],
        shows: 'window',
      },
      { name: 'crowded', path: '/gallery', phase: 'crowded', before: [substitutePictures], shows: 'window' },
      {
        name: 'crowded-search',
        path: '/gallery?q=harbour',
        phase: 'crowded',
        before: [substitutePictures],
        shows: 'window',
      },
    ],
  },
  {
    name: 'picture',
    states: [
      { name: 'wide', path: picturePage(0) },
      { name: 'long-prompt', path: picturePage(3) },
      { name: 'tall', path: picturePage(2) },
      { name: 'banner', path: picturePage(5) },
      { name: 'other-script', path: picturePage(10) },
      { name: 'admin', path: picturePage(1), as: 'admin' },
      {
        name: 'formats',
        path: picturePage(0),
        actions: [click('button', 'More formats and sizes'), see('Format')],
        shows: 'window',
      },
      {
        name: 'report',
        path: picturePage(0),
        actions: [click('button', 'Report'), see('What is wrong with this picture?')],
      },
      { name: 'missing', path: '/gallery/00000000-0000-4000-8000-000000000000', expects: /^404 / },
    ],
  },
];
