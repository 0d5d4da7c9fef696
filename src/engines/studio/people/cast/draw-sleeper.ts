import { HEAD_SCALE } from '../figure.ts';
import { drawHead, NECK } from '../head-art.ts';
import { OUTFITS } from '../outfits.ts';
import type { PeopleScene, Person } from '../people-scene.ts';
import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';
import { BUILDS } from './body-measures.ts';
import { drawBabyHead } from './draw-baby.ts';

/** Someone asleep in a bed that is seen from the side; the head lies on the left. */
export function drawSleeper(
  person: Person,
  { x, ground, scale }: { x: number; ground: number; scale: number },
  { colors }: PeopleScene,
): string {
  if (person.role!.build === 'baby') return drawInCot(person, { x, ground, scale }, colors);
  const { ink, wood, second, accent } = colors;
  // A child's bed is as long as a child needs.
  const size = scale / BUILDS[person.role!.build];
  const body = BUILDS[person.role!.build] * 1.1;
  const asleep = { ...person, face: 'eyesClosed', glasses: '' };
  const blanket = lighten(second, 0.15);
  const end = -230 + 700 * body;
  return (
    `<g transform="translate(${x} ${ground}) scale(${size})" stroke-linejoin="round" stroke-linecap="round" stroke="${ink}" stroke-width="6">` +
    `<path d="M-500 0V-420Q-500 -450 -470 -450H-446Q-430 -450 -430 -420V0ZM430 0V-250Q430 -276 450 -276H480Q500 -276 500 -250V0Z" fill="${wood}"/>` +
    `<rect x="-436" y="-220" width="872" height="120" rx="34" fill="#f6f3ec"/><rect x="-450" y="-120" width="900" height="64" rx="10" fill="${darken(wood, 0.12)}"/>` +
    `<path d="M-420 -216C-436 -280 -400 -306 -330 -300C-250 -310 -206 -286 -214 -216Z" fill="#ffffff"/>` +
    `<g stroke="none" transform="translate(-226 -246) rotate(-78) scale(${1.35 * (body < 0.8 ? 0.86 : 1)}) scale(${HEAD_SCALE}) translate(${-NECK.x} ${-NECK.y + 30})">${drawHead(asleep, ink)}</g>` +
    `<path d="M-262 -212C-270 -300 -190 -336 -90 -330C60 -322 ${end - 150} -300 ${end} -272C${end + 40} -262 430 -240 436 -200V-96Q0 -60 -262 -96Z" fill="${blanket}"/>` +
    `<path d="M-262 -212C-270 -300 -190 -336 -100 -331C-150 -290 -160 -180 -150 -84Q-210 -88 -262 -96Z" fill="${lighten(accent, 0.7)}"/>` +
    `<path d="M-40 -300Q20 -200 0 -90M160 -290Q200 -200 190 -88" fill="none" stroke="${darken(blanket, 0.2)}"/></g>`
  );
}

/** Someone asleep behind a desk, the head on the folded arms. */
export function drawDeskSleeper(
  person: Person,
  { x, ground, scale }: { x: number; ground: number; scale: number },
  { ink }: PeopleScene['colors'],
): string {
  const { top, skin, outfit } = person;
  const asleep = { ...person, face: 'eyesClosed', glasses: '', mouth: undefined };
  const cuff = OUTFITS[outfit].arms ? skin : top;
  const arm = (d: string) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="66"/><path d="${d}" fill="none" stroke="${cuff}" stroke-width="54"/>`;
  return (
    `<g transform="translate(${x} ${ground}) scale(${scale})" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="M-120 10C-150 -60 -70 -150 40 -166C150 -166 196 -90 196 10Z" fill="${top}" ${line(ink)}/><path d="M128 0Q140 -70 112 -118" fill="none" stroke="${darken(top, 0.22)}" stroke-width="5"/>` +
    arm('M-60 -30Q-250 -20 -216 6H60') +
    `<g transform="translate(-66 -62) rotate(-66) scale(1.1) scale(${HEAD_SCALE}) translate(${-NECK.x} ${-NECK.y + 30})">${drawHead(asleep, ink)}</g>` +
    arm('M170 -50Q236 10 140 16H-90') +
    `<path d="M-104 -6H-140C-160 -6 -172 4 -172 16C-172 28 -160 36 -140 36H-104Z" fill="${skin}" ${line(ink)}/>` +
    `<path d="M60 -280h32l-32 40h34M118 -344h42l-42 52h44" fill="none" stroke="${ink}" stroke-width="9" opacity=".75"/></g>`
  );
}

function drawInCot(
  baby: Person,
  { x, ground, scale }: { x: number; ground: number; scale: number },
  { ink, wood, accent }: PeopleScene['colors'],
): string {
  const blanket = lighten(accent, 0.35);
  const bars = (y: number, height: number) =>
    [-300, -240, -180, -120, -60, 0, 60, 120, 180, 240, 300]
      .map(
        (at) =>
          `<rect x="${at - 9}" y="${y}" width="18" height="${height}" rx="8" fill="${lighten(wood, 0.18)}" stroke-width="4"/>`,
      )
      .join('');
  return (
    `<g transform="translate(${x} ${ground}) scale(${scale / BUILDS.baby})" stroke-linejoin="round" stroke-linecap="round" stroke="${ink}" stroke-width="6">` +
    `${bars(-520, 300)}<rect x="-350" y="-540" width="700" height="30" rx="14" fill="${wood}"/>` +
    `<path d="M-330 -216Q-330 -280 -270 -286Q-90 -300 -84 -216Z" fill="#fff"/><rect x="-350" y="-226" width="700" height="90" rx="24" fill="#f6f3ec"/>` +
    `<g transform="translate(-76 -262) rotate(-74) scale(1.22)">${drawBabyHead(baby, ink)}</g>` +
    `<path d="M-112 -206C-124 -300 -60 -346 20 -344C130 -340 250 -310 300 -226L306 -170H-96Q-110 -180 -112 -206Z" fill="${blanket}"/><path d="M-112 -206C-124 -300 -60 -346 0 -344Q-60 -290 -40 -172H-96Q-110 -180 -112 -206Z" fill="${lighten(accent, 0.75)}"/>` +
    `<rect x="-350" y="-190" width="700" height="30" rx="14" fill="${wood}"/>${bars(-164, 90)}<rect x="-350" y="-84" width="700" height="30" rx="14" fill="${wood}"/>` +
    `<rect x="-372" y="-560" width="40" height="560" rx="16" fill="${darken(wood, 0.12)}"/><rect x="332" y="-560" width="40" height="560" rx="16" fill="${darken(wood, 0.12)}"/></g>`
  );
}
