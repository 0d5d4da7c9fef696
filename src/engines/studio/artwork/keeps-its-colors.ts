import { iconSet } from './icon-set.ts';

/** Drawings on which a named color would hardly show, or that are what they are by their colors. */
const KEEPS_ITS_COLORS = iconSet(
  'ring, book-stack, ant, spider, paw-prints, footprints, police-car, trolleybus, flying-saucer, world-map, barber-pole, ' +
    'chess-pawn, bar-chart, electric-plug, musical-note, musical-notes, pool-8-ball, robot, pirate-flag, ' +
    'artist-palette, hamburger, pizza, sushi, confetti-ball, party-popper, rainbow-flag, ' +
    'chequered-flag, fireworks, volcano, metro, convenience-store, vertical-traffic-light, ' +
    'toy-blocks, bookshelf, fireplace, snow-globe, solar-system, bitcoin, gold-bar, treasure-chest, storefront, ' +
    'quran, surfboard, molecule, street-lamp, cassette-tape, shipping-container, taj-mahal, oil-rig, ' +
    'space-station, computer-chip, circuit-board, steering-wheel, football-boots, tire, makeup-brushes, ' +
    'fish-bowl, spices, fish-and-chips, orange-juice, lemonade, peanut-butter, macarons, eiffel-tower, colosseum, clothes-rack, ' +
    'rainbow-arc, chess-board, stop-road-sign, yin-and-yang, monstera-plant, avocado-toast, cheesecake, ' +
    'container-ship, coffee-shop, bakery, bookshop, flower-shop, menorah-with-candles, egg-carton, toothpaste, yellow-school-bus, ' +
    'mojito, pina-colada, matcha, iced-tea, muffin, ' +
    'fish-tank, aloe-plant, coffee-beans, zucchini, snowboarder, fax-machine, mosque, robot-handshake, field-hockey',
);

/** Whether a drawing can be given another color. */
export function takesColor(icon: string): boolean {
  return !KEEPS_ITS_COLORS.has(icon) && !icon.startsWith('flag-of-');
}

/** The part of a drawing's height, from the top, whose colors stay: see `recolorDrawing`. */
export function keptTop(icon: string): number {
  return KEPT_TOPS[icon] ?? 0;
}

const KEPT_TOPS: Readonly<Record<string, number>> = {
  // Its candles.
  'birthday-cake': 0.2,
};
