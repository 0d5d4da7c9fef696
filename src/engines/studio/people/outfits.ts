import type { Person } from './people-scene.ts';
import { darken, lighten } from './tint.ts';

const LINE = 6;
const TRUNK =
  'M-84 66C-82 38 -56 26 -30 16L-22 6Q2 30 24 6L32 16C58 26 86 38 88 68L80 190L76 334Q0 346 -72 334L-78 190Z';

/** Clothes from the shoulders to the hips. */
export function drawTorso(person: Person, ink: string): string {
  const { top } = person;
  const body = `<path d="${TRUNK}" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/>`;
  const shade = `<path d="M80 190L76 334Q50 340 30 340Q62 250 58 120Q84 120 84 110Z" fill="${darken(top, 0.13)}"/>`;
  return body + shade + details[person.outfit](person, ink);
}

const details: Record<Person['outfit'], (person: Person, ink: string) => string> = {
  suit: ({ top, trim }, ink) =>
    `<path d="M-24 8L2 190L28 8Q2 34 -24 8Z" fill="${lighten(trim, 0.55)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-7 34H11L8 52L16 140L2 168L-11 140L-4 52Z" fill="${trim}" stroke="${ink}" stroke-width="3"/>` +
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
  tee: ({ top }, ink) =>
    `<path d="M-32 14Q2 56 36 14L28 6Q2 36 -26 6Z" fill="${darken(top, 0.16)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-30 230Q10 252 44 226M-40 290Q0 306 30 290" fill="none" stroke="${darken(top, 0.2)}" stroke-width="4"/>`,
  blouse: ({ top, skin }, ink) =>
    `<path d="M-28 8L2 116L32 8Q2 34 -28 8Z" fill="${skin}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M-30 8L-48 44L-20 66L2 120L24 66L52 44L34 8L4 112Z" fill="${lighten(top, 0.28)}" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M2 120Q6 240 -4 338" fill="none" stroke="${darken(top, 0.25)}" stroke-width="4"/>`,
  coat: ({ top, trim }, ink) =>
    `<path d="M-72 330L-84 492Q-44 502 -8 494L2 340L14 494Q50 502 88 492L76 330Z" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/><path d="M76 330L88 492Q66 498 48 497L44 336Z" fill="${darken(top, 0.13)}"/><path d="M-69 320Q0 340 74 320V340Q0 352 -70 340Z" fill="${top}"/>` +
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
};
