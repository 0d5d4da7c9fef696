import { phrases, wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';

/** Words that start a new part of a sentence, with how the group before stands to the one that follows: in "a cat on a sofa" the sofa has `on`. */
export const LINKS: Readonly<Record<string, Relation>> = {
  ...relation('and', 'and, &, plus, or, nor, versus, vs, alongside, together'),
  ...relation(
    'on',
    'on, onto, upon, atop, across, on top of, on the top of, over the top of, on the back of',
  ),
  ...relation('in', 'in, inside, inside of, into, within, through, thru, among, amid, amongst, throughout'),
  ...relation(
    'at',
    `at, by, near, near to, beside, along, against, around, next, next to, right next to, close to, close by, outside, leaning against,
     leaning on, propped against, by the side of, at the side of, to the side of`,
  ),
  ...relation('under', 'under, beneath, below, underneath'),
  ...relation('over', 'over, above, overhead'),
  ...relation('behind', 'behind, in back of, at the back of'),
  ...relation('in-front', 'in front of, before, facing'),
  ...relation('left', sidesOf('left')),
  ...relation('right', sidesOf('right')),
  ...relation('between', 'between, in between'),
  ...relation('with', 'with, w, having, featuring, including, covered with, covered in'),
  ...relation('holds', 'containing, full of, filled with, filled up with, loaded with, stuffed with'),
  ...relation('of', 'of'),
  ...relation(
    'for',
    'for, to, from, about, as, like, than, during, after, until, since, via, per, off, out, up, down',
  ),
  ...relation('for', 'toward, towards, away, but, while, when, where, that, which, who, because, if, so'),
};

/** Hours of the sun. */
export const HOURS = wordSet('dawn, sunrise, sunset, dusk, twilight');

/** Words after which a thing must not be in the picture. */
export const NEGATIONS = wordSet('no, not, without, never, nobody, minus, except');

export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  phrases(
    `zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10,
    eleven 11, twelve 12, dozen 12, single 1, lone 1, lonely 1, solitary 1, couple 2,
    pair 2, trio 3, hundred 100, hundreds 100, thousand 1000, thousands 1000,
    million 1000000, millions 1000000, several 4, few 3, many 6`,
  ).map((entry) => {
    const [word, value] = entry.split(' ');
    return [word, Number(value)];
  }),
);

/** Nouns that say which kind of picture is wanted, not what is in it. */
export const FORMAT_NOUNS = wordSet(
  `negative space, line icon, icon set, logo set, foto, pitcure, pictur, img, photo, photograph, photography, picture, image, pic, illustration, drawing, sketch, painting, artwork,
    art, render, rendering, 3d render, 3d rendering, shot, close up, closeup, macro, view, scene, stock photo,
    stock image, stock, wallpaper, background, backdrop, banner, hero, header, concept, concept art, style,
    composition, clipart, clip art, vector, vector art, graphic, visual, still life, flat lay, flatlay, concept photo, icon, symbol, sticker, emoji, template, mock up, side view, top view, front view, wide shot, macro shot, close shot, aerial view, bird s eye view, cut out, silhouette, poster, snapshot, footage,
    product photo, product shot, food photography, product photography, portrait, profile, headshot, thumbnail, cover,
    design, mockup, isolated, detail, color palette, colour palette, poster art, digital art, watercolor, oil painting, cartoon, scenery,
    key light, low key, high key, low key lighting, high key lighting, key lighting, low key light, high key light`,
);

/**
 * Nouns after another that only say what is done with it, where or when: in "rocket launch" the rocket is to be
 * seen.
 */
export const SOFT_NOUNS = wordSet(
  `launch, eruption, splash, dinner, lunch, breakfast, brunch, meal, snack, platter, dish, slice, piece, board, delivery, idea, time, session, lifestyle, poster, front, facade, product, advertisement, ad, advertising, promotion, marketing, sale, announcement, reminder, icon, symbol, logo, sticker, emoji, print, pattern, template, set, collection, kit, bundle, variety, assortment, selection, pile, stack, heap, bunch, group, pair, row, bowl, plate, basket, cut, recipe, ingredient, cuisine, food, fruit, drink, beverage, patch, mesh, connection, visit, season, day, night, morning, evening, noon, sunrise, sunset, adventure, mood, atmosphere, vibe, party, care, strategy, management, plan, planning, solution, production, exercise, competition, flat lay, lay, luxury, bokeh, lighting, glow, reflection, silhouette, element, object, item, model, spin, close, closeup, detail, view, shot, abstract, gradient, bolognese, carbonara, isolate, mockup, display`,
);

/** Nouns before "of" that count or measure what follows: a bunch of bananas. */
export const MEASURES = wordSet(
  `bunch, group, pair, couple, set, herd, flock, school, pile, stack, heap, row, line, piece, slice, kind, type,
    lot, collection, variety, assortment, selection, crowd, swarm, pack, litter, handful, sort, number, dozen, trio,
    pride, cluster, range, array, display, arrangement, head, loaf, grain, drop, sheet, ball, tower, spread, bit, touch,
    scoop, glimpse, silhouette, field, beginning, end, middle, top, bottom, side, edge, inside, outside, interior, exterior`,
);

const HOLDER_NOUNS = `bowl, cup, mug, glass, plate, platter, basket, jar, bottle, box, bag, bucket, pot, pan, tray, vase, carton,
  can, tin, crate, sack, jug, pitcher, dish, tub, bouquet`;

/** Nouns before "of" that contain what follows, which is the subject: a bowl of soup, a bouquet of roses. */
export const CONTAINERS = wordSet(
  `${HOLDER_NOUNS}, bouquet, spoon, spoonful, cone, pint, shot, board, table`,
);

/** Containers that are things themselves. */
export const HOLDERS = wordSet(HOLDER_NOUNS);

/** Words that do not name or describe anything. */
export const FILLERS = wordSet(
  `very, really, quite, rather, so, too, just, only, also, please, some, any, there, here, it, its, is, are, was,
    were, be, being, been, has, have, had, do, does, did, can, could, will, would, should, may, might, must, let,
    make, create, generate, draw, paint, show, give, want, need, like, looking, look, looks, seems, appears, i, me,
    my, we, you, your, they, them, he, she, him, his, her, their, our, us, this, these, those, each, every, all, both,
    other, another, own, same, such, more, most, much, less, least, almost, nearly, about, around, again, then, now,
    hey, hi, hello, plz, pls, gimme, lemme, wanna, thx, thanks, maybe, realy, something, kinda, sorta, lol, sth,
    extremely, super, highly, ultra, hyper, incredibly, absolutely, perfectly, beautifully, etc, eg, ie, s, t, re`,
);

/** "To the left of", "on the left hand side of" */
function sidesOf(side: 'left' | 'right'): string {
  const places = [side, `${side} side`, `${side} hand side`].map((place) => `${place} of`);
  return [
    ...places,
    ...places.flatMap((place) => ['on', 'to', 'at'].map((link) => `${link} the ${place}`)),
  ].join(', ');
}

function relation(meaning: Relation, words: string): Record<string, Relation> {
  return Object.fromEntries(words.split(', ').map((word) => [word, meaning]));
}
