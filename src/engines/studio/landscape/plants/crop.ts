import { mix } from '../../math/interpolate.ts';
import { rowAt } from '../crop-rows.ts';
import type { Crop } from '../landscape-scene.ts';
import type { Place, PlantBrush } from './plant-brush.ts';

/** The plants of the near rows: ears, spikes, cups or vines on their stems. */
export function growCrop(brush: PlantBrush, crop: Crop): void {
  const { frame, terrain, noise, random, against, scene } = brush;
  const vines = crop.kind === 'vines';
  const count = Math.round(PLANTS[crop.kind] * Math.max(0.8, frame.width / frame.height));
  const nearest = Math.max(
    vines ? 2.4 : 1.2,
    (frame.clearance * frame.focal) / (frame.height - frame.horizon) / 1.4,
  );
  const wind = random.between(-0.25, 0.25);
  for (let index = 0; index < count; index++) {
    const z = nearest * 40 ** (random.next() ** 1.1);
    const x = ((random.between(-0.08, 1.08) * frame.width - frame.center) / frame.focal) * z;
    const row = rowAt(crop, x + brush.slope * z, z, noise);
    if (row.share < 0.5 || random.next() > row.plant * row.plant * 1.15) continue;
    const ground = terrain.ground(x, z, 8);
    const scale = brush.scaleAt(z);
    const tall = crop.height * random.between(0.7, 1.1) * (0.55 + 0.5 * row.plant);
    const lean = (wind + random.between(-0.25, 0.25)) * tall * 0.6;
    const radius = Math.abs(lean) + (crop.kind === 'sunflowers' ? LEAF_REACH : HEADS[crop.kind].length);
    if (!brush.isClear([x, ground, z], { tall: tall * 1.2, radius })) continue;
    const color = crop.colors[Math.floor(row.index / 6) % crop.colors.length]!;
    const tone = mix(0.6, 1.35, random.next());
    const stemTop = [x + lean * 0.7, ground + tall * 0.75, z] as const;
    if (!vines) {
      const stem = crop.kind === 'wheat' ? color : scene.cover.grassDark;
      brush.light(
        [x, ground + 0.2, z],
        stem.map((value) => value * 0.8 * tone),
        0.6 + against,
      );
      brush.stroke([x, ground, z], stemTop, Math.max(0.8 / scale, 0.008), 0.5 / scale, { bend: -lean * 0.4 });
    }
    if (crop.kind === 'sunflowers') {
      growSunflower(brush, [x + lean * 0.7, ground + tall, z], color, tone);
      continue;
    }
    const head = vines ? random.between(0.08, 1) * tall : tall * 0.7;
    const width = Math.max(1 / scale, HEADS[crop.kind].width);
    brush.light(
      [x, ground + head, z],
      color.map((value) => value * tone),
      0.8 + 1.1 * against + (vines ? 1.1 * (head / tall - 0.55) : 0),
    );
    const long = HEADS[crop.kind].length * random.between(0.8, 1.2);
    brush.stroke(
      [x + lean * 0.7, ground + head, z - 0.02],
      [x + lean + random.between(-0.3, 0.3) * long, ground + head + long, z - 0.02],
      width,
      width * 0.55,
      {
        tip: 0.3 + 0.4 * against,
      },
    );
  }
}

const PLANTS: Record<Crop['kind'], number> = {
  wheat: 26000,
  lavender: 26000,
  vines: 70000,
  tulips: 26000,
  rapeseed: 26000,
  sunflowers: 8000,
};

const DISC: Place = [0.09, 0.042, 0.016];
const LEAF: Place = [0.09, 0.2, 0.035];
/** In meters. */
const HEAD_RADIUS = 0.17;
const LEAF_REACH = 0.37;

/** A head of petals around a dark disc, over two leaves. */
function growSunflower(
  { light, stroke, scaleAt, random }: PlantBrush,
  [x, y, z]: Place,
  color: ArrayLike<number>,
  tone: number,
): void {
  const toned = (albedo: ArrayLike<number>) => Array.from(albedo, (value) => value * tone);
  light([x, y - 0.3, z], toned(LEAF), 0.8);
  for (const side of [-1, 1]) {
    const low = y - random.between(0.25, 0.6);
    stroke([x, low, z - 0.01], [x + side * 0.3, low + random.between(-0.1, 0.08), z - 0.02], 0.05, 0.13);
  }
  const radius = HEAD_RADIUS * random.between(0.8, 1.15);
  // Widths of strokes are level, so a round shape is made of upright ones.
  const disc = (size: number, depth: number) => {
    for (const [from, to, width, tipWidth] of [
      [-1, -0.4, 0.8, 1.85],
      [-0.45, 0.45, 1.95, 1.95],
      [0.4, 1, 1.85, 0.8],
    ] as const)
      stroke([x, y + from * size, z - depth], [x, y + to * size, z - depth], width * size, tipWidth * size);
  };
  light([x, y, z], toned(color), 0.85);
  if (scaleAt(z) * radius > 4)
    for (let petal = 0; petal < 16; petal++) {
      const angle = ((petal + random.next() * 0.5) / 16) * 2 * Math.PI;
      const [across, up] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const half = 0.16 * radius * Math.abs(Math.cos(angle)) + 0.001;
      stroke(
        [x + across * 0.6, y + up * 0.6 - half, z - 0.02],
        [x + across * 1.05, y + up * 1.05 + half, z - 0.02],
        0.42 * radius,
        0.16 * radius,
        { tip: 0.3 },
      );
    }
  disc(0.78 * radius, 0.03);
  light([x, y, z], toned(color), 1.15);
  disc(0.62 * radius, 0.035);
  light([x, y, z], toned(DISC), 0.8);
  disc(0.46 * radius, 0.05);
}

/** Length and width of an ear, a spike, a leaf or a cup, in meters. */
const HEADS: Record<Crop['kind'], { length: number; width: number }> = {
  wheat: { length: 0.13, width: 0.018 },
  lavender: { length: 0.16, width: 0.024 },
  vines: { length: 0.085, width: 0.055 },
  tulips: { length: 0.08, width: 0.055 },
  rapeseed: { length: 0.13, width: 0.04 },
  sunflowers: { length: 0.2, width: 0.2 },
};
