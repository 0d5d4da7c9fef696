import { areInstalled } from '#server/adapters/inference/installed';
import type { CutoutOffer } from '#server/domain/cutouts/admit-cutout';
import type { RoleConfig } from '../config/config.ts';

/** The local background removal; null if its packages are not installed. */
export function findCutoutOffer({ generationCost }: RoleConfig): CutoutOffer | null {
  return areInstalled('onnxruntime-node', '@imgly/background-removal-data')
    ? { model: 'isnet', cost: generationCost }
    : null;
}
