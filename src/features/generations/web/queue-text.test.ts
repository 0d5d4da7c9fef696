import { expect, it } from 'vitest';
import { queueText } from './queue-text.ts';

it('describes the queue position', () => {
  expect(queueText(0)).toBe('Next in line');
  expect(queueText(3)).toBe('3 ahead of yours in the queue');
});
