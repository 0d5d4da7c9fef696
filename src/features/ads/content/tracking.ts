import type { AdPlatformId } from '../contract/ad-enumerations.ts';

/** `utm_source` and `utm_medium` of each platform, in the words that analytics programs group by. */
export const TRACKING: Readonly<Record<AdPlatformId, readonly [source: string, medium: string]>> = {
  facebook: ['facebook', 'paid_social'],
  instagram: ['instagram', 'paid_social'],
  x: ['x', 'paid_social'],
  linkedin: ['linkedin', 'paid_social'],
  pinterest: ['pinterest', 'paid_social'],
  tiktok: ['tiktok', 'paid_social'],
  youtube: ['youtube', 'paid_video'],
  'google-display': ['google', 'display'],
  'performance-max': ['google', 'cpc'],
  microsoft: ['bing', 'display'],
  amazon: ['amazon', 'display'],
  spotify: ['spotify', 'display'],
  taboola: ['taboola', 'native'],
  outbrain: ['outbrain', 'native'],
  reddit: ['reddit', 'paid_social'],
  snapchat: ['snapchat', 'paid_social'],
  story: ['story', 'social'],
  print: ['print', 'qr'],
};
