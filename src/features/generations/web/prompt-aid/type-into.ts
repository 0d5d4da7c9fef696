/** Replaces the text of a box as if it were typed, so that the browser can undo it. */
export function typeInto(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  box.select();
  if (document.execCommand('insertText', false, text)) return;
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
