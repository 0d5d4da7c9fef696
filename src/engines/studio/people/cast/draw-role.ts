import { drawTorso } from '../draw-clothes.ts';
import { drawArm, drawCrossedHips, drawLeg, drawNeck, HEAD_SCALE, LONG_HAIR, round } from '../figure.ts';
import { drawHead, NECK } from '../head-art.ts';
import { OUTFITS } from '../outfits.ts';
import type { Person, Role } from '../people-scene.ts';
import { HIP, HIPS, type Joint, type Limb, type Pose, SHOULDERS } from '../poses.ts';
import { drawBehind, drawOnFace, drawOnTrunk } from './accessories.ts';
import { BUILDS, HEADS, LEANS, LEGS, RAISED_HEADS } from './body-measures.ts';
import { CAST_POSES } from './cast-poses.ts';
import { BABY_FOOT, drawBaby, drawSwaddled } from './draw-baby.ts';
import { drawHeld } from './draw-held.ts';
import { drawMounted } from './draw-mounted.ts';
import { drawBelly, drawLap, drawSkirt, drawTutu } from './draw-skirts.ts';
import { drawHat } from './hats.ts';
import { gripIn, gripOf, reachFromHand } from './held-things.ts';
import { PROPS } from './props.ts';
import { drawBarbell, drawWheelchairBack, drawWheelchairFront } from './vehicles.ts';

/** Where a role stands: the middle of its feet, its scale and direction. */
export interface Spot {
  x: number;
  ground: number;
  scale: number;
  mirrored: boolean;
  /** A baby in the arms. */
  carries?: Person;
}

function shorten([x, y]: Joint, build: Role['build']): Joint {
  return [x, HIP + (y - HIP) * LEGS[build]];
}

/** Units from the neck down to the ground. */
export function footOf({ pose, inWheelchair, build }: Role): number {
  if (build === 'baby') return BABY_FOOT;
  const foot = inWheelchair ? 660 : CAST_POSES[pose].foot;
  return FIXED_LEGS.has(pose) || inWheelchair ? foot : shorten([0, foot], build)[1];
}

/** A person with the clothes, the tool and the pose of its role; `id` is unique in the picture. */
export function drawRole(person: Person, spot: Spot, id: string, ink: string): string {
  const role = person.role!;
  const { x, ground, scale, mirrored } = spot;
  const flip = mirrored ? -scale : scale;
  const y = ground - footOf(role) * scale;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(flip)} ${round(scale)})" stroke-linejoin="round" stroke-linecap="round">${drawBody(person, role, spot, id, ink)}</g>`;
}

/** Units around the neck that the thing in the hand reaches; the upper body may lean. */
export function reachOfHeld(role: Role): { above: number; left: number; right: number } {
  const { holds, build } = role;
  if (!holds || build === 'baby') return { above: 0, left: 0, right: 0 };
  const pose = poseOf(role);
  const armPose = role.arms ?? role.pose;
  const [x, y] = handFor(holds, armPose, { ...CAST_POSES[pose], ...armsFor(role, false) });
  const { above, left, right } = reachFromHand(armPose, holds);
  const angle = ((LEANS[pose] ?? 0) * Math.PI) / 180;
  const corners = [x - left, x + right].flatMap((cx) => [y - above, y].map((cy) => turn([cx, cy], angle)));
  return {
    above: Math.max(...corners.map(([, cy]) => -cy)),
    left: Math.max(...corners.map(([cx]) => -cx)),
    right: Math.max(...corners.map(([cx]) => cx)),
  };
}

/** About the hip. */
function turn([x, y]: Joint, angle: number): Joint {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - (y - HIP) * sin, HIP + x * sin + (y - HIP) * cos];
}

function poseOf({ inWheelchair, pose }: Role): Role['pose'] {
  return inWheelchair && !ON_CHAIR.has(pose) ? 'sit' : pose;
}

function drawBody(person: Person, role: Role, { carries }: Spot, id: string, ink: string): string {
  if (role.build === 'baby') return drawBaby(person, ink);
  const poseName = poseOf(role);
  const pose: Pose = { ...CAST_POSES[poseName], ...armsFor(role, carries !== undefined) };
  const sits = poseName === 'sit' || poseName === 'table' || role.inWheelchair;
  const legs = role.inWheelchair
    ? { ...pose, leftLeg: CAST_POSES.sit.leftLeg, rightLeg: CAST_POSES.sit.rightLeg }
    : pose;
  const isFixed = FIXED_LEGS.has(poseName) || role.inWheelchair === true;
  const isBare = OUTFITS[person.outfit].below === 'skirt' || person.legwear === 'skirt';
  const legged = isBare ? { ...person, bottom: person.skin } : person;
  const leg = ({ middle, end }: Limb, hip: Joint) =>
    drawLeg(
      legged,
      isFixed ? { middle, end } : { middle: shorten(middle, role.build), end: shorten(end, role.build) },
      hip,
      ink,
    );
  const leftLeg = leg(legs.leftLeg, HIPS[0]);
  const rightLeg = leg(legs.rightLeg, HIPS[1]);
  const left = drawArm(person, pose.leftArm, SHOULDERS[0], ink);
  const right = drawArm(person, pose.rightArm, SHOULDERS[1], ink);
  const { holds } = role;
  const lean = LEANS[poseName] ?? 0;
  const armPose = role.arms ?? role.pose;
  const isCrossed = poseName === 'fold';
  const isAtEyes = poseName === 'shoot';
  const held = holds ? drawHeld(holds, handFor(holds, armPose, pose), person, id, ink) : '';
  const inFront = !isAtEyes && holds !== undefined && TWO_HANDED.has(gripIn(armPose, holds).pose);
  const upper =
    drawBehind(person, ink) +
    (pose.leftBehind ? left : '') +
    (pose.rightBehind ? right : '') +
    (LONG_HAIR.test(person.head) ? '' : drawNeck(person, ink)) +
    drawTorso(person, ink, sits === true) +
    (role.isPregnant ? drawBelly(person, ink) : '') +
    drawOnTrunk(person, ink) +
    (LONG_HAIR.test(person.head) ? drawNeck(person, ink) : '') +
    drawHeadOf(person, role, ink) +
    (inFront ? held : '') +
    (isCrossed || carries ? right : '') +
    (carries ? drawSwaddled(carries, ink) : '') +
    (pose.leftBehind ? '' : left) +
    (inFront || isAtEyes ? '' : held) +
    (pose.rightBehind || isCrossed || carries ? '' : right) +
    (isAtEyes ? held : '') +
    (poseName === 'lift' && !holds ? drawBarbell(ink) : '');
  const leaning = lean === 0 ? upper : `<g transform="rotate(${lean} 0 ${HIP})">${upper}</g>`;
  const mounted = drawMounted(poseName, { person, leftLeg, rightLeg, upper: leaning, ink, id });
  if (mounted !== undefined) return mounted;
  const prop = role.prop ? drawProp(person, role, pose.rightArm.end, id, ink) : '';
  const isPropInFront = role.prop !== undefined && PROPS[role.prop].isInFront === true;
  const chair = role.inWheelchair ? drawWheelchairBack(person, ink) : '';
  const front = role.inWheelchair ? drawWheelchairFront(ink) : '';
  return (
    chair +
    (isPropInFront ? '' : prop) +
    (CROSSED_LEGS.has(poseName) ? drawCrossedHips(legged) : '') +
    leftLeg +
    rightLeg +
    (sits ? drawLap(legged, ink) : '') +
    (role.overs?.some(({ over }) => over === 'tutu')
      ? drawTutu(person, ink)
      : drawSkirt(person, { hem: hemOf(person, role.build), pose: poseName, sits: sits === true, ink })) +
    leaning +
    (isPropInFront ? prop : '') +
    front
  );
}

/** How far the skirt reaches below the neck. */
function hemOf({ outfit, isLong }: Person, build: Role['build']): number {
  return shorten([0, OUTFITS[outfit].below === 'gown' ? 690 : isLong ? 670 : 540], build)[1];
}

/** Props keep their size, whoever uses them; a child stands closer. */
function drawProp(person: Person, role: Role, [x, y]: Joint, id: string, ink: string): string {
  const build = BUILDS[role.build];
  const foot = footOf(role);
  const closer = (1 - build) * 200;
  const hand: Joint = [x * build + closer, (y - foot) * build];
  const drawn = PROPS[role.prop!].draw({ person, ink, id, hand });
  return `<g transform="translate(0 ${round(foot)}) scale(${round(1 / build)}) translate(${round(-closer)} 0)">${drawn}</g>`;
}

const CROSSED_LEGS: ReadonlySet<Role['pose']> = new Set<Role['pose']>(['lotus', 'picnic', 'unwrap']);
/** Legs as long as an adult's, whatever the build: they fit what is sat on. */
const FIXED_LEGS: ReadonlySet<Role['pose']> = new Set<Role['pose']>([
  ...CROSSED_LEGS,
  'cycle',
  'desk',
  'peer',
  'ride',
  'scoot',
  'drive-tractor',
  'surf',
  'dive',
]);
const ON_CHAIR: ReadonlySet<Role['pose']> = new Set<Role['pose']>([
  'hold',
  'carry',
  'read',
  'wave',
  'point',
  'present',
  'cheer',
  'drink',
  'phone',
  'strum',
]);
const TWO_HANDED: ReadonlySet<Role['pose']> = new Set<Role['pose']>(['carry', 'read', 'strum']);

/** A walker or a sitter with a thing in the hand holds it as a standing person does. */
function armsFor(
  { pose, arms, holds, isPregnant, build }: Role,
  isCarrying: boolean,
): Partial<Pick<Pose, 'leftArm' | 'rightArm' | 'rightBehind'>> {
  if (isPregnant && !holds) {
    return {
      leftArm: { middle: [-126, 190], end: [-26, 292] },
      rightArm: { middle: [128, 190], end: [44, 190] },
    };
  }
  if (pose === 'carry' && isCarrying) return holds === 'baby-bottle' ? FEEDING : CRADLE;
  if (arms === 'eat') return armsAtHead(arms, build);
  if (arms) {
    const { leftArm, rightArm } = CAST_POSES[arms];
    return { leftArm, rightArm, rightBehind: ARMS_BEHIND.has(arms) };
  }
  if (pose === 'eat' || pose === 'shoot') return armsAtHead(pose, build);
  if (!holds || !HAND_POSES.has(pose)) return {};
  const { leftArm, rightArm } = CAST_POSES[gripOf(holds).pose];
  return pose === 'walk' && !TWO_HANDED.has(gripOf(holds).pose)
    ? { rightArm, rightBehind: false }
    : { leftArm, rightArm, rightBehind: false };
}

/** The raised arm is behind the head. */
const ARMS_BEHIND: ReadonlySet<Role['pose']> = new Set<Role['pose']>(['wave', 'point']);

/** Around a baby. */
const CRADLE = {
  leftArm: { middle: [-126, 206], end: [0, 268] },
  rightArm: { middle: [142, 190], end: [86, 244] },
} as const;

/** One hand has a bottle at the baby's mouth. */
const FEEDING = { ...CRADLE, leftArm: { middle: [-126, 226], end: [-34, 206] } } as const;

/** The head of a child is larger, and so its mouth and eyes are farther from the shoulders. */
function armsAtHead(
  pose: 'eat' | 'shoot',
  build: Role['build'],
): Partial<Pick<Pose, 'leftArm' | 'rightArm'>> {
  const size = HEADS[build];
  const { leftArm, rightArm } = CAST_POSES[pose];
  const high = pose === 'eat' ? 0 : -58 * size;
  return {
    leftArm: pose === 'eat' ? leftArm : { ...leftArm, end: [30 * size, 34 + high] },
    rightArm: {
      ...rightArm,
      end: [44 * size + (pose === 'eat' ? 34 : 60), pose === 'eat' ? -34 * size + 96 : 34 + high],
    },
  };
}

const HAND_POSES: ReadonlySet<Role['pose']> = new Set<Role['pose']>([
  'walk',
  'sit',
  'lotus',
  'stand',
  'read',
]);

function handFor(holds: string, poseName: Role['pose'], pose: Pose): Joint {
  const [x, y] = pose.rightArm.end;
  const [otherX, otherY] = pose.leftArm.end;
  if (holds === 'baby-bottle') return [otherX + 44, otherY - 8];
  if (poseName === 'throw') return [(x + otherX) / 2, Math.min(y, otherY) - 24];
  if (poseName === 'shoot') return [(x + otherX) / 2, Math.min(y, otherY) + 6];
  switch (gripIn(poseName, holds).pose) {
    case 'carry':
      return [3, 246];
    case 'read':
      return [4, 190];
    case 'strum':
      return [34, 214];
    case 'stand':
      return [x + 2, y + 24];
    default: {
      // The hand's palm is beyond the wrist, in the direction of the forearm.
      const dx = x - pose.rightArm.middle[0];
      const dy = y - pose.rightArm.middle[1];
      const length = Math.hypot(dx, dy) || 1;
      return [x + (dx / length) * 22, y + (dy / length) * 22];
    }
  }
}

function drawHeadOf(person: Person, { build, hat, pose }: Role, ink: string): string {
  const size = HEADS[build];
  const art = `<g transform="scale(${HEAD_SCALE}) translate(${-NECK.x} ${-NECK.y})">${drawHead(person, ink)}</g>`;
  const dressed = art + drawOnFace(person, ink) + (hat ? drawHat(hat, person, ink) : '');
  const raised = RAISED_HEADS[pose];
  return `<g transform="translate(4 ${size > 1 ? -8 : 0})${raised ? ` rotate(${-raised})` : ''} scale(${size})">${dressed}</g>`;
}
