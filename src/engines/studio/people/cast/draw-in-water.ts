import type { Person } from '../people-scene.ts';
import { drawRole, footOf, type Spot } from './draw-role.ts';
import { surfaceOf } from './riding-and-swimming-poses.ts';

/** A person whose lower part is seen dimly through the water. */
export function drawInWater(person: Person, spot: Spot, id: string, ink: string): string {
  const role = person.role!;
  const { x, ground, scale, mirrored } = spot;
  const y = ground - (footOf(role) - surfaceOf(role.pose)!) * scale;
  const drawn = (suffix: string) => drawRole(person, spot, `${id}${suffix}`, ink);
  const wide = 700 * scale;
  const clip = (name: string, top: number, high: number) =>
    `<clipPath id="${id}-${name}"><rect x="${x - wide}" y="${top}" width="${wide * 2}" height="${high}"/></clipPath>`;
  const side = mirrored ? -1 : 1;
  const middle = role.pose === 'swim' ? x + side * 190 * scale : x;
  const half = (role.pose === 'swim' ? 250 : 130) * scale;
  const ring = (part: number, dy: number, width: number) =>
    `<ellipse cx="${middle}" cy="${y + dy * scale}" rx="${half * part}" ry="${20 * part * scale}" fill="none" stroke="#fff" stroke-opacity="${0.95 - part * 0.4}" stroke-width="${width * scale}"/>`;
  const splash =
    role.pose === 'swim'
      ? `<g fill="#fff">${[
          [-70, -6, 24],
          [-30, -14, 17],
          [-104, -2, 17],
          [-56, -44, 9],
          [-96, -34, 7],
        ]
          .map(
            ([dx, dy, r]) =>
              `<circle cx="${x + side * dx! * scale}" cy="${y + dy! * scale}" r="${r! * scale}"/>`,
          )
          .join('')}</g>`
      : '';
  return (
    `<defs>${clip('above', y - 2000, 2000)}${clip('below', y, 340 * scale)}</defs>` +
    `<g clip-path="url(#${id}-below)" opacity=".22">${drawn('b')}</g>` +
    `<g clip-path="url(#${id}-above)">${drawn('a')}</g>` +
    ring(1, 4, 7) +
    ring(0.72, 2, 9) +
    splash
  );
}
