import { areInstalled } from '#engines/inference/installed';
import type { CutoutOffer } from '#features/cutouts/rules/admit-cutout';
import type { RoleConfig } from '../config/config.ts';

/** The local background removal and its price; null if its packages are not installed. */
export function findCutoutOffer({ generationCost }: RoleConfig): CutoutOffer | null {
  return areInstalled('onnxruntime-node', '@imgly/background-removal-data')
    ? { model: 'isnet', cost: generationCost }
    : null;
}
