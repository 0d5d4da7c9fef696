import { lathe } from '../../geometry/lathe.ts';
import { smoothProfile } from '../../geometry/profile.ts';
import { mergeShapes, meshOf, placeShape } from '../../geometry/shape.ts';
import { createMaterial } from '../../materials/create-material.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { strap, torus } from '../forms.ts';
import { type Thing, type ThingModel, thing } from '../thing.ts';

export const FRYING_PANS: readonly Thing[] = [
  thing(
    ['frying pan', 'pan', 'skillet', 'cast iron pan', 'cast iron skillet', 'cooking pan'],
    { category: 'kitchen' },
    fryingPan,
  ),
];

/** A pan of cast iron, its handle to the front right. */
function fryingPan(): ThingModel {
  const iron = createMaterial('cast-iron', '#26262a');
  const body = lathe(
    smoothProfile(
      [
        [0, 0],
        [0.09, 0],
        [0.1, 0.004],
        [0.115, 0.026],
        [0.127, 0.044],
        [0.1285, 0.047],
        [0.1245, 0.047],
        [0.112, 0.027],
        [0.097, 0.0075],
        [0.088, 0.0055],
        [0, 0.0055],
      ],
      4,
    ),
    { segments: 96, crease: 0.8 },
  );
  const path = Array.from({ length: 30 }, (_, i): Vec3 => {
    const t = i / 29;
    return [0.12 + 0.15 * t, 0.037 + 0.012 * Math.sin(t * Math.PI * 0.7), 0];
  });
  const handle = strap(path, [0, 1, 0], (along) => 0.03 - 0.008 * Math.sin(along * Math.PI), 0.0085);
  const loop = placeShape(torus(0.0125, 0.0045, 48), { position: [0.281, 0.046, 0], turn: 0, scale: 1 });
  return {
    mesh: meshOf([
      [placeShape(mergeShapes([body, handle, loop]), { position: [0, 0, 0], turn: -0.55, scale: 1 }), iron],
    ]),
    colored: [],
  };
}
