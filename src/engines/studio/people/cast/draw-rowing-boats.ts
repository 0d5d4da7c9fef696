import type { RoomColors } from '../people-scene.ts';
import { darken, lighten } from '../tint.ts';
import { CAST_POSES } from './cast-poses.ts';
import { drawRipples } from './draw-mounted.ts';
import type { Drawn } from './seat-rows.ts';

/** One boat for all who row side by side, before their legs, with an oar for each. */
export function drawRowingBoats(drawn: readonly Drawn[], { wood, ink, accent }: RoomColors): string {
  const crew = drawn.filter(({ person, svg }) => svg !== '' && person.role!.pose === 'row');
  const [first, last] = [crew[0]?.spot, crew.at(-1)?.spot];
  if (!first || !last) return '';
  const scale = Math.max(...crew.map(({ spot }) => spot.scale));
  // The surface is at the foot of the crew.
  const y = first.ground - CAST_POSES.row.foot * scale;
  const span = (last.x - first.x) / scale;
  const [left, right] = [-226, span + 296];
  const hull = `M${left} 262Q${left + 150} 300 ${span / 2} 304Q${right - 150} 300 ${right} 250Q${right - 60} 400 ${right - 150} 424H${left + 130}Q${left + 40} 396 ${left} 262Z`;
  const oars = crew
    .map(({ spot }) => {
      const x = (spot.x - first.x) / scale;
      const turn = spot.mirrored ? -1 : 1;
      const [hand, blade] = [x + turn * 244, x - turn * 40];
      const d = `M${hand} 222L${blade} 446`;
      return `<path d="${d}" stroke="${ink}" stroke-width="24" stroke-linecap="round"/><path d="${d}" stroke="#e6cf9c" stroke-width="13" stroke-linecap="round"/><path d="M${blade + turn * 34} 408L${blade + turn * 4} 402L${blade - turn * 56} 500L${blade - turn * 10} 512Z" fill="${accent}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`;
    })
    .join('');
  return (
    `<g transform="translate(${first.x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">` +
    `<path d="${hull}" fill="${wood}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/><path d="M${left + 14} 300Q${left + 150} 336 ${span / 2} 340Q${right - 150} 336 ${right - 12} 292L${right - 22} 322Q${right - 150} 368 ${span / 2} 372Q${left + 150} 368 ${left + 26} 330Z" fill="${lighten(wood, 0.3)}"/><path d="M${left + 60} 372Q${span / 2} 412 ${right - 80} 366L${right - 150} 424H${left + 130}Z" fill="${darken(wood, 0.22)}"/>` +
    drawRipples(left - 20, right + 20, 424) +
    `${oars}</g>`
  );
}
