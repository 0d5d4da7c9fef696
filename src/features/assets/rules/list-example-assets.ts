import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import type { ExampleProduct } from '../contract/assets.ts';

/** The assets that ship with the app, which everybody may use. */
export function listExampleAssets(): ExampleProduct[] {
  return [...EXAMPLE_ASSETS];
}
