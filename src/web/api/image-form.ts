/** The form of an endpoint that takes a picture. */
export function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('image', file);
  return form;
}
