import { drawTorso } from '../draw-clothes.ts';
import { drawArm, drawLeg, HEAD_SCALE } from '../figure.ts';
import { drawHead, NECK } from '../head-art.ts';
import type { Person } from '../people-scene.ts';
import { HIP, HIPS } from '../poses.ts';
import type { Spot } from './draw-role.ts';
import { SEATED_POSES } from './seated-poses.ts';

/** Someone asleep on a chair, bent over the desk with the head on the folded arms, from the side. */
export function drawSlumped(person: Person, { x, ground, scale, mirrored }: Spot, ink: string): string {
  const { leftLeg, rightLeg, foot } = SEATED_POSES.desk;
  const asleep = { ...person, face: 'eyesClosed', glasses: '', mouth: undefined };
  const arm = (
    middle: readonly [number, number],
    end: readonly [number, number],
    from: readonly [number, number],
  ) => drawArm(person, { middle, end }, from, ink);
  return (
    `<g transform="translate(${x} ${ground}) scale(${mirrored ? -scale : scale} ${scale}) translate(0 ${-foot})" stroke-linejoin="round" stroke-linecap="round">` +
    drawLeg(person, leftLeg, HIPS[0], ink) +
    drawLeg(person, rightLeg, HIPS[1], ink) +
    arm([330, 226], [440, 226], [210, 170]) +
    `<g transform="rotate(52 0 ${HIP})"><path d="M-25 -30V14Q0 34 25 14V-30Z" fill="${person.skin}" stroke="${ink}" stroke-width="6"/>${drawTorso(person, ink)}</g>` +
    `<g transform="translate(262 132) rotate(78) scale(${HEAD_SCALE}) translate(${-NECK.x} ${-NECK.y})">${drawHead(asleep, ink)}</g>` +
    arm([214, 250], [400, 232], [222, 196]) +
    `<path d="M404 -30h34l-34 42h36M470 -104h46l-46 56h48" fill="none" stroke="${ink}" stroke-width="10" opacity=".75"/></g>`
  );
}
