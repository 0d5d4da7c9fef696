export {
  type AdsRequest,
  Framewright,
  type Options,
  type Painted,
  type PaintRequest,
  type WaitOptions,
} from './framewright.js';
export { FramewrightError } from './framewright-error.js';
export * as api from './generated/sdk.gen.js';
export type * from './generated/types.gen.js';
