import type { Person } from '../people-scene.ts';
import { LINE } from '../strokes.ts';
import { blend, darken } from '../tint.ts';

/** Units from the neck of a sitting baby down to the ground. */
export const BABY_FOOT = 300;

/** Sits with the legs before it; a trunk half as long as an adult's. */
export function drawBaby(person: Person, ink: string): string {
  const { top, skin } = person;
  const line = `stroke="${ink}" stroke-width="7"`;
  const limb = (d: string, color: string, wide: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${wide + 12}"/><path d="${d}" fill="none" stroke="${color}" stroke-width="${wide}"/>`;
  const foot = (x: number, turn: number) =>
    `<ellipse cx="${x}" cy="262" rx="34" ry="40" transform="rotate(${turn} ${x} 262)" fill="${skin}" ${line}/>`;
  const hand = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="25" fill="${skin}" ${line}/>`;
  return (
    `<path d="M-62 10C-116 70 -136 190 -112 262Q0 306 116 262C140 190 120 70 66 10Q2 40 -62 10Z" fill="${top}" ${line}/>` +
    `<path d="M96 120Q124 200 108 262Q80 274 56 278Q104 210 96 120Z" fill="${darken(top, 0.13)}"/>` +
    limb('M-70 236Q-130 250 -170 262', top, 66) +
    limb('M74 236Q134 250 174 262', top, 66) +
    foot(-196, -14) +
    foot(200, 14) +
    hand(-132, 186) +
    hand(138, 178) +
    limb('M-72 62Q-120 110 -126 166', top, 46) +
    limb('M76 62Q124 104 132 158', top, 46) +
    `<path d="M-30 70h64v54q-32 16 -64 0Z" fill="#fdfbf6" ${line}/>` +
    `<g transform="translate(0 4) scale(1.62)">${drawBabyHead(person, ink)}</g>`
  );
}

/** A baby wrapped in a blanket, its head at the shoulder of the arm that holds it; the other hand is before it. */
export function drawSwaddled(baby: Person, ink: string): string {
  const { top } = baby;
  const head = `<g transform="translate(58 164) rotate(18) scale(0.74)">${drawBabyHead(baby, ink)}</g>`;
  return `<path d="M96 96C140 130 142 190 108 226C60 282 -20 306 -70 292C-100 282 -96 250 -70 232C-20 200 10 150 36 110Z" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/>${head}<path d="M118 166C130 206 96 244 50 268C4 290 -40 300 -70 292C-100 282 -96 250 -70 232C-30 206 -6 180 12 148Q62 196 118 166Z" fill="${top}" stroke="${ink}" stroke-width="${LINE}"/><path d="M30 172Q20 230 -56 286" fill="none" stroke="${darken(top, 0.22)}" stroke-width="5"/>`;
}

/** Round, with big eyes and a lock of hair; the neck's base is at 0, 0. Open Peeps has only grown heads. */
export function drawBabyHead({ skin, hair, mouth, face, role, isWoman, trim }: Person, ink: string): string {
  const line = `stroke="${ink}" stroke-width="5"`;
  const isAsleep = role?.pose === 'sleep';
  const eyes = isAsleep
    ? `<path d="M-32 -62Q-20 -50 -6 -62M30 -62Q44 -50 56 -62" fill="none" ${line}/>`
    : [-18, 44]
        .map(
          (x) =>
            `<ellipse cx="${x}" cy="-66" rx="10" ry="13" fill="${ink}"/><circle cx="${x + 3}" cy="-71" r="4" fill="#fff"/>`,
        )
        .join('');
  const isSad = face === 'solemn' || face === 'tired' || face === 'veryAngry';
  const lips = isSad ? 'crying' : mouth === undefined || mouth === 'kissing' ? 'closed' : mouth;
  return (
    `<circle cx="-66" cy="-66" r="15" fill="${skin}" ${line}/><circle cx="90" cy="-66" r="15" fill="${skin}" ${line}/>` +
    `<path d="M12 -152C62 -152 94 -118 92 -72C90 -28 58 -2 12 -2C-34 -2 -66 -28 -68 -72C-70 -118 -38 -152 12 -152Z" fill="${skin}" ${line}/>` +
    `<path d="M-40 -128Q-10 -140 8 -122Q24 -138 64 -128Q42 -150 12 -151Q-20 -150 -40 -128Z" fill="${hair}"/><path d="M8 -150Q2 -174 22 -176Q36 -172 26 -160" fill="none" stroke="${hair}" stroke-width="8" stroke-linecap="round"/>` +
    (isWoman
      ? `<path d="M10 -148L-14 -164V-134ZM10 -148L34 -164V-134Z" fill="${trim}" ${line} stroke-linejoin="round"/>`
      : '') +
    `<ellipse cx="-40" cy="-40" rx="15" ry="10" fill="${blend(skin, '#ef6f6f', 0.4)}"/><ellipse cx="64" cy="-40" rx="15" ry="10" fill="${blend(skin, '#ef6f6f', 0.4)}"/>` +
    `<path d="M8 -50Q14 -44 20 -50" fill="none" ${line} stroke-linecap="round"/>${eyes}${BABY_MOUTHS[lips](line)}`
  );
}

const BABY_MOUTHS: Readonly<
  Record<Exclude<NonNullable<Person['mouth']>, 'kissing'> | 'closed', (line: string) => string>
> = {
  closed: (line) => `<path d="M0 -30Q14 -20 28 -30" fill="none" ${line} stroke-linecap="round"/>`,
  smiling: (line) => `<path d="M-8 -36Q14 -30 36 -36Q34 -14 14 -14Q-6 -14 -8 -36Z" fill="#5d1f2b" ${line}/>`,
  laughing: (line) => `<path d="M-12 -38Q14 -32 40 -38Q38 -8 14 -8Q-10 -8 -12 -38Z" fill="#5d1f2b" ${line}/>`,
  open: (line) => `<ellipse cx="14" cy="-26" rx="9" ry="11" fill="#5d1f2b" ${line}/>`,
  crying: (line) =>
    `<path d="M-2 -20Q14 -36 30 -20" fill="none" ${line} stroke-linecap="round"/><path d="M-30 -46q-9 16 0 20q9 -4 0 -20Z" fill="#8fd0f5" ${line}/>`,
};
