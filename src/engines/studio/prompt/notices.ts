import { phrases } from '../scene/phrases.ts';

/** A year may follow: "Merry Christmas 2027". */
const WISHES =
  anyOf(`happy new year, happy birthday, happy anniversary, happy easter, happy halloween, happy thanksgiving,
  happy holidays, happy hanukkah, happy diwali, happy mother's day, happy mothers day, happy father's day, happy fathers day,
  happy valentine's day, happy valentines day, happy women's day, happy teacher's day, happy earth day, merry christmas, merry xmas,
  season's greetings, eid mubarak, ramadan kareem, congratulations, congrats`);
const TO_PEOPLE =
  anyOf(`thank you so much, thank you very much, thank you, many thanks, thanks, well done, good luck, best wishes,
  get well soon, i miss you, welcome home, welcome back, welcome, hello, goodbye, farewell, bon voyage, save the date, will you marry me,
  be my valentine, just married`);
const OF_SHOPS =
  anyOf(`black friday, cyber monday, for sale, for rent, sold out, sold, coming soon, opening soon, now open, we are open,
  now hiring, we are hiring, we're hiring, help wanted, grand opening, special offer, limited offer, best seller, new arrivals,
  free shipping, free delivery, free wifi, under construction, out of order, do not disturb, wet floor, fire exit, no parking, reserved`);
const SALE = String.raw`(?:(?:${anyOf('black friday, cyber monday, big, mega, flash, summer, winter, spring, autumn, holiday, christmas, clearance, final')}) )?sale(?: (?:up to )?\d{1,2} ?%(?: off)?)?|(?:up to )?\d{1,2} ?% (?:off|discount)`;
/** "Open" and "closed" describe most other things. */
const ON_DOORS = anyOf("open, closed, exit, entrance, push, pull, sorry we are closed, sorry we're closed");

const YEAR = String.raw`(?: (?:19|20)\d\d)`;
const CARRIERS = anyOf(
  `sign, billboard, poster, placard, banner, label, tag, plaque, chalkboard, lettering, typography, card, text, message, calligraphy,
  quote, note, sticker, neon, wall art, print`,
);
const KINDS = anyOf(
  `neon, wooden, wood, led, shop, store, door, window, metal, hanging, greeting, gift, paper, restaurant, cafe, road, street, vintage,
  handwritten, glowing, red, green, blue, pink, gold, golden, white, black`,
);

/** The notice of "welcome sign" or "happy new year 2027 greeting card". */
const ON_CARRIER = new RegExp(
  String.raw`\b(?:(?:${WISHES}|${TO_PEOPLE}|i love you|love you|${OF_SHOPS}|${SALE})${YEAR}?(?= (?:(?:${KINDS}) ){0,2}(?:${CARRIERS})s?\b)|(?:${ON_DOORS})(?= (?:(?:${KINDS}) ){0,2}(?:sign|neon)s?\b))`,
  'giu',
);
/** A prompt that is a notice for which no thing stands, or a year. */
const ALONE = new RegExp(
  String.raw`(?<=^\s*)(?:happy new year${YEAR}?|(?:${WISHES}|new year)${YEAR}|season's greetings|congratulations|congrats|${TO_PEOPLE}|${OF_SHOPS}|${SALE}|20\d\d)(?=[\s.!]*$)`,
  'giu',
);
/** "The number 7", "letters ABC", "letter a". */
const CHARACTERS =
  /(?<=\b(?:number|numeral|digit|letter)s? )(?:\d{1,6}|[A-Z]{1,6}|[a-z](?=\s*$))(?=\s*(?:$|[,.!]|\b(?:in|on|made|logo|icon|with)\b))/gu;

/** Notices that people ask for without quotation marks, with where they start and end. */
export function findNotices(prompt: string): { text: string; start: number; end: number }[] {
  const straight = prompt.replaceAll('’', "'");
  return [ON_CARRIER, ALONE, CHARACTERS].flatMap((pattern) =>
    [...straight.matchAll(pattern)].map(({ 0: found, index }) => ({
      text: asTitle(found),
      start: index,
      end: index + found.length,
    })),
  );
}

/** "Happy New Year", unless capitals were typed. */
function asTitle(notice: string): string {
  if (notice !== notice.toLowerCase()) return notice;
  return notice.replace(/(?<![\p{L}\p{N}'])(?!(?:the|of|to|in|a)\b.)\p{L}/gu, (letter) =>
    letter.toUpperCase(),
  );
}

function anyOf(list: string): string {
  return phrases(list).join('|');
}
