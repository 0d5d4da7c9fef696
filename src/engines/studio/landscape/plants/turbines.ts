import type { PlantBrush } from './plant-brush.ts';

const WHITE = [0.82, 0.83, 0.84] as const;

/** Wind turbines on the ridges: tapering towers of 80 to 100 meters with three blades each. */
export function addTurbines(brush: PlantBrush, count: number): void {
  const { frame, terrain, random, scene } = brush;
  const rise = (z: number, slope: number) => (terrain.ground(slope * z, z, 6) + 60 - scene.camera.height) / z;
  for (let index = 0; index < count; index++) {
    // Of several places along one line of sight, choose the one highest in the picture.
    const nearest = random.between(330, 480) * 3.4 ** ((index + random.next() * 0.5) / count);
    // A single one stands near the middle.
    const column = count === 1 ? 0.62 : (index * 0.618 + 0.13) % 1;
    const slope = (column * 1.8 - 0.9) * (frame.center / frame.focal);
    let z = nearest;
    for (let step = 1; step < 8; step++) {
      const further = nearest * (1 + step * 0.14);
      if (rise(further, slope) > rise(z, slope)) z = further;
    }
    const x = slope * z;
    const ground = terrain.ground(x, z, 6);
    const tall = random.between(80, 100);
    const hub = ground + tall;
    const turn = Math.PI / 2 + random.between(-0.3, 0.3);
    brush.light([x, hub, z], WHITE, 0.75);
    brush.stroke([x, ground - 4, z], [x, hub, z], 4.6, 2.6);
    brush.stroke([x, hub - 2.4, z - 2], [x, hub + 2.4, z - 2], 4.6, 4);
    for (let blade = 0; blade < 3; blade++) {
      const angle = turn + (blade * Math.PI * 2) / 3;
      const long = tall * 0.52;
      brush.light([x, hub, z], WHITE, 0.45 + 0.4 * (blade % 2));
      brush.stroke(
        [x, hub, z - 3],
        [x + Math.cos(angle) * long, hub + Math.sin(angle) * long, z - 3],
        3.6,
        0.7,
      );
    }
  }
}
