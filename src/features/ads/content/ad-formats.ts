import type { AdFormats } from '../contract/ad-formats.ts';
import { FACEBOOK } from './facebook.ts';
import { GOOGLE_DISPLAY } from './google-display.ts';
import { INSTAGRAM } from './instagram.ts';
import { LINKEDIN } from './linkedin.ts';
import { MICROSOFT } from './microsoft.ts';
import { PINTEREST } from './pinterest.ts';
import { PRINT } from './print.ts';
import { REDDIT } from './reddit.ts';
import { SNAPCHAT } from './snapchat.ts';
import { STORY } from './story.ts';
import { TIKTOK } from './tiktok.ts';
import { X } from './x.ts';
import { YOUTUBE } from './youtube.ts';

/** Sizes and limits of each platform, with the source of every figure. */
export const AD_FORMATS: AdFormats = {
  facebook: FACEBOOK,
  instagram: INSTAGRAM,
  x: X,
  linkedin: LINKEDIN,
  pinterest: PINTEREST,
  tiktok: TIKTOK,
  youtube: YOUTUBE,
  'google-display': GOOGLE_DISPLAY,
  microsoft: MICROSOFT,
  reddit: REDDIT,
  snapchat: SNAPCHAT,
  story: STORY,
  print: PRINT,
};
