import { expect, test } from 'vitest';
import { stageText } from './stage-text.ts';

test.each([
  [0, 'Setting up'],
  [0.02, 'Setting up'],
  [0.05, 'Developing'],
  [0.93, 'Developing'],
  [0.94, 'Finishing'],
  [1, 'Finishing'],
])('a picture at %d is said to be “%s”', (progress, text) => expect(stageText(progress)).toBe(text));
