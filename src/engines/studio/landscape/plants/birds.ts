import type { PlantBrush } from './plant-brush.ts';

/** A loose, distant flock; each bird is two bent wings. */
export function addBirds(brush: PlantBrush, count: number): void {
  const { scene, frame, random } = brush;
  const z = 90;
  const unit = z / frame.focal;
  const centerX = random.between(-0.3, 0.3) * frame.width * unit;
  const centerY = scene.camera.height + frame.horizon * random.between(0.42, 0.75) * unit;
  const spread = frame.width * unit;
  const isFlock = count > 4;
  for (let index = 0; index < count; index++) {
    // A few are to be counted.
    const along = isFlock ? random.between(-1, 1) : (2 * index + 1) / count - 1 + random.between(-0.1, 0.1);
    const x = centerX + along * spread * 0.22 + random.between(-0.03, 0.03) * spread;
    const y = centerY - Math.abs(along) * spread * 0.045 + random.between(-0.04, 0.04) * spread;
    const span = spread * random.between(0.011, 0.019) * (isFlock ? 1 : 1.7);
    const beat = random.between(-0.15, 0.75);
    brush.light([x, y, z], [0.03, 0.03, 0.035], 0.2);
    for (const side of [-1, 1]) {
      const elbow = [x + side * span * 0.45, y + span * (0.12 + 0.42 * beat), z] as const;
      brush.stroke([x, y, z], elbow, span * 0.17, span * 0.15);
      brush.stroke(elbow, [x + side * span, y + span * (0.02 + 0.22 * beat), z], span * 0.15, span * 0.02);
    }
    brush.stroke([x, y - span * 0.09, z], [x, y + span * 0.09, z], span * 0.2, span * 0.16);
  }
}
