import { thingColor } from '../person-colors.ts';
import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { BESIDE, type BesideName } from './beside.ts';
import { icon, type Prop, pole, wire } from './prop-parts.ts';
import { WORK_PROPS } from './work-props.ts';

const PROPS_BY_NAME = {
  ...WORK_PROPS,
  stove: {
    right: 690,
    above: 700,
    draw: ({ id }) =>
      icon('oven', [130, 0], { size: 590, left: 3.4, foot: 30.2 }, id) +
      icon('pot-of-food', [200, -478], { size: 190, foot: 29.8 }, id),
  },
  'pasta-stove': {
    right: 690,
    above: 700,
    draw: ({ id, ink }) =>
      icon('oven', [130, 0], { size: 590, left: 3.4, foot: 30.2 }, id) + drawPastaPot(ink),
  },
  stroller: {
    right: 790,
    above: 600,
    draw: ({ id }) => icon('stroller', [196, 0], { size: 650, left: 1.4, foot: 30.2, isMirrored: true }, id),
  },
  'shopping-cart': {
    right: 770,
    above: 600,
    draw: ({ id }) => icon('shopping-cart', [196, 0], { size: 630, left: 1.8, isMirrored: true }, id),
  },
  'lawn-mower': {
    right: 830,
    above: 600,
    draw: ({ id }) => icon('lawn-mower', [186, 0], { size: 650, left: 0.6, foot: 29.4 }, id),
  },
  'vacuum-cleaner': {
    right: 690,
    above: 600,
    isInFront: true,
    draw: ({ id, hand: [x] }) => icon('vacuum-cleaner', [x + 30, 20], { size: 700, left: 11, foot: 30 }, id),
  },
  plant: {
    right: 620,
    above: 500,
    draw: ({ id }) =>
      icon('potted-plant', [330, 0], { size: 500, left: 7 }, id) +
      wire('M356 -650Q396 -620 410 -470M366 -656Q420 -620 438 -474M376 -660Q444 -620 466 -480', '#5fb3e8', 8),
  },
  dog: {
    right: 620,
    above: 400,
    draw: ({ id, ink, hand: [x, y] }) =>
      icon('dog', [250, 6], { size: 390, left: 2.4, foot: 28.6, isMirrored: true }, id) +
      wire(`M${x} ${y}Q${x + 150} ${y + 250} 486 -196`, ink, 8),
  },
  'petted-dog': {
    right: 560,
    above: 400,
    draw: ({ id }) => icon('dog', [170, 6], { size: 350, left: 2.4, foot: 28.6, isMirrored: true }, id),
  },
  'examined-dog': onTable('dog', 340, 28.6),
  'examined-cat': onTable('cat', 270, 28.6),
  'examined-rabbit': onTable('rabbit', 250, 29.8),
  sandcastle: {
    right: 640,
    above: 480,
    draw: ({ id }) => icon('sandcastle', [220, 20], { size: 440, left: 2, foot: 29.8 }, id),
  },
  'flower-bed': {
    right: 560,
    above: 420,
    draw: ({ id, ink }) =>
      [240, 350, 460]
        .map((x) => icon('tulip', [x, -22], { size: 190, left: 10, foot: 30 }, `${id}-${x}`))
        .join('') +
      `<path d="M190 14Q220 -34 390 -34Q570 -34 590 14Q400 34 190 14Z" fill="#7a5234" ${line(ink)}/>`,
  },
  'petted-cat': {
    right: 520,
    above: 400,
    draw: ({ id }) => icon('cat', [170, 6], { size: 310, left: 2.4, foot: 28.6, isMirrored: true }, id),
  },
  board: {
    right: 860,
    above: 1010,
    draw: ({ ink, person: { top } }) => drawBoard(ink, top),
  },
  easel: {
    right: 700,
    above: 940,
    draw: ({ ink }) =>
      pole('M250 0L420 -900L600 0M424 -860V-60', ink, '#a9743f', 15) +
      `<path d="M210 -820H650V-330H210Z" fill="#fdfaf3" ${line(ink)}/><path d="M230 -800H630V-500Q540 -560 470 -500T230 -480Z" fill="#9fd3ef"/><path d="M230 -350V-480Q340 -570 440 -490Q540 -570 630 -500V-350Z" fill="#6bb26a"/><circle cx="540" cy="-720" r="42" fill="#f6c445"/><path d="M200 -326H662V-300H200Z" fill="#a9743f" ${line(ink)}/>`,
  },
  'ironing-board': {
    right: 720,
    above: 620,
    draw: ({ id, ink, person: { trim } }) =>
      pole('M250 -400L560 0M560 -400L250 0', ink) +
      `<path d="M110 -446H690Q716 -446 716 -424Q716 -402 690 -402H150Q110 -402 96 -446Z" fill="${lighten(trim, 0.35)}" ${line(ink)}/><path d="M360 -446Q380 -470 520 -466Q640 -470 640 -446L620 -372H400Z" fill="#fdfaf3" ${line(ink)}/>` +
      icon('iron', [176, -448], { size: 190, left: 1.4, foot: 26.2, isMirrored: true }, id),
  },
  'painted-wall': {
    right: 560,
    above: 1000,
    draw: ({ id, person: { trim } }) => {
      const paint = thingColor(trim, '#5aa9a3');
      return (
        `<path d="M-330 -960H250V-900H290V-830H236V-760H284V-690H226V-620H-330Z" fill="${paint}"/><path d="M-330 -900H200M-330 -830H230M-330 -760H190M-330 -690H210" stroke="${darken(paint, 0.1)}" stroke-width="5"/>` +
        icon('bucket', [290, 0], { size: 250, left: 3 }, id)
      );
    },
  },
  'soccer-ball': {
    right: 400,
    above: 400,
    draw: ({ id }) => icon('soccer-ball', [258, 4], { size: 150, left: 2.6, foot: 29 }, id),
  },
  'basketball-hoop': {
    right: 630,
    above: 1330,
    draw: ({ id, ink }) =>
      pole('M430 90V-1060', ink, '#8b93a3', 26) +
      `<path d="M350 90H510V60H350Z" fill="#565d70" ${line(ink)}/>` +
      icon('basketball-hoop', [226, -860], { size: 470, left: 2.4 }, id),
  },
  kite: {
    right: 700,
    above: 1330,
    draw: ({ id, ink, hand: [x, y] }) =>
      wire(`M${x} ${y}Q${x + 150} ${y - 60} 430 -1090`, ink, 5) +
      icon('kite', [400, -960], { size: 330, left: 2.2 }, id),
  },
  'christmas-tree': {
    right: 800,
    above: 1130,
    draw: ({ id }) => icon('christmas-tree', [120, 0], { size: 1240, left: 7 }, id),
  },
  snowman: {
    right: 800,
    above: 820,
    draw: ({ id }) => icon('snowman', [150, 6], { size: 790, left: 2, foot: 30 }, id),
  },
  bubbles: {
    right: 520,
    above: 1100,
    draw: ({ id }) => icon('bubbles', [230, -720], { size: 330, left: 1.6 }, id),
  },
  notes: {
    right: 300,
    above: 1150,
    draw: ({ ink, person: { trim } }) => {
      const notes = 'M150 -880V-980L214 -996V-900M262 -830V-920Q290 -910 292 -880';
      const heads = [
        [136, -878],
        [200, -898],
        [248, -828],
      ]
        .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="19" ry="15" fill="${trim}" ${line(ink, 5)}/>`)
        .join('');
      return wire(notes, ink, 22) + wire(notes, trim, 11) + heads;
    },
  },
} as const satisfies Record<string, Prop>;

export type PropName = keyof typeof PROPS_BY_NAME | BesideName;
export const PROPS: Readonly<Record<PropName, Prop>> = { ...PROPS_BY_NAME, ...BESIDE };

/** An animal on the table of a vet, who is at it. */
function onTable(animal: string, size: number, foot: number): Prop {
  return {
    right: 640,
    above: 760,
    draw: ({ id, ink }) =>
      pole('M220 0V-350M580 0V-350', ink, '#c3ccd9', 20) +
      `<rect x="160" y="-384" width="480" height="40" rx="12" fill="#dfe7ef" ${line(ink)}/>` +
      icon(animal, [250, -380], { size, foot }, `${id}-patient`),
  };
}

/** A white board with a chart, on a stand. */
function drawBoard(ink: string, color: string): string {
  const bars = [90, 150, 120, 210, 270]
    .map(
      (high, at) =>
        `<path d="M${360 + at * 84} -420v${-high}h54v${high}Z" fill="${at % 2 ? '#f2b84b' : darken(color, 0.05)}"/>`,
    )
    .join('');
  return (
    pole('M400 0L440 -330M720 0L680 -330', ink) +
    `<rect x="270" y="-1000" width="560" height="680" rx="14" fill="#fdfdfb" ${line(ink, 8)}/><path d="M330 -930H620M330 -886H520" stroke="#b8c2d2" stroke-width="16" stroke-linecap="round"/>${bars}<path d="M340 -416H810" ${line(ink)}/><path d="M360 -600L470 -690L560 -650L780 -800" fill="none" stroke="#d9576b" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/><rect x="270" y="-336" width="600" height="24" rx="8" fill="#8b93a3" ${line(ink)}/>`
  );
}

/** A pot full of spaghetti. */
function drawPastaPot(ink: string): string {
  const strands = 'M226 -588Q240 -640 268 -606T312 -616T352 -600M232 -580Q262 -626 290 -592T340 -584';
  return (
    wire('M216 -556H196M366 -556H386', ink, 20) +
    `<ellipse cx="291" cy="-586" rx="74" ry="38" fill="#f3cf6a" ${line(ink, 5)}/>${wire(strands, '#d9a93c', 6)}` +
    `<path d="M214 -580H368V-506Q368 -478 340 -478H242Q214 -478 214 -506Z" fill="#8d97a8" ${line(ink)}/><path d="M232 -556V-512" stroke="#c8ced8" stroke-width="12" stroke-linecap="round"/>`
  );
}
