/** The form body of an endpoint with `takesPicture`. */
export function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('image', file);
  return form;
}
