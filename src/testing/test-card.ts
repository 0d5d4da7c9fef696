import type { ImageModelSummary } from '#features/image-models/contract/image-models';

/** What paints in tests that paint nothing of their own. */
export const TEST_CARD: ImageModelSummary = {
  id: 'test-card',
  name: 'Test card',
  provider: null,
  cost: 1,
  takesReference: true,
};
