import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UndrawablePanel } from './undrawable-panel.tsx';

test.each([
  [true, 'Close', 'Cancel'],
  [false, 'Cancel', 'Close'],
])('with isChange %s its button says %s', (isChange, shown, missing) => {
  const html = renderToStaticMarkup(
    <UndrawablePanel
      box={{ current: null }}
      undrawable={{ error: 'It cannot be drawn', code: 'cannot_draw', ...(isChange && { isChange }) }}
      price={1}
      isPending={false}
      onAnyway={() => {}}
      onCancel={() => {}}
      onModel={() => {}}
    />,
  );
  expect(html).toContain(`>${shown}<`);
  expect(html).not.toContain(`>${missing}<`);
});
