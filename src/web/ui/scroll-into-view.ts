import type { FocusEvent } from 'react';

/** For the `onFocus` of a row that scrolls sideways: browsers leave what is partly in sight where it is. */
export function scrollFocusedIntoView({ target }: FocusEvent<Element, Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
