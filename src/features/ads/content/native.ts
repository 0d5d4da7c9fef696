import type { AdPlatform } from '../contract/ad-formats.ts';
import { chosen } from './evidence.ts';

/** Buttons and notes of networks that set texts beside a picture among articles, and publish no list of buttons. */
export const NATIVE_BUTTONS = [
  'Learn more',
  'Shop now',
  'Sign up',
  'Read more',
  'Get offer',
  'Get quote',
  'Download',
  'Book now',
];

/** @param network as its advertisers know it */
export function nativeTextEvidence(network: string): Omit<AdPlatform['evidence'], 'headline'> {
  return {
    count: chosen(`${network} does not say that any characters count twice.`),
    description: chosen('Shown only in some placements; no figure could be read.'),
    primaryText: chosen('There is no further text.'),
    callToActions: chosen(
      `${network} has a list of its own, which could not be read: compare it before uploading.`,
    ),
    hashtags: chosen('Hashtags lead nowhere from an ad.'),
  };
}
