import { expect, test } from 'vitest';
import { askedLabels, REFINING_DEFAULTS } from './asked-labels.ts';

test('labels that a refinement got by default are not shown as asked for', () => {
  const none = { scene: null, style: null, clothing: null, color: null };
  expect(askedLabels(REFINING_DEFAULTS)).toEqual(none);
  const asked = { scene: 'Lake', style: 'artistic', clothing: 'Raincoat', color: 'warm' };
  expect(askedLabels(asked)).toEqual(asked);
});
