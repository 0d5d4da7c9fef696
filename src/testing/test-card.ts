import type { ImageModelSummary } from '#features/image-models/contract/image-models';

/** A card painter for tests of other things. */
export const TEST_CARD: ImageModelSummary = {
  id: 'test-card',
  name: 'Test card',
  provider: null,
  cost: 1,
  takesReference: true,
};
