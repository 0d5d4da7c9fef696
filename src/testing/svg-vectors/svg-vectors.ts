import { documents } from './documents.ts';
import { otherElements, references } from './references.ts';
import type { CanaryPaths, SvgVector } from './svg-vector.ts';

/** Drawings that try to show a picture file of the machine that draws them. */
export function svgVectors(paths: CanaryPaths): SvgVector[] {
  return [...references(paths), ...otherElements(paths), ...documents(paths)];
}
