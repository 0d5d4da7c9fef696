import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField } from './select.tsx';

test('the choice is visible before any script runs', () => {
  const options = [
    { value: 'a', label: 'Photorealistic' },
    { value: 'b', label: 'Artistic' },
  ];
  const html = renderToString(
    <SelectField label="Style" value="b" options={options} onChange={() => undefined} />,
  );
  expect(html).toContain('Artistic');
  const empty = renderToString(
    <SelectField label="Style" value="" placeholder="Any" options={options} onChange={() => undefined} />,
  );
  expect(empty).toContain('Any');
});
