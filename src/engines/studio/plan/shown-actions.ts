import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { phrases } from '../scene/phrases.ts';

/** Verbs for the poses of drawings, by the drawings' names. */
const ACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    horse: 'run, running, gallop, galloping, race, racing',
    kangaroo: 'jump, jumping, hop, hopping, leap, leaping',
    dolphin: 'jump, jumping, leap, leaping',
    eagle: 'swoop, swooping, glide, gliding',
    sloth: 'hang, hanging',
    chipmunk: 'eat, eating',
    airplane: 'take, taking, climb, climbing, depart, departing',
    rocket: 'launch, launching, lift, lifting, blast, blasting, fly, flying, start, starting',
    skier: 'ski, skiing, slide, sliding',
    snowboarder: 'snowboard, snowboarding, slide, sliding',
    'person-surfing': 'surf, surfing, ride, riding',
    candle: 'burn, burning, glow, glowing, flicker, flickering',
    fire: 'burn, burning, blaze, blazing, glow, glowing',
    volcano: 'erupt, erupting',
    fountain: 'splash, splashing, flow, flowing',
    flamingo: 'stand, standing',
    rabbit: 'sit, sitting',
    fox: 'sit, sitting',
    frog: 'sit, sitting',
  }).map(([icon, words]) => [icon, phrases(words)]),
);

/** Whether a word says what a drawing does: the horse gallops. */
export function showsAction(icon: string, word: Token): boolean {
  if (icon.startsWith('sitting-')) return isOneOf(word, ['sit', 'sitting']);
  return isOneOf(word, ACTIONS.get(icon) ?? []);
}
