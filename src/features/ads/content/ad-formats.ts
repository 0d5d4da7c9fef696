import type { AdFormats } from '../contract/ad-formats.ts';
import { AMAZON } from './amazon.ts';
import { FACEBOOK } from './facebook.ts';
import { GOOGLE_DISPLAY } from './google-display.ts';
import { INSTAGRAM } from './instagram.ts';
import { LINKEDIN } from './linkedin.ts';
import { MICROSOFT } from './microsoft.ts';
import { OUTBRAIN } from './outbrain.ts';
import { PERFORMANCE_MAX } from './performance-max.ts';
import { PINTEREST } from './pinterest.ts';
import { PRINT } from './print.ts';
import { REDDIT } from './reddit.ts';
import { SNAPCHAT } from './snapchat.ts';
import { SPOTIFY } from './spotify.ts';
import { STORY } from './story.ts';
import { TABOOLA } from './taboola.ts';
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
  'performance-max': PERFORMANCE_MAX,
  microsoft: MICROSOFT,
  amazon: AMAZON,
  spotify: SPOTIFY,
  taboola: TABOOLA,
  outbrain: OUTBRAIN,
  reddit: REDDIT,
  snapchat: SNAPCHAT,
  story: STORY,
  print: PRINT,
};
