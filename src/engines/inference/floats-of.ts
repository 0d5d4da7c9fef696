import type { Tensor } from './inference.ts';

/** @throws Error when a model answered with something else */
export function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('the model answered with no floats');
  return tensor.data;
}
