import { drawFabric } from './fabric.ts';
import { OUTFITS } from './outfits.ts';
import type { Person } from './people-scene.ts';
import { OFF_WHITE } from './person-colors.ts';
import { LINE } from './strokes.ts';
import { darken, lighten } from './tint.ts';

const TRUNK =
  'M-84 66C-82 38 -56 26 -30 16L-22 6Q2 30 24 6L32 16C58 26 86 38 88 68L80 190L76 334Q0 346 -72 334L-78 190Z';

/** Clothes from the shoulders to the hips. */
export function drawTorso(person: Person, ink: string, isSeated = false): string {
  const { top } = person;
  const body = `<path d="${TRUNK}" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/>`;
  const shade = `<path d="M80 190L76 334Q50 340 30 340Q62 250 58 120Q84 120 84 110Z" fill="${darken(top, 0.13)}"/>`;
  const drawTails = isSeated ? drawCoatOnLap : drawCoatTails;
  const tails = OUTFITS[person.outfit].below === 'tails' ? drawTails(top, ink) : '';
  return (
    body +
    drawFabric(person, (paint) => `<path d="${TRUNK}" fill="${paint}"/>`) +
    shade +
    tails +
    details[person.outfit](person, ink)
  );
}

const details: Record<Person['outfit'], (person: Person, ink: string) => string> = {
  suit: ({ top, trim, skin, isWoman, inner = lighten(trim, 0.55) }, ink) =>
    `<path d="M-24 8L2 190L28 8Q2 34 -24 8Z" fill="${inner}" stroke="${ink}" stroke-width="4"/>` +
    (isWoman
      ? `<path d="M-22 10L2 92L26 10Q2 34 -22 10Z" fill="${skin}" stroke="${ink}" stroke-width="4"/>`
      : `<path d="M-7 34H11L8 52L16 140L2 168L-11 140L-4 52Z" fill="${trim}" stroke="${ink}" stroke-width="3"/>`) +
    `<path d="M-26 8L-50 66L-34 78L-40 92L2 196V338M28 8L54 66L38 78L44 92L2 196" fill="none" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M-26 10L-48 66L-33 78L-38 91L-2 184Z" fill="${lighten(top, 0.1)}"/><path d="M28 10L52 66L37 78L42 91L6 184Z" fill="${lighten(top, 0.06)}"/>` +
    `<circle cx="12" cy="232" r="5" fill="${ink}"/><circle cx="12" cy="272" r="5" fill="${ink}"/><path d="M-58 268H-28M42 268H66" stroke="${darken(top, 0.3)}" stroke-width="5"/>`,
  shirt: ({ top }, ink) =>
    `<path d="M-28 8L-40 30L-10 52L2 28L16 52L42 30L30 8Q2 40 -28 8Z" fill="${lighten(top, 0.3)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M3 40V336" stroke="${darken(top, 0.3)}" stroke-width="4"/>` +
    [90, 140, 190, 240, 290]
      .map((y) => `<circle cx="11" cy="${y}" r="4" fill="${darken(top, 0.45)}"/>`)
      .join('') +
    `<path d="M38 96H70V128Q54 138 38 128Z" fill="none" stroke="${darken(top, 0.25)}" stroke-width="4"/>`,
  sweater: ({ top, trim }, ink) =>
    `<path d="M-32 14Q2 58 36 14L28 6Q2 36 -26 6Z" fill="${lighten(top, 0.22)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-76 312Q0 326 78 312L76 334Q0 346 -72 334Z" fill="${darken(top, 0.16)}"/>` +
    `<path d="M-78 128Q0 146 84 128L84 156Q0 174 -78 156Z" fill="${lighten(trim, 0.15)}"/>`,
  wetsuit: ({ top, trim }, ink) =>
    `<path d="M-32 14Q2 44 36 14L28 2Q2 28 -26 2Z" fill="${darken(top, 0.25)}" stroke="${ink}" stroke-width="4"/><path d="M2 36V330" stroke="${darken(top, 0.4)}" stroke-width="5"/>` +
    `<path d="M-80 110Q-52 200 -76 300L-72 334Q-50 338 -46 338Q-30 210 -56 90ZM84 110Q56 200 76 300V334Q56 338 50 338Q34 210 60 90Z" fill="${trim}"/>`,
  tee: ({ top }, ink) =>
    `<path d="M-32 14Q2 56 36 14L28 6Q2 36 -26 6Z" fill="${darken(top, 0.16)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-30 230Q10 252 44 226M-40 290Q0 306 30 290" fill="none" stroke="${darken(top, 0.2)}" stroke-width="4"/>`,
  blouse: ({ top, skin }, ink) =>
    `<path d="M-28 8L2 116L32 8Q2 34 -28 8Z" fill="${skin}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-30 8L-48 44L-20 66L2 120L24 66L52 44L34 8L4 112Z" fill="${lighten(top, 0.28)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M2 120Q6 240 -4 338" fill="none" stroke="${darken(top, 0.25)}" stroke-width="4"/>`,
  jacket: ({ top, inner = OFF_WHITE }, ink) =>
    `<path d="M-26 6L-24 337Q2 342 28 337L32 6Q2 34 -26 6Z" fill="${inner}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-28 6L-60 34L-44 96L-24 66ZM34 6L66 34L50 96L30 66Z" fill="${lighten(top, 0.14)}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M-76 310Q-50 318 -24 319V337Q-50 338 -72 334ZM77 310Q54 318 28 319V337Q52 339 76 334Z" fill="${darken(top, 0.2)}"/>` +
    `<path d="M-64 250L-44 226M68 250L48 226M-66 130H-34M38 130H70" stroke="${darken(top, 0.35)}" stroke-width="5"/>`,
  'biker-jacket': ({ top, inner = OFF_WHITE }, ink) =>
    `<path d="M-26 6L-4 150L10 150L32 6Q2 34 -26 6Z" fill="${inner}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-28 6L-66 50L-44 84L-52 100L-4 158ZM34 6L70 50L48 84L56 100L8 158Z" fill="${lighten(top, 0.16)}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M4 156L-34 318M40 212L66 196M-64 196L-48 212" stroke="#c9ced6" stroke-width="7"/>` +
    `<path d="M-76 306Q0 324 78 306V332Q0 346 -73 332Z" fill="${darken(top, 0.3)}" stroke="${ink}" stroke-width="4"/><rect x="-20" y="308" width="34" height="32" rx="4" fill="none" stroke="#c9ced6" stroke-width="6"/>` +
    `<path d="M-66 130Q-70 200 -66 280M68 120Q70 150 68 180" fill="none" stroke="${lighten(top, 0.38)}" stroke-width="7"/>`,
  overcoat: ({ top, inner = OFF_WHITE }, ink) =>
    `<path d="M-26 8L2 130L30 8Q2 34 -26 8Z" fill="${inner}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-28 6L-62 56L-42 76L2 150ZM32 6L66 56L46 76L2 150Z" fill="${lighten(top, 0.12)}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M2 150V336" stroke="${darken(top, 0.4)}" stroke-width="5"/>` +
    [190, 260, 330].map((y) => `<circle cx="18" cy="${y}" r="7" fill="${darken(top, 0.5)}"/>`).join('') +
    `<path d="M-66 296L-30 304M34 304L70 296" stroke="${darken(top, 0.4)}" stroke-width="8"/>`,
  raincoat: ({ top }, ink) =>
    `<path d="M-58 24Q-66 -10 -34 -14L2 26L40 -14Q72 -10 64 24Q44 74 2 80Q-40 74 -58 24Z" fill="${darken(top, 0.14)}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M-10 80V336M16 80V336" stroke="${darken(top, 0.3)}" stroke-width="4"/>` +
    [120, 190, 260, 330]
      .map((y) => `<circle cx="3" cy="${y}" r="7" fill="#f4f4f4" stroke="${ink}" stroke-width="3"/>`)
      .join('') +
    `<path d="M-68 268H-26V290H-68ZM34 268H74V290H34Z" fill="${darken(top, 0.1)}" stroke="${darken(top, 0.4)}" stroke-width="4"/>` +
    `<path d="M-62 100Q-66 170 -62 240" fill="none" stroke="${lighten(top, 0.6)}" stroke-width="7"/>`,
  'doctor-coat': ({ trim }, ink) =>
    `<path d="M-26 8L2 176L30 8Q2 34 -26 8Z" fill="${trim}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-28 8L-54 70L-36 82L2 200V338M30 8L58 70L40 82L2 200" fill="none" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M36 232H72V276Q54 284 36 276Z" fill="#eef2f7" stroke="${ink}" stroke-width="4"/><path d="M46 222V246M56 222V246" stroke="#2f7fd0" stroke-width="5"/>` +
    `<path d="M-36 28C-40 110 -30 140 -6 150C18 140 34 110 36 28" fill="none" stroke="#38465c" stroke-width="8"/><path d="M-6 150V184" stroke="#38465c" stroke-width="8"/><circle cx="-6" cy="196" r="14" fill="#c9d3df" stroke="${ink}" stroke-width="4"/>`,
  scrubs: ({ top, skin }, ink) =>
    `<path d="M-28 8L2 84L32 8Q2 34 -28 8Z" fill="${skin}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-34 12L2 96L40 12" fill="none" stroke="${darken(top, 0.22)}" stroke-width="10"/>` +
    `<path d="M-60 130H-22V172Q-41 182 -60 172Z" fill="none" stroke="${darken(top, 0.28)}" stroke-width="4"/>`,
  hoodie: ({ top, trim }, ink) =>
    `<path d="M-44 16Q-50 62 2 74Q56 62 48 16L28 4Q2 50 -26 4Z" fill="${darken(top, 0.14)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-14 70V130M18 70V122" stroke="${lighten(trim, 0.5)}" stroke-width="6"/>` +
    `<path d="M-46 226H50L66 300H-62Z" fill="${darken(top, 0.1)}" stroke="${darken(top, 0.3)}" stroke-width="4"/>`,
  sport: ({ top, skin }, ink) =>
    `<path d="M-60 28Q-44 70 -30 78Q2 92 34 78Q50 70 64 28L28 6Q2 34 -26 6Z" fill="${skin}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-60 28Q-54 62 -30 78M64 28Q58 62 34 78" fill="none" stroke="${top}" stroke-width="16"/>` +
    `<path d="M-74 190Q0 206 80 190" fill="none" stroke="${lighten(top, 0.25)}" stroke-width="7"/>`,
  dress: ({ top, skin }, ink) =>
    `<path d="M-32 14Q2 62 36 14L28 6Q2 36 -26 6Z" fill="${skin}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-76 226Q0 246 82 226" fill="none" stroke="${darken(top, 0.28)}" stroke-width="10"/>`,
  tunic: ({ top }, ink) =>
    `<path d="M-30 10Q2 44 34 10L30 -2Q2 22 -28 -2Z" fill="${darken(top, 0.06)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M34 22Q50 120 34 332" fill="none" stroke="${darken(top, 0.2)}" stroke-width="4"/>` +
    [90, 150, 210]
      .map(
        (y) =>
          `<circle cx="-18" cy="${y}" r="7" fill="#3a3f4e"/><circle cx="22" cy="${y}" r="7" fill="#3a3f4e"/>`,
      )
      .join(''),
  labcoat: ({ trim }, ink) =>
    `<path d="M-26 8L2 150L30 8Q2 34 -26 8Z" fill="${trim}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-28 8L-52 66L-34 78L2 170V338M30 8L56 66L38 78L2 170" fill="none" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M36 232H72V276Q54 284 36 276Z" fill="#eef2f7" stroke="${ink}" stroke-width="4"/><circle cx="12" cy="230" r="5" fill="${ink}"/><circle cx="12" cy="280" r="5" fill="${ink}"/>`,
  uniform: ({ top }, ink) =>
    `<path d="M-28 8L-42 32L-10 54L2 28L16 54L44 32L30 8Q2 40 -28 8Z" fill="${lighten(top, 0.14)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-6 34H10L8 52L16 150L2 172L-11 150L-4 52Z" fill="#1a2036" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M-64 104H-26V140Q-45 150 -64 140ZM34 104H70V140Q52 150 34 140Z" fill="none" stroke="${darken(top, 0.35)}" stroke-width="4"/>` +
    `<path d="M52 70L66 76V92Q62 104 52 108Q42 104 38 92V76Z" fill="#e9c04f" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-77 300Q0 318 78 300V330Q0 346 -74 332Z" fill="#1c2030"/><rect x="-14" y="306" width="30" height="26" rx="4" fill="#d9b34a"/>`,
  turnout: ({ top }, ink) =>
    `<path d="M-30 10Q2 52 34 10L38 -8Q2 22 -34 -8Z" fill="${darken(top, 0.2)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M2 30V338" stroke="${darken(top, 0.4)}" stroke-width="6"/>` +
    `<path d="M-79 120Q0 138 85 120V148Q0 166 -79 148ZM-76 270Q0 288 79 270V298Q0 316 -75 298Z" fill="#f4f26a" stroke="${darken(top, 0.35)}" stroke-width="3"/><path d="M-79 134Q0 152 85 134M-76 284Q0 302 78 284" fill="none" stroke="#c9d0d6" stroke-width="9"/>`,
  robe: ({ top }, ink) =>
    `<path d="M-30 10L2 60L34 10Q2 36 -30 10Z" fill="#f4f1ea" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M2 60V340M-40 90Q-46 220 -40 338M46 90Q52 220 44 338" fill="none" stroke="${lighten(top, 0.22)}" stroke-width="5"/>`,
  spacesuit: ({ top }, ink) =>
    `<path d="M-52 10Q2 46 56 10V-6Q2 24 -52 -6Z" fill="#c7cedb" stroke="${ink}" stroke-width="5"/>` +
    `<rect x="-44" y="96" width="92" height="82" rx="12" fill="${darken(top, 0.12)}" stroke="${ink}" stroke-width="5"/><circle cx="-20" cy="120" r="9" fill="#e2574c"/><circle cx="8" cy="120" r="9" fill="#3d8bd9"/><path d="M-28 152H34" stroke="${ink}" stroke-width="6"/>` +
    `<path d="M-77 250Q0 270 80 250" fill="none" stroke="#e2754c" stroke-width="14"/><path d="M44 40H72V60H44Z" fill="#2f5fc0"/>`,
};

/** A coat over the thighs of someone who sits. */
function drawCoatOnLap(top: string, ink: string): string {
  const flap = (side: 1 | -1) =>
    `<path d="M${side * 74} 318L${side * 112} 404Q${side * 112} 442 ${side * 74} 440L${side * 22} 424L${side * 4} 330Z" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/>`;
  return `${flap(-1)}${flap(1)}<path d="M-69 314Q0 334 74 314V336Q0 348 -70 336Z" fill="${top}"/>`;
}

/** The part of a coat below the hips. */
function drawCoatTails(top: string, ink: string): string {
  return `<path d="M-72 330L-84 492Q-44 502 -8 494L2 340L14 494Q50 502 88 492L76 330Z" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/><path d="M76 330L88 492Q66 498 48 497L44 336Z" fill="${darken(top, 0.13)}"/><path d="M-69 320Q0 340 74 320V340Q0 352 -70 340Z" fill="${top}"/>`;
}
