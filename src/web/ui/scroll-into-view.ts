import type { FocusEvent } from 'react';

/** For the `onFocus` of a row that scrolls sideways: browsers do not scroll to elements that are partly visible. */
export function scrollFocusedIntoView({ target }: FocusEvent<Element, Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
