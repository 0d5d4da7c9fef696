import { documents } from './documents.ts';
import { otherElements, references } from './references.ts';
import type { CanaryPaths, SvgVector } from './svg-vector.ts';

/** Drawings that try to show a picture file of the drawing machine. */
export function svgVectors(paths: CanaryPaths): SvgVector[] {
  return [...references(paths), ...otherElements(paths), ...documents(paths)];
}
