import { iconBodyWithIds } from '../../artwork/icon-body.ts';
import { SQUARE } from '../../artwork/plain-body.ts';
import type { Person } from '../people-scene.ts';
import { thingColor } from '../person-colors.ts';
import type { Joint } from '../poses.ts';
import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { gripIn, isOwnDrawing } from './held-things.ts';

/** A thing in a hand; `id` keeps the gradients of several copies apart. */
export function drawHeld(name: string, hand: Joint, person: Person, id: string, ink: string): string {
  const [x, y] = hand;
  if (isOwnDrawing(name)) return `<g transform="translate(${x} ${y})">${OWN[name]!(person, ink)}</g>`;
  const { size, at, turn } = gripIn(person.role!.arms ?? person.role!.pose, name);
  const scale = size / SQUARE;
  const turned =
    turn === 'mirrored'
      ? `translate(${SQUARE} 0) scale(-1 1)`
      : turn === 'upside-down'
        ? `rotate(180 ${SQUARE / 2} ${SQUARE / 2})`
        : '';
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-at[0]} ${-at[1]}) ${turned}">${iconBodyWithIds(name, id)}</g>`;
}

/** Things that are drawn in any color. */
export const DYED_THINGS: ReadonlySet<string> = new Set([
  'umbrella',
  'shared-umbrella',
  'balloon',
  'balloons',
  'hot-beverage',
]);

/** Drawings around the hand, in the figure's units. */
const OWN: Readonly<Record<string, (person: Person, ink: string) => string>> = {
  pan: (_, ink) =>
    `<path d="M0 6L0 -46" stroke="${ink}" stroke-width="22" stroke-linecap="round"/><path d="M-66 -96H74L58 -48Q4 -34 -50 -48Z" fill="#3a3f4e" ${line(ink)}/><ellipse cx="4" cy="-96" rx="72" ry="17" fill="#565d70" ${line(ink)}/><ellipse cx="-14" cy="-98" rx="26" ry="9" fill="#fff7e6"/><circle cx="-14" cy="-100" r="8" fill="#f6b82c"/><ellipse cx="32" cy="-96" rx="14" ry="6" fill="#5fa24c"/>`,
  'hot-beverage': ({ top, role }, ink) => {
    const cup = role?.thingColor ?? '#fdfaf3';
    return `<path d="M38 -40Q78 -42 76 -8Q74 22 36 20" fill="none" ${line(ink, 18)}/><path d="M38 -40Q78 -42 76 -8Q74 22 36 20" fill="none" stroke="${cup}" stroke-width="7"/><path d="M-44 -58H40V14Q40 42 12 42H-16Q-44 42 -44 14Z" fill="${cup}" ${line(ink)}/><path d="M-41 -20H37V4H-41Z" fill="${role?.thingColor ? lighten(cup, 0.4) : top}"/>`;
  },
  fork: (_, ink) =>
    `<g transform="rotate(-52)"><path d="M0 30V-66" ${line(ink, 14)} stroke-linecap="round"/><path d="M0 30V-66" stroke="#d6dce6" stroke-width="7" stroke-linecap="round"/><ellipse cx="0" cy="-76" rx="19" ry="16" fill="#e9a94b" ${line(ink, 4)}/></g>`,
  pen: (_, ink) =>
    `<path d="M-6 14L26 -46" ${line(ink, 13)} stroke-linecap="round"/><path d="M-6 14L26 -46" stroke="#3f74c4" stroke-width="6" stroke-linecap="round"/>`,
  'baby-bottle': (_, ink) =>
    `<g transform="rotate(58)"><path d="M-17 34V-24Q-17 -36 0 -40Q17 -36 17 -24V34Q0 44 -17 34Z" fill="#fdfdfb" ${line(ink, 5)}/><path d="M-14 -4H14V30Q0 38 -14 30Z" fill="#dfe9f3"/><path d="M-15 -26H15V-40H-15Z" fill="#5aa9d6" ${line(ink, 4)}/><path d="M-7 -42Q0 -64 7 -42Z" fill="#f2c9a0" ${line(ink, 4)}/></g>`,
  'golf-club': (_, ink) =>
    `<path d="M-14 -52L118 440" ${line(ink, 17)} stroke-linecap="round"/><path d="M-14 -52L118 440" stroke="#c8ced8" stroke-width="8" stroke-linecap="round"/><path d="M-16 -58L10 40" stroke="#2b2f3d" stroke-width="20" stroke-linecap="round"/><path d="M104 428Q120 470 186 478Q196 452 168 442L128 424Z" fill="#8d97a8" ${line(ink, 5)}/><circle cx="224" cy="474" r="14" fill="#fff" ${line(ink, 4)}/>`,
  'kitchen-knife': (_, ink) =>
    `<path d="M24 -14L-20 10" ${line(ink, 24)} stroke-linecap="round"/><path d="M24 -14L-20 10" stroke="#6b3f26" stroke-width="14" stroke-linecap="round"/><path d="M-22 -4L-128 62Q-110 90 -74 76L-12 30Z" fill="#dfe5ec" ${line(ink, 5)}/>`,
  ladle: (_, ink) =>
    `<path d="M4 -60L50 96" ${line(ink, 17)} stroke-linecap="round"/><path d="M4 -60L50 96" stroke="#b9824f" stroke-width="9" stroke-linecap="round"/>`,
  chalk: (_, ink) =>
    `<path d="M-4 12L18 -38" ${line(ink, 17)} stroke-linecap="round"/><path d="M-4 12L18 -38" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
  boxes: (_, ink) => {
    const carton = (x: number, y: number, wide: number, high: number) =>
      `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="5" fill="#c99a63" ${line(ink)}/><rect x="${x + wide * 0.4}" y="${y + 3}" width="${wide * 0.2}" height="${high - 6}" fill="#e6cfa4"/><path d="M${x + 14} ${y + high - 20}h${wide * 0.22}" stroke="#7a5532" stroke-width="6"/>`;
    return carton(-112, -118, 224, 152) + carton(-88, -226, 184, 108);
  },
  knitting: ({ trim }, ink) => {
    const wool = thingColor(trim, '#d9576b');
    return `<path d="M-62 -14H66L58 150Q0 168 -54 150Z" fill="${wool}" ${line(ink)}/><path d="M-56 26H60M-56 62H58M-54 98H58" stroke="${darken(wool, 0.18)}" stroke-width="6" stroke-dasharray="10 8"/><path d="M-92 -60L70 -10M96 -64L-66 -10" ${line(ink, 14)} stroke-linecap="round"/><path d="M-92 -60L70 -10M96 -64L-66 -10" stroke="#e2c28e" stroke-width="7" stroke-linecap="round"/>`;
  },
  tray: (_, ink) =>
    `<path d="M-96 -34H104Q100 -18 84 -18H-76Q-92 -18 -96 -34Z" fill="#c8ced8" ${line(ink)}/><path d="M-40 -38L-46 -104H-6L-12 -38Z" fill="#f3b95a" fill-opacity=".9" ${line(ink, 5)}/><path d="M34 -38V-66Q14 -74 16 -108H60Q62 -74 44 -66V-38" fill="#e9f3fb" fill-opacity=".8" ${line(ink, 5)}/>`,
  plan: (_, ink) =>
    `<path d="M-104 -86L96 -98L104 22L-96 34Z" fill="#3f74c4" ${line(ink)}/><path d="M-78 -64L-12 -68L-8 -10L-74 -6ZM14 -70L78 -74L82 -14L18 -10ZM-70 12L76 2" fill="none" stroke="#dbe8fb" stroke-width="5"/>`,
  pitchfork: (_, ink) =>
    `<path d="M0 430V-170" ${line(ink, 20)} stroke-linecap="round"/><path d="M0 430V-170" stroke="#a9743f" stroke-width="11" stroke-linecap="round"/><path d="M-40 -300V-200Q-40 -166 0 -166Q40 -166 40 -200V-300M0 -170V-306" fill="none" stroke="#59606f" stroke-width="12" stroke-linecap="round"/>`,
  broom: (_, ink) =>
    `<path d="M0 -240V440" ${line(ink, 20)} stroke-linecap="round"/><path d="M0 -240V440" stroke="#b9824f" stroke-width="11" stroke-linecap="round"/><path d="M-26 440H26L62 596H-62Z" fill="#e7bb54" ${line(ink)}/><path d="M-30 590L-14 460M0 590V460M30 590L14 460" stroke="#b98a2e" stroke-width="5"/><path d="M-27 446H27V466H-27Z" fill="#c9483e"/>`,
  staff: (_, ink) =>
    `<path d="M0 -90V610" ${line(ink, 20)} stroke-linecap="round"/><path d="M0 -90V610" stroke="#9a6b3f" stroke-width="11" stroke-linecap="round"/>`,
  scalpel: (_, ink) =>
    `<path d="M0 20L22 -74" ${line(ink, 15)} stroke-linecap="round"/><path d="M0 20L22 -74" stroke="#aab4c2" stroke-width="8" stroke-linecap="round"/><path d="M18 -70L34 -66Q52 -110 42 -132Q22 -110 18 -70Z" fill="#e8eef5" ${line(ink, 4)}/>`,
  flask: ({ trim }, ink) =>
    `<path d="M-14 -96H22M-8 -94V-40L-54 44Q-60 62 -40 62H48Q68 62 62 44L16 -40V-94" fill="#eaf6fb" fill-opacity=".75" ${line(ink)} stroke-linejoin="round"/><path d="M-30 8L-50 44Q-55 57 -40 57H48Q63 57 58 44L38 8Z" fill="${darken(trim, 0.02)}" opacity=".9"/><circle cx="-8" cy="-10" r="7" fill="#fff" opacity=".8"/><circle cx="14" cy="30" r="9" fill="#fff" opacity=".5"/>`,
  radio: (_, ink) =>
    `<path d="M14 -70V-140" ${line(ink, 10)} stroke-linecap="round"/><rect x="-26" y="-76" width="54" height="96" rx="9" fill="#343a4a" ${line(ink)}/><rect x="-14" y="-62" width="30" height="18" rx="3" fill="#7fd0b0"/><path d="M-14 -30H16M-14 -16H16M-14 -2H16" stroke="#6a7286" stroke-width="5"/>`,
  gavel: (_, ink) =>
    `<path d="M0 30L0 -90" ${line(ink, 22)} stroke-linecap="round"/><path d="M0 30L0 -90" stroke="#a9713f" stroke-width="12" stroke-linecap="round"/><rect x="-66" y="-136" width="132" height="56" rx="10" fill="#8a5630" ${line(ink)}/><path d="M-42 -136V-80M42 -136V-80" stroke="#e0b45c" stroke-width="9"/>`,
  diploma: (_, ink) =>
    `<g transform="rotate(-24)"><rect x="-22" y="-108" width="44" height="170" rx="20" fill="#fbf3df" ${line(ink)}/><path d="M-22 -34H22V-10H-22Z" fill="#c9332e"/><circle cx="0" cy="-22" r="14" fill="#e2574c" ${line(ink, 4)}/></g>`,
  dumbbell: (_, ink) =>
    `<path d="M-70 0H70" ${line(ink, 18)}/><path d="M-70 0H70" stroke="#aab4c2" stroke-width="9"/><rect x="-112" y="-46" width="30" height="92" rx="9" fill="#3a3f4e" ${line(ink)}/><rect x="-82" y="-36" width="22" height="72" rx="7" fill="#565d70" ${line(ink)}/><rect x="60" y="-36" width="22" height="72" rx="7" fill="#565d70" ${line(ink)}/><rect x="82" y="-46" width="30" height="92" rx="9" fill="#3a3f4e" ${line(ink)}/>`,
  'ring-buoy': (_, ink) =>
    `<circle cx="24" cy="86" r="76" fill="none" ${line(ink, 52)}/><circle cx="24" cy="86" r="76" fill="none" stroke="#f6f6f4" stroke-width="40"/><circle cx="24" cy="86" r="76" fill="none" stroke="#e2472f" stroke-width="40" stroke-dasharray="60 59.4"/>`,
  umbrella: (person, ink) => drawUmbrella(person, ink),
  'shared-umbrella': (person, ink) =>
    `<g transform="translate(34 0) scale(1.16 1.06)">${drawUmbrella(person, ink)}</g>`,
  balloon: ({ trim, role }, ink) =>
    drawBalloon([26, -350], role?.thingColor ?? thingColor(trim, '#e2473f'), ink),
  balloons: ({ trim, role }, ink) => {
    const fill = role?.thingColor ?? thingColor(trim, '#e2473f');
    const others = role?.thingColor ? [fill, fill] : ['#f2b134', '#3f8fd2'];
    return (
      drawBalloon([-66, -320], others[0]!, ink) +
      drawBalloon([104, -334], others[1]!, ink) +
      drawBalloon([22, -376], fill, ink)
    );
  },
};

/** On a string from the hand at 0, 0. */
function drawBalloon([x, y]: Joint, fill: string, ink: string): string {
  const knot = y + 88;
  return `<path d="M0 10Q${x - 56} ${knot / 3} ${x - 16} ${knot * 0.65}Q${x + 8} ${knot * 0.84} ${x} ${knot}" fill="none" stroke="${ink}" stroke-width="4"/><path d="M${x} ${knot}L${x - 16} ${knot + 26}H${x + 16}Z" fill="${darken(fill, 0.2)}" ${line(ink, 5)}/><ellipse cx="${x}" cy="${y}" rx="82" ry="98" fill="${fill}" ${line(ink)}/><path d="M${x - 46} ${y - 40}Q${x - 36} ${y - 74} ${x - 6} ${y - 82}" fill="none" stroke="${lighten(fill, 0.6)}" stroke-width="12" stroke-linecap="round"/>`;
}

function drawUmbrella({ trim, top, role }: Person, ink: string): string {
  const fill = role?.thingColor ?? thingColor(trim, top);
  return `<path d="M0 40V-330" ${line(ink, 15)} stroke-linecap="round"/><path d="M0 40V-330" stroke="#8b93a3" stroke-width="7"/><path d="M0 36V62Q0 84 -22 82" fill="none" ${line(ink, 14)} stroke-linecap="round"/><path d="M-330 -232C-312 -390 -150 -440 -60 -440C60 -440 200 -390 212 -232Q166 -268 122 -234Q60 -276 0 -236Q-60 -276 -118 -236Q-168 -272 -222 -236Q-280 -270 -330 -232Z" fill="${fill}" ${line(ink)} stroke-linejoin="round"/><path d="M-222 -236Q-200 -360 -60 -438M-118 -236Q-110 -360 -60 -438M0 -236Q-10 -360 -60 -438M122 -234Q90 -370 -60 -438" fill="none" stroke="${darken(fill, 0.25)}" stroke-width="5"/><path d="M-60 -440V-468" ${line(ink, 10)} stroke-linecap="round"/>`;
}
