import type { Person } from '../people-scene.ts';
import { thingColor } from '../person-colors.ts';
import { openLine } from '../strokes.ts';
import { darken } from '../tint.ts';

function wheel(x: number, y: number, radius: number, ink: string): string {
  const spokes = Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    return `M${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}L${x - Math.cos(angle) * radius} ${y - Math.sin(angle) * radius}`;
  }).join('');
  return `<path d="${spokes}" ${openLine('#9aa4b4', 3)}/><circle cx="${x}" cy="${y}" r="${radius}" ${openLine(ink, 22)}/><circle cx="${x}" cy="${y}" r="${radius - 4}" ${openLine('#c8ced8', 5)}/><circle cx="${x}" cy="${y}" r="13" fill="${ink}"/>`;
}

/** Wheels and the far side of a bicycle in the units of the figure, whose feet are 770 below the neck. */
export function drawBicycleBehind(_person: Person, ink: string): string {
  return wheel(-196, 628, 136, ink) + wheel(276, 628, 136, ink);
}

/** The frame, between the rider's legs. */
export function drawBicycleFront({ trim }: Person, ink: string): string {
  const frame =
    'M-196 628L-20 400L62 612Z M-20 400L214 372L62 612 M206 330L276 628 M206 330L276 300 M-196 628L62 612 M-34 364L-20 400';
  return (
    `<path d="${frame}" ${openLine(ink, 26)}/><path d="${frame}" ${openLine(thingColor(trim, '#2f7f86'), 15)}/>` +
    `<path d="M276 300Q300 296 296 262" ${openLine(ink, 18)}/>` +
    `<path d="M-84 350Q-40 326 26 352Q10 372 -30 370Q-70 376 -84 350Z" fill="#2b2f3d" stroke="${ink}" stroke-width="6"/>` +
    `<circle cx="62" cy="612" r="34" fill="#8d97a8" stroke="${ink}" stroke-width="7"/><path d="M62 612L36 668M14 670H58" ${openLine(ink, 13)}/>`
  );
}

export function drawWheelchairBack({ trim }: Person, ink: string): string {
  const fill = darken(trim, 0.35);
  return (
    `<path d="M-112 120V440M116 120V440M-112 120H-134M116 120H138" ${openLine(ink, 18)}/>` +
    `<rect x="-112" y="150" width="226" height="290" rx="18" fill="${fill}" stroke="${ink}" stroke-width="6"/>` +
    `<rect x="-124" y="392" width="250" height="62" rx="16" fill="${darken(fill, 0.25)}" stroke="${ink}" stroke-width="6"/>`
  );
}

export function drawWheelchairFront(ink: string): string {
  const side = (x: number) =>
    `<ellipse cx="${x}" cy="484" rx="40" ry="176" ${openLine(ink, 24)}/><ellipse cx="${x}" cy="484" rx="40" ry="176" ${openLine('#8d97a8', 8)}/><ellipse cx="${x}" cy="484" rx="9" ry="22" fill="${ink}"/>`;
  return (
    side(-152) +
    side(156) +
    `<path d="M-150 300H-92M98 300H154" ${openLine(ink, 22)}/>` +
    `<path d="M-98 632H-26M34 632H112" ${openLine(ink, 18)}/>` +
    `<circle cx="-84" cy="640" r="20" fill="#565d70" stroke="${ink}" stroke-width="6"/><circle cx="92" cy="640" r="20" fill="#565d70" stroke="${ink}" stroke-width="6"/>`
  );
}

/** In the hands of a lifter. */
export function drawBarbell(ink: string): string {
  const y = -204;
  const disc = (x: number, half: number) =>
    `<rect x="${x - 13}" y="${y - half}" width="26" height="${half * 2}" rx="9" fill="#3a3f4e" stroke="${ink}" stroke-width="6"/>`;
  return `<path d="M-300 ${y}H304" ${openLine(ink, 18)}/><path d="M-300 ${y}H304" ${openLine('#aab4c2', 9)}/>${disc(-262, 96)}${disc(-228, 70)}${disc(232, 70)}${disc(266, 96)}`;
}
