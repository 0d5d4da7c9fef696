import { drawTorso } from './draw-clothes.ts';
import { drawFabric } from './fabric.ts';
import { drawHead, NECK } from './head-art.ts';
import { OUTFITS } from './outfits.ts';
import type { PeopleScene, Person } from './people-scene.ts';
import { HIPS, type Joint, type Limb, POSES, type Pose, type PoseName, SHOULDERS } from './poses.ts';
import { LINE } from './strokes.ts';
import { darken, isLike, lighten } from './tint.ts';

/** Position of a figure's neck base in the picture's units, its scale and direction. */
export interface Place {
  x: number;
  y: number;
  scale: number;
  /** Faces left instead of right. */
  mirrored?: boolean;
  /** Leaves the legs out, for people behind tables. */
  bust?: boolean;
  /** Sits, regardless of the pose's legs. */
  seated?: boolean;
}

const SLEEVE = 46;
const LEG = 58;
export const HEAD_SCALE = 0.3;

export function drawFigure(
  person: Person,
  poseName: PoseName,
  place: Place,
  { colors: { ink } }: Pick<PeopleScene, 'colors'>,
): string {
  if (person.isGone) return '';
  const { leftLeg, rightLeg } = POSES.seated;
  const pose: Pose = place.seated ? { ...POSES[poseName], leftLeg, rightLeg } : POSES[poseName];
  const arm = (limb: Limb, shoulder: Joint) => drawArm(person, limb, shoulder, ink);
  const left = arm(pose.leftArm, SHOULDERS[0]);
  const right = arm(pose.rightArm, SHOULDERS[1]);
  // Thighs that point at the viewer are short and broad.
  const lap = `<path d="M-66 300L-96 372Q-98 428 -62 430L64 430Q106 428 104 372L72 300Z" fill="${person.bottom}" stroke="${ink}" stroke-width="${LINE}"/><path d="M2 340V428" stroke="${ink}" stroke-width="5"/>`;
  const sits = place.seated || pose.leftLeg === POSES.seated.leftLeg;
  const legs = place.bust
    ? ''
    : (poseName === 'lotus' && !place.seated ? drawCrossedHips(person) : '') +
      drawLeg(person, pose.leftLeg, HIPS[0], ink) +
      drawLeg(person, pose.rightLeg, HIPS[1], ink) +
      (sits ? lap : '');
  const head = HEAD_SCALE * (person.child ? 1.22 : 1);
  const neck = drawNeck(person, ink);
  const { scale } = place;
  const flip = place.mirrored ? -scale : scale;
  const longHair = LONG_HAIR.test(person.head);
  const headGroup = `<g transform="translate(4 ${person.child ? -8 : 0}) scale(${head}) translate(${-NECK.x} ${-NECK.y})">${drawHead(person, ink)}</g>`;
  return (
    `<g transform="translate(${round(place.x)} ${round(place.y)}) scale(${round(flip)} ${round(scale)})" stroke-linejoin="round" stroke-linecap="round">` +
    (pose.leftBehind ? left : '') +
    (pose.rightBehind ? right : '') +
    legs +
    (longHair ? '' : neck) +
    drawTorso(person, ink) +
    (longHair ? neck : '') +
    headGroup +
    (pose.leftBehind ? '' : left) +
    (pose.rightBehind ? '' : right) +
    '</g>'
  );
}

/** A seated person from behind: hair, ears and shoulders. */
export function drawBack(person: Person, place: Place, ink: string): string {
  if (person.isGone) return '';
  const ears = `<circle cx="-58" cy="-76" r="15" fill="${person.skin}" stroke="${ink}" stroke-width="${LINE}"/><circle cx="58" cy="-76" r="15" fill="${person.skin}" stroke="${ink}" stroke-width="${LINE}"/>`;
  const long = LONG_HAIR.test(person.head);
  const hair = long
    ? 'M-64 -92C-70 -170 70 -170 64 -92C74 -30 76 30 60 66C20 84 -20 84 -60 66C-76 30 -74 -30 -64 -92Z'
    : 'M-60 -86C-66 -168 66 -168 60 -86C60 -46 44 -30 26 -24H-26C-44 -30 -60 -46 -60 -86Z';
  return (
    `<g transform="translate(${round(place.x)} ${round(place.y)}) scale(${round(place.scale)})" stroke-linejoin="round">` +
    `<path d="M-24 -40V20H24V-40Z" fill="${darken(person.skin, 0.1)}" stroke="${ink}" stroke-width="${LINE}"/>` +
    `<path d="M-150 420C-152 190 -140 60 -76 34Q-34 20 -26 10Q0 26 26 10Q34 20 76 34C140 60 152 190 150 420Z" fill="${person.top}" stroke="${ink}" stroke-width="${LINE}"/>` +
    `<path d="M-92 420C-96 300 -98 220 -86 150" fill="none" stroke="${darken(person.top, 0.25)}" stroke-width="5"/><path d="M92 420C96 300 98 220 86 150" fill="none" stroke="${darken(person.top, 0.25)}" stroke-width="5"/>` +
    `${long ? '' : ears}<path d="${hair}" fill="${person.hair}" stroke="${ink}" stroke-width="${LINE}"/>` +
    `<path d="M-34 -128Q-8 -146 22 -140" fill="none" stroke="${lighten(person.hair, 0.22)}" stroke-width="6" stroke-linecap="round"/></g>`
  );
}

export const LONG_HAIR = /long|medium|bangs|cornrows|buns?$|gray(?:Bun|Medium)|hijab|dreads/i;

export function drawArm(person: Person, { middle, end }: Limb, from: Joint, ink: string): string {
  const { arms } = OUTFITS[person.outfit];
  const path = `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${mid(middle, end, 0.18)}L${end[0]} ${end[1]}`;
  const outline = `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${SLEEVE + LINE * 2 - 4}"/>`;
  const sleeve = (color: string, d: string, width: number, cap = 'round') =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}"/>`;
  const hand = drawHand(person, middle, end, ink);
  if (!arms) {
    const cuff = `M${mid(middle, end, 0.9)}L${end[0]} ${end[1]}`;
    return (
      hand +
      outline +
      sleeve(person.top, path, SLEEVE - 4) +
      drawFabric(person, (paint) => sleeve(paint, path, SLEEVE - 4)) +
      sleeve(darken(person.top, 0.18), cuff, SLEEVE - 4, 'butt')
    );
  }
  const shortSleeve = `M${from[0]} ${from[1]}L${mid(from, middle, arms === 'bare' ? 0.12 : 0.52)}`;
  return (
    hand +
    outline +
    sleeve(person.skin, path, SLEEVE - 4) +
    (arms === 'bare'
      ? ''
      : sleeve(ink, shortSleeve, SLEEVE + 12, 'butt') +
        sleeve(person.top, shortSleeve, SLEEVE + 2, 'butt') +
        drawFabric(person, (paint) => sleeve(paint, shortSleeve, SLEEVE + 2, 'butt'))) +
    (arms === 'bare'
      ? ''
      : `<circle cx="${from[0]}" cy="${from[1]}" r="${SLEEVE / 2}" fill="${person.top}"/>`) +
    hand
  );
}

function drawHand(person: Person, middle: Joint, end: Joint, ink: string): string {
  const turn = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI;
  return (
    `<g transform="translate(${end[0]} ${end[1]}) rotate(${round(turn)})">` +
    `<path d="M-6 -17H14C34 -19 46 -10 46 1C46 12 34 19 14 17H-6Z" fill="${person.skin}" stroke="${ink}" stroke-width="${LINE}"/>` +
    `<path d="M8 -14C12 -30 26 -32 30 -22" fill="${person.skin}" stroke="${ink}" stroke-width="${LINE}"/></g>`
  );
}

/** Behind crossed legs, so that no floor is seen between them and the trunk. */
export function drawCrossedHips({ bottom }: Person): string {
  return `<path d="M-72 296L-150 372Q0 420 152 372L76 296Z" fill="${bottom}"/>`;
}

export function drawLeg(person: Person, { middle, end }: Limb, hip: Joint, ink: string): string {
  const { legwear, footwear, bottom, skin } = person;
  const path = `M${hip[0]} ${hip[1]}L${middle[0]} ${middle[1]}L${end[0]} ${end[1]}`;
  const ankle = mid(middle, end, 0.97);
  const isShort = legwear === 'shorts';
  const cloth = isShort ? skin : bottom;
  const thigh = `M${hip[0]} ${hip[1]}L${mid(hip, middle, 0.86)}`;
  const shorts =
    `<path d="${thigh}" fill="none" stroke="${ink}" stroke-width="${LEG + LINE * 2 + 10}" stroke-linecap="butt"/>` +
    `<path d="M${hip[0]} ${hip[1]}L${mid(hip, middle, 0.84)}" fill="none" stroke="${bottom}" stroke-width="${LEG + 10}" stroke-linecap="butt"/>`;
  return (
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${LEG + LINE * 2 - 4}"/>` +
    `<path d="${path}" fill="none" stroke="${cloth}" stroke-width="${LEG - 4}"/>` +
    (isShort
      ? shorts
      : `<path d="M${mid(middle, end, 0.05)}L${ankle}" fill="none" stroke="${darken(cloth, 0.12)}" stroke-width="5" transform="translate(12 0)"/>`) +
    (footwear === 'boots' ? drawBootLeg(person, { middle, end }, ink) : '') +
    drawShoe(person, { middle, end }, ink)
  );
}

function drawShoe({ shoes, footwear }: Person, { middle, end }: Limb, ink: string): string {
  const turn =
    Math.abs(end[0] - middle[0]) > Math.abs(end[1] - middle[1]) ? (end[0] < middle[0] ? 180 : 0) : 0;
  const sole = isLike(shoes, '#ffffff') ? '#9aa7b8' : '#ffffff';
  const laces =
    footwear === 'sneakers'
      ? `<path d="M-30 22H58" stroke="${sole}" stroke-width="9"/><path d="M10 -4L22 6M20 -10L32 0" stroke="${sole}" stroke-width="6"/>`
      : '';
  return `<g transform="translate(${end[0]} ${end[1]}) rotate(${turn})"><path d="M-30 -6C-32 26 -30 30 -20 30H52C62 30 60 8 36 2L26 -8Z" fill="${shoes}" stroke="${ink}" stroke-width="${LINE}"/>${laces}</g>`;
}

/** The shaft, over the trousers. */
function drawBootLeg({ shoes }: Person, { middle, end }: Limb, ink: string): string {
  const part = (from: number, to: number, color: string, width: number) =>
    `<path d="M${mid(middle, end, from)}L${mid(middle, end, to)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="butt"/>`;
  return (
    part(0.38, 1, ink, LEG + LINE * 2 + 4) +
    part(0.41, 1, shoes, LEG + 4) +
    part(0.41, 0.5, darken(shoes, 0.25), LEG + 4)
  );
}

function mid(a: Joint, b: Joint, t: number): string {
  return `${round(a[0] + (b[0] - a[0]) * t)} ${round(a[1] + (b[1] - a[1]) * t)}`;
}

/** Two decimals are finer than any pixel and keep the text short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function drawNeck({ skin }: Person, ink: string): string {
  return `<path d="M-25 -40V14Q0 34 25 14V-40Z" fill="${skin}"/><path d="M-25 -40V10M25 -40V10" stroke="${ink}" stroke-width="${LINE}"/><path d="M-22 -14Q4 10 22 -16V-36H-22Z" fill="${darken(skin, 0.14)}"/>`;
}
