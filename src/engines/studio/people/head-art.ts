import * as openPeeps from '@dicebear/open-peeps';
import { drawDetails, drawHeadset, drawLips, drawMouth } from './face-features.ts';
import type { Person } from './people-scene.ts';

/** Base of the neck in the artwork's 704-unit square. */
export const NECK = { x: 352, y: 600 };

/**
 * Head, hair, face and glasses from Open Peeps (Pablo Stanley, CC0), looking to the right; outlines in `ink`.
 */
export function drawHead(person: Person, ink: string): string {
  const hex = (color: string) => color.slice(1);
  const { body } = openPeeps.create({
    // Every choice is made already: lists of one item, and probabilities of 0 or 100.
    prng: {
      seed: '',
      bool: (likelihood = 50) => likelihood > 50,
      integer: (low) => low,
      pick: <Value>(values: Value[], fallback?: Value) => (values[0] ?? fallback) as Value,
      shuffle: (values) => values,
      string: () => '',
      next: () => undefined,
    },
    options: {
      head: [person.head],
      face: [person.face],
      facialHair: [person.beard],
      facialHairProbability: person.beard === '' ? 0 : 100,
      accessories: [person.glasses],
      accessoriesProbability: person.glasses === '' ? 0 : 100,
      maskProbability: 0,
      skinColor: [hex(person.skin)],
      clothingColor: [hex(person.trim)],
      headContrastColor: [hex(person.hair)],
    } as Parameters<typeof openPeeps.create>[0]['options'],
  });
  // Skip the artwork's own shoulders, which our bodies replace.
  const parts = body.slice(body.indexOf('</g>') + '</g>'.length);
  const [head, face, beard, ...accessories] = parts
    .split(/(?=<g transform=)/)
    .map((part) => part.replaceAll('#000', GROWS.test(part) ? person.hair : ink));
  return (
    `${head}${drawLips(person)}${face}${beard}${drawDetails(person, ink)}${drawMouth(person, ink)}` +
    `${accessories.join('')}${drawHeadset(person, ink)}`
  );
}

/** Groups of the head and the beard in the artwork. */
const GROWS = /^<g transform="(?:matrix|translate\(279 400\))/;
