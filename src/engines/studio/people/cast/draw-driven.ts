import type { Person } from '../people-scene.ts';
import { thingColor } from '../person-colors.ts';
import { line, openLine } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { drawWheel } from './draw-car.ts';

/** The parts of a driver, in the figure's units. */
interface Driver {
  person: Person;
  leftLeg: string;
  rightLeg: string;
  upper: string;
  ink: string;
}

const colorOf = ({ role, trim }: Person) => role?.thingColor ?? thingColor(trim, '#e2574c');
const bar = (d: string, ink: string, color: string, width: number) =>
  `<path d="${d}" ${openLine(ink, width + 10)} stroke-linecap="round"/><path d="${d}" ${openLine(color, width)} stroke-linecap="round"/>`;

/** An open car, which heads to the right; the doors hide the driver's legs. */
export function drawOpenCar({ person, upper, ink }: Driver): string {
  const color = colorOf(person);
  const shade = darken(color, 0.18);
  return (
    `<g transform="translate(-640 566)"><ellipse cx="760" cy="6" rx="760" ry="26" fill="#101828" opacity=".2"/>` +
    `<path d="M470 -380V-560Q470 -600 506 -600Q546 -600 552 -560L580 -380Z" fill="#5c4636" ${line(ink)}/><path d="M330 -390V-520Q330 -552 360 -552Q392 -552 398 -520L420 -390Z" fill="#5c4636" ${line(ink)}/></g>` +
    upper +
    `<g transform="translate(-640 566)">` +
    bar('M826 -474L872 -404', ink, '#2b2f3d', 12) +
    `<ellipse cx="826" cy="-438" rx="20" ry="66" transform="rotate(-24 826 -438)" ${openLine(ink, 24)}/>` +
    `<path d="M26 -150Q4 -340 66 -376Q200 -430 330 -404L470 -396H880L960 -420Q1370 -390 1446 -306Q1504 -250 1500 -150Q1494 -104 1450 -104H70Q30 -104 26 -150Z" fill="${color}" ${line(ink)}/>` +
    `<path d="M30 -214H1496L1498 -150Q1492 -106 1450 -106H70Q32 -108 28 -150Z" fill="${shade}"/>` +
    `<path d="M500 -396V-130H900Q950 -260 880 -396M500 -340H890" fill="none" stroke="${darken(color, 0.32)}" stroke-width="6"/><path d="M540 -312h72" stroke="${darken(color, 0.45)}" stroke-width="14" stroke-linecap="round"/>` +
    `<path d="M960 -416L880 -600Q872 -622 892 -624L908 -618L1014 -414Z" fill="#bfe3f5" fill-opacity=".8" ${line(ink, 6)}/>` +
    `<path d="M1440 -312Q1490 -270 1496 -220L1416 -230Q1390 -280 1440 -312Z" fill="#fff3c4" ${line(ink, 5)}/><path d="M34 -330L76 -350L84 -262L30 -258Z" fill="#d6322f" ${line(ink, 5)}/>` +
    `<path d="M110 -366Q210 -406 330 -380" fill="none" stroke="${lighten(color, 0.4)}" stroke-width="9" stroke-linecap="round"/>` +
    drawWheel(318, ink) +
    drawWheel(1190, ink) +
    '</g>'
  );
}

/** A tractor without a cabin, which heads to the right. */
export function drawTractor({ person, leftLeg, rightLeg, upper, ink }: Driver): string {
  const color = colorOf(person);
  const tire = (x: number, radius: number) => {
    const lugs = Array.from({ length: 18 }, (_, at) => {
      const turn = (at * Math.PI) / 9;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      return `M${(x + dx * radius * 0.86).toFixed(1)} ${(836 - radius + dy * radius * 0.86).toFixed(1)}L${(x + dx * radius).toFixed(1)} ${(836 - radius + dy * radius).toFixed(1)}`;
    }).join('');
    const disc = (part: number, fill: string) =>
      `<circle cx="${x}" cy="${836 - radius}" r="${(radius * part).toFixed(1)}" fill="${fill}" ${line(ink)}/>`;
    return `${disc(0.97, '#2b2f3d')}<path d="${lugs}" stroke="#1d2230" stroke-width="${radius * 0.12}"/>${disc(0.58, '#f2c230')}${disc(0.2, '#c79a1f')}`;
  };
  return (
    `<ellipse cx="190" cy="842" rx="580" ry="26" fill="#101828" opacity=".2"/>` +
    leftLeg +
    bar('M470 380V120L500 96', ink, '#5c6474', 26) +
    `<path d="M-250 470Q-240 380 -120 372L90 372L120 590H700Q716 590 716 566V430Q712 376 640 372L330 352L250 372V560H60L-240 640Z" fill="${color}" ${line(ink)}/>` +
    `<path d="M330 412H660M330 452H660M330 492H660" stroke="${darken(color, 0.3)}" stroke-width="12" stroke-linecap="round"/><path d="M690 410V560" stroke="${lighten(color, 0.5)}" stroke-width="12" stroke-linecap="round"/>` +
    bar('M300 372L246 240', ink, '#2b2f3d', 14) +
    `<ellipse cx="240" cy="228" rx="22" ry="74" transform="rotate(-24 240 228)" ${openLine(ink, 24)}/>` +
    `<path d="M-104 352Q-150 340 -150 240Q-150 200 -126 200Q-100 200 -100 250L-90 330H110Q130 330 130 352Q130 372 110 372H-84Z" fill="#3a3f4e" ${line(ink)}/>` +
    rightLeg +
    upper +
    tire(-60, 270) +
    `<path d="M-334 470Q-300 330 -110 300Q-60 300 -60 326Q-60 350 -110 356Q-250 380 -290 490Z" fill="${darken(color, 0.1)}" ${line(ink)}/>` +
    tire(560, 160)
  );
}
