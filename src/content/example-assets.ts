import type { ExampleProduct } from '#contract/assets';

/** Cut-outs that ship with the app, for people who have none at hand; `scripts/paint-example-assets.ts` makes them. */
export const EXAMPLE_ASSETS: readonly ExampleProduct[] = [];
