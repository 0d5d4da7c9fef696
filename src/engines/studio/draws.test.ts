import { describe, expect, it } from 'vitest';
import { drawRequest } from './draws.fixture.ts';
import { findFaults } from './picture-faults.fixture.ts';

/** A sample of the draws of bench/studio-draws.ts. */
const DRAWS = Array.from({ length: 40 }, (_, index) => 1000 + index);

describe('random requests', () => {
  it.each(DRAWS)('draw %i is neither blank, broken, buried, banded, too dark nor too light', async (draw) => {
    const request = drawRequest(draw);
    const { faults } = await findFaults(request);
    expect(faults, JSON.stringify({ ...request, reference: request.reference !== undefined })).toEqual([]);
  });
});
