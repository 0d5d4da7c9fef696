/** Focuses an empty text box and says what is missing, until something is typed. Does nothing while there is no box. */
export function askForText(box: HTMLTextAreaElement | HTMLInputElement | null, message: string) {
  if (!box) return;
  box.setCustomValidity(message);
  box.reportValidity();
  box.addEventListener('input', () => box.setCustomValidity(''), { once: true });
}
