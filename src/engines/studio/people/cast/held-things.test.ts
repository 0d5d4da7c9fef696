import { expect, test } from 'vitest';
import { iconBody } from '../../artwork/icon-body.ts';
import { HELD_ICONS, isOwnDrawing } from './held-things.ts';

test('everything that people can hold has a drawing', () => {
  for (const icon of new Set(HELD_ICONS.values()))
    if (!isOwnDrawing(icon)) expect(iconBody(icon)).not.toBe('');
});
