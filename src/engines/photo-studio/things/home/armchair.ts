import { createMaterial } from '../../materials/create-material.ts';
import { createRandom } from '../../scene/random.ts';
import { sofa } from '../../sets/rooms/pieces/sofas.ts';
import { type Thing, thing } from '../thing.ts';

/** The armchair of living rooms, by itself. */
export const ARMCHAIRS: readonly Thing[] = [
  thing(
    ['armchair', 'easy chair', 'upholstered armchair'],
    { category: 'seating', standsOn: 'floor' },
    () => {
      const { mesh, colored = [] } = sofa(createRandom(11), 1, {
        cover: createMaterial('fabric', '#bfb6a8'),
        leg: createMaterial('varnished-wood', '#6b4a2e'),
        cushions: [],
        form: 'slim',
      });
      return { mesh, colored };
    },
  ),
];
