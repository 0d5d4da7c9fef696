import { iconBodyWithIds } from '../../artwork/icon-body.ts';
import type { Person, Role } from '../people-scene.ts';
import { OFF_WHITE, thingColor } from '../person-colors.ts';
import { HIP } from '../poses.ts';
import { openLine } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { LEANS } from './body-measures.ts';
import { drawOpenCar, drawTractor } from './draw-driven.ts';
import { drawBicycleBehind, drawBicycleFront } from './vehicles.ts';

/** The parts of a person, and what is needed to draw what they ride. */
interface Rider {
  person: Person;
  leftLeg: string;
  rightLeg: string;
  /** Everything from the hips up. */
  upper: string;
  ink: string;
  /** Keeps the gradients of several copies apart. */
  id: string;
}

/** Rider and mount in the figure's units; undefined for poses without one. */
export function drawMounted(pose: Role['pose'], rider: Rider): string | undefined {
  return MOUNTED[pose]?.(rider);
}

const round = (ink: string, width: number) =>
  `${openLine(ink, width)} stroke-linecap="round" stroke-linejoin="round"`;

const MOUNTED: Readonly<Partial<Record<Role['pose'], (rider: Rider) => string>>> = {
  cycle: ({ person, leftLeg, rightLeg, upper, ink }) =>
    drawBicycleBehind(person, ink) + leftLeg + drawBicycleFront(person, ink) + rightLeg + upper,
  ride: ({ person: { trim }, leftLeg, rightLeg, upper, ink, id }) => {
    const leather = trim === OFF_WHITE ? '#8a4b2f' : darken(trim, 0.2);
    return (
      leftLeg +
      `<g transform="translate(-451 934) scale(34.7) translate(32 -29.8) scale(-1 1)">${iconBodyWithIds('horse', `${id}-horse`)}</g>` +
      `<path d="M512 176Q450 140 448 96M448 96Q480 210 512 176" ${round('#4a2a1c', 11)}/><path d="M206 242Q350 270 496 190" ${round('#4a2a1c', 10)}/>` +
      `<path d="M-112 322Q-92 350 0 354Q84 352 112 318Q130 330 122 352L104 430Q10 448 -84 430L-120 352Q-128 334 -112 322Z" fill="${leather}" stroke="${ink}" stroke-width="6"/>` +
      `<path d="M58 430L66 610" ${round('#3a2a22', 9)}/>` +
      rightLeg +
      `<path d="M22 626H120M28 622Q66 560 112 622" ${round('#c8ced8', 10)}/>` +
      upper
    );
  },
  drive: drawOpenCar,
  'drive-tractor': drawTractor,
  scoot: ({ leftLeg, rightLeg, upper, id }) =>
    `<g transform="translate(-325 888) scale(26) translate(32 -29.8) scale(-1 1)">${iconBodyWithIds('kick-scooter', `${id}-scooter`)}</g>` +
    leftLeg +
    rightLeg +
    upper,
  surf: ({ person: { trim, top }, leftLeg, rightLeg, upper, ink, id }) =>
    drawWave(id) +
    `<g transform="rotate(-7 0 640)"><path d="M-290 640Q-270 618 -150 618H170Q280 622 330 588Q310 660 190 668H-170Q-280 666 -290 640Z" fill="${thingColor(trim, '#f2b84b')}" stroke="${ink}" stroke-width="6"/><path d="M-262 642Q0 634 286 630" ${round(lighten(top, 0.5), 9)}/></g>` +
    leftLeg +
    rightLeg +
    upper +
    `<g fill="#fff"><path d="M-330 700C-320 640 -250 630 -230 668C-200 626 -140 640 -136 676C-90 650 -40 668 -40 694C20 664 80 680 90 700C150 676 210 690 230 706C300 690 350 700 380 724L-330 740Z" opacity=".95"/><circle cx="-320" cy="600" r="15"/><circle cx="-372" cy="634" r="21"/><circle cx="-286" cy="566" r="9"/></g>`,
  dive: ({ person: { trim }, leftLeg, rightLeg, upper, ink }) => {
    const fin = thingColor(trim, '#f2b84b');
    const flipper = (x: number, y: number, turn: number) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M20 -22Q-60 -34 -190 -62Q-160 0 -196 58Q-60 34 20 26Z" fill="${fin}" stroke="${ink}" stroke-width="6"/>`;
    const bubbles = [
      [330, -20, 17],
      [362, -76, 24],
      [340, -146, 15],
      [384, -196, 20],
      [356, -262, 12],
    ];
    return (
      flipper(-370, 372, -4) +
      leftLeg +
      flipper(-330, 500, -24) +
      rightLeg +
      `<g transform="rotate(${LEANS.dive} 0 ${HIP})"><rect x="-154" y="30" width="84" height="230" rx="40" fill="#f2c230" stroke="${ink}" stroke-width="6"/><rect x="-134" y="-2" width="44" height="34" rx="8" fill="#8d97a8" stroke="${ink}" stroke-width="6"/></g>` +
      upper +
      `<g transform="rotate(${LEANS.dive} 0 ${HIP})"><path d="M-80 90Q0 120 84 96M-80 230Q0 250 80 232" fill="none" stroke="#1d2230" stroke-width="20"/></g>` +
      `<g fill="#fff" fill-opacity=".25" stroke="#fff" stroke-width="4">${bubbles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`
    );
  },
  // The boat is drawn for the whole crew.
  row: ({ upper }) => upper,
  kayak: ({ person: { trim }, upper, ink }) => {
    const hull = thingColor(trim, '#e8862f');
    return (
      upper +
      `<path d="M-236 352L292 -10" ${round(ink, 22)}/><path d="M-236 352L292 -10" ${round('#d9c29a', 12)}/>` +
      [
        [-262, 370],
        [318, -28],
      ]
        .map(
          ([x, y]) =>
            `<ellipse cx="${x}" cy="${y}" rx="58" ry="27" transform="rotate(-34 ${x} ${y})" fill="${lighten(hull, 0.2)}" stroke="${ink}" stroke-width="6"/>`,
        )
        .join('') +
      `<path d="M-480 316Q-300 300 -120 318Q0 296 130 318Q320 300 500 316Q440 420 260 424H-240Q-420 420 -480 316Z" fill="${hull}" stroke="${ink}" stroke-width="6"/><path d="M-440 350Q0 372 462 350Q420 414 260 418H-240Q-390 414 -440 350Z" fill="${darken(hull, 0.2)}"/><path d="M-118 316Q0 346 128 316Q0 296 -118 316Z" fill="#2b2f3d"/>` +
      drawRipples(-520, 540, 424)
    );
  },
};

/** White lines and darker water along a hull. */
export function drawRipples(left: number, right: number, y: number): string {
  return `<path d="M${left} ${y + 6}Q${(left + right) / 2} ${y - 26} ${right} ${y + 6}Q${(left + right) / 2} ${y + 40} ${left} ${y + 6}Z" fill="#12608f" opacity=".35"/><path d="M${left - 40} ${y + 4}h${(right - left) * 0.3}M${left + (right - left) * 0.4} ${y + 14}h${(right - left) * 0.3}M${right - 120} ${y + 2}h170M${left + 60} ${y + 34}h${(right - left) * 0.26}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="8" stroke-linecap="round"/>`;
}

/** A breaking wave, whose lip curls over behind the rider. */
function drawWave(id: string): string {
  const foam = [
    [-300, 6, 40],
    [-240, -44, 46],
    [-160, -66, 44],
    [-86, -60, 40],
    [-30, -22, 34],
    [-8, 26, 26],
    [-356, 62, 34],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');
  return (
    `<defs><linearGradient id="${id}-wave" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fe3ea"/><stop offset="0.5" stop-color="#35a9cf"/><stop offset="1" stop-color="#1a6fa4"/></linearGradient></defs>` +
    `<path d="M-860 760C-680 640 -560 240 -330 40C-240 -70 -80 -80 -10 20C-110 6 -176 70 -176 176C-176 330 -40 470 180 556C380 634 620 676 900 700V760Z" fill="url(#${id}-wave)"/>` +
    `<path d="M-330 40C-240 -70 -80 -80 -10 20C-110 6 -176 70 -176 176C-214 120 -250 90 -330 40Z" fill="#1f7fb0" opacity=".55"/>` +
    `<path d="M-560 520C-480 360 -420 230 -330 130M-440 560C-380 400 -330 300 -262 200M-310 590C-270 470 -230 380 -196 300M-170 610C-150 540 -130 490 -104 440M20 640C30 600 40 570 60 540" fill="none" stroke="#d9f6fa" stroke-opacity=".7" stroke-width="11" stroke-linecap="round"/><g fill="#fff">${foam}</g>`
  );
}
