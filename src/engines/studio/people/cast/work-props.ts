import { thingColor } from '../person-colors.ts';
import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { drawCar } from './draw-car.ts';
import { icon, type Prop, pole, wire } from './prop-parts.ts';
import { drawBicycleBehind, drawBicycleFront } from './vehicles.ts';

/** Things that people wash, play, push and climb. */
export const WORK_PROPS = {
  car: {
    right: 1640,
    above: 820,
    draw: ({ ink, person: { trim } }) =>
      `<g transform="translate(110 0)">${drawCar(carColor(trim), ink)}</g>` +
      drawFoam() +
      `<g transform="translate(960 60)"><path d="M-250 0L-268 -150H-112L-130 0Z" fill="#3d8bd9" ${line(ink)}/><ellipse cx="-190" cy="-150" rx="78" ry="20" fill="#dff3fb" ${line(ink)}/><g fill="#fff"><circle cx="-214" cy="-162" r="22"/><circle cx="-180" cy="-168" r="26"/><circle cx="-150" cy="-160" r="18"/></g></g>`,
  },
  'open-car': {
    right: 1640,
    above: 860,
    draw: ({ ink, person: { trim } }) => {
      const color = carColor(trim);
      return (
        `<g transform="translate(1620 0) scale(-1 1)">${drawCar(color, ink)}</g>` +
        `<path d="M196 -330Q290 -392 566 -392L540 -352H230Z" fill="#2b2f3d" ${line(ink)}/><path d="M260 -366V-402H330V-372M370 -376V-420H450V-380" fill="none" stroke="#8d97a8" stroke-width="26" stroke-linejoin="round"/><rect x="470" y="-424" width="56" height="44" rx="6" fill="#c0392f" ${line(ink, 4)}/>` +
        `<path d="M566 -396L300 -742Q276 -770 306 -778L360 -760L602 -424Z" fill="${lighten(color, 0.14)}" ${line(ink)}/><path d="M470 -420L400 -640" fill="none" stroke="#8d97a8" stroke-width="11"/>`
      );
    },
  },
  bicycle: {
    right: 960,
    above: 700,
    draw: ({ ink, person }) =>
      `<g transform="translate(552 -4) scale(-1.08 1.08) translate(0 -764)">${drawBicycleBehind(person, ink)}${drawBicycleFront(person, ink)}</g>`,
  },
  scooter: {
    right: 690,
    above: 640,
    draw: ({ id }) => icon('kick-scooter', [236, 4], { size: 729, left: 10.3, foot: 29.8 }, id),
  },
  horse: {
    right: 1230,
    above: 960,
    draw: ({ id, ink, hand: [x, y] }) =>
      icon('horse', [230, 6], { size: 1080, left: 2, foot: 29.8 }, id) +
      `<path d="M${x} ${y}Q${x + 30} ${y + 160} 300 -730" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`,
  },
  surfboard: {
    right: 430,
    above: 1000,
    draw: ({ ink, person: { trim } }) => {
      const board = thingColor(trim, '#f2b84b');
      return `<g transform="rotate(4 300 0)"><path d="M300 -960C396 -800 410 -340 366 -60Q340 6 300 10Q260 6 234 -60C190 -340 204 -800 300 -960Z" fill="${board}" ${line(ink)}/><path d="M300 -930V-10" stroke="${darken(board, 0.25)}" stroke-width="6"/><path d="M214 -560Q300 -520 386 -560L390 -480Q300 -440 210 -480Z" fill="${lighten(board, 0.6)}"/></g>`;
    },
  },
  piano: {
    right: 980,
    above: 830,
    draw: ({ id, ink, person: { trim } }) =>
      `<path d="M-84 -210L-96 0M92 -210L104 0" stroke="#2b2f3d" stroke-width="24"/><rect x="-122" y="-244" width="240" height="46" rx="18" fill="${darken(trim, 0.3)}" ${line(ink)}/>` +
      icon('grand-piano', [196, 0], { size: 866, left: 1.4, foot: 30.4 }, id),
  },
  'brick-wall': {
    right: 0,
    above: 1130,
    draw: ({ ink }) => drawBrickWall(ink),
  },
  clothesline: {
    right: 1010,
    above: 930,
    draw: ({ ink, person: { trim } }) => drawClothesline(ink, trim),
  },
  'kitchen-sink': {
    right: 800,
    above: 800,
    draw: ({ ink }) => drawSink(ink),
  },
  'rock-wall': {
    right: 620,
    above: 1420,
    draw: ({ ink }) => drawRock(ink),
  },
} as const satisfies Record<string, Prop>;

const carColor = (trim: string) => thingColor(trim, '#e2574c');

function drawFoam(): string {
  const foam = [
    [252, -470, 34],
    [300, -520, 42],
    [290, -440, 30],
    [350, -476, 30],
    [226, -540, 20],
    [340, -560, 22],
    [264, -392, 20],
    [420, -300, 22],
    [196, -330, 18],
  ];
  return `<g fill="#fff" opacity=".95">${foam.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g><path d="M270 -360Q262 -320 270 -290M330 -400Q322 -350 330 -320" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`;
}

/** A counter with a basin full of foam, a tap and a rack of clean plates. */
function drawSink(ink: string): string {
  const plate = (x: number) =>
    `<ellipse cx="${x}" cy="-574" rx="22" ry="74" fill="#fdfdfb" ${line(ink, 5)}/><ellipse cx="${x + 4}" cy="-574" rx="11" ry="46" fill="#d9e6f2"/>`;
  return (
    `<rect x="130" y="-470" width="660" height="470" rx="8" fill="#e8edf3" ${line(ink)}/><path d="M460 -430V-20M160 -430H430V-30H160ZM490 -430H760V-30H490Z" fill="none" stroke="#b3c0cf" stroke-width="7"/><path d="M280 -250h30M610 -250h30" stroke="#7f8b9b" stroke-width="14" stroke-linecap="round"/>` +
    `<rect x="112" y="-500" width="696" height="40" rx="10" fill="#a9764a" ${line(ink)}/>` +
    wire('M420 -500V-700Q420 -760 360 -760Q306 -760 306 -700', ink, 34) +
    wire('M420 -500V-700Q420 -760 360 -760Q306 -760 306 -700', '#c3ccd8', 22) +
    `<path d="M306 -690V-520" stroke="#7cc7ee" stroke-width="14" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M176 -500Q170 -540 210 -536Q224 -566 256 -546Q288 -570 312 -544Q346 -560 360 -532Q396 -536 392 -500Z" fill="#fff" ${line('#b9d4e6', 4)}/>` +
    `<circle cx="228" cy="-610" r="70" fill="#fdfdfb" ${line(ink, 5)}/><circle cx="228" cy="-610" r="44" fill="none" stroke="#d9e6f2" stroke-width="8"/>` +
    `<g fill="#fff" stroke="#b9d4e6" stroke-width="3"><circle cx="270" cy="-664" r="16"/><circle cx="186" cy="-660" r="12"/><circle cx="330" cy="-604" r="10"/><circle cx="160" cy="-700" r="8"/></g>` +
    [540, 596, 652].map(plate).join('') +
    `<path d="M500 -506V-540M700 -506V-540M490 -506H716" stroke="#7f8b9b" stroke-width="12" stroke-linecap="round"/>`
  );
}

/** The end of a wall to the left of who leans on it. */
function drawBrickWall(ink: string): string {
  const rows = Array.from({ length: 14 }, (_, row) => {
    const y = -1120 + row * 80;
    return `M-420 ${y + 80}H-148M${row % 2 ? -330 : -240} ${y}v80`;
  }).join('');
  return `<path d="M-420 -1120H-148V0H-420Z" fill="#b5654a" ${line(ink)}/><path d="${rows}" fill="none" stroke="#e3c3a8" stroke-width="8"/><path d="M-148 -1120V0" stroke="${ink}" stroke-width="7"/>`;
}

/** A line between two posts, with a shirt in the hand of who hangs it, trousers and a towel. */
function drawClothesline(ink: string, color: string): string {
  const top = thingColor(color, '#5aa9a3');
  const peg = (x: number) =>
    `<path d="M${x} -822V-776" stroke="#c98f4e" stroke-width="16" stroke-linecap="round"/>`;
  return (
    pole('M-150 0V-900M986 0V-900', ink, '#a9743f', 24) +
    wire('M-150 -820Q420 -774 986 -820', ink, 9) +
    `<path d="M250 -798H308Q330 -774 352 -798H410L472 -714L422 -678L402 -702V-504H258V-702L238 -678L188 -714Z" fill="${top}" ${line(ink)}/>` +
    `<path d="M500 -794H656L676 -450H600L578 -660L556 -450H480Z" fill="#3b5b8c" ${line(ink)}/><path d="M500 -762H656" stroke="#2b4568" stroke-width="7"/>` +
    `<path d="M730 -796H906V-540H730Z" fill="#f2b84b" ${line(ink)}/><path d="M730 -590H906M730 -568H906" stroke="#fff" stroke-width="10"/>` +
    [396, 520, 640, 746, 890].map(peg).join('')
  );
}

/** A rock face behind the climber, with holds at hands and feet, and the rope. */
function drawRock(ink: string): string {
  const hold = (x: number, y: number) =>
    `<path d="M${x - 52} ${y + 12}Q${x - 40} ${y - 18} ${x} ${y - 16}Q${x + 46} ${y - 20} ${x + 52} ${y + 12}Q${x} ${y + 34} ${x - 52} ${y + 12}Z" fill="#c4a98c" stroke="#6e5744" stroke-width="5"/>`;
  return (
    `<path d="M-520 300L-470 -200L-520 -520L-440 -900L-500 -1300L-430 -2200H620L560 -1500L620 -1080L520 -700L580 -300L520 300Z" fill="#a08468"/>` +
    `<path d="M-520 300L-470 -200L-520 -520L-440 -900L-500 -1300L-430 -2200H-280L-330 -1300L-260 -900L-350 -500L-280 -180L-320 300ZM560 -1500L620 -1080L520 -700L580 -300L520 300H380L440 -300L370 -720L450 -1080L400 -1500L470 -2200H620Z" fill="#86694f"/>` +
    `<path d="M-120 -1500L-60 -1240L-150 -1120M180 -1420L240 -1180L180 -1060M-220 -760L-160 -560L-240 -420M250 -760L200 -520L270 -360M-60 -120L10 60M300 -80L240 120" fill="none" stroke="#765b44" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
    [hold(-92, -990), hold(150, -916), hold(-112, -166), hold(104, -76)].join('') +
    `<path d="M4 -440Q-40 -900 -20 -2200" fill="none" stroke="#e2574c" stroke-width="13"/><path d="M4 -440Q-40 -900 -20 -2200" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="13" stroke-dasharray="3 20"/>`
  );
}
