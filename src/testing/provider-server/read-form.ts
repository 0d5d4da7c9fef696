/** Reads the files of a form's field. */
export async function bytesOfFile(form: FormData, field: string): Promise<Uint8Array[]> {
  const files = form.getAll(field).filter((value): value is File => typeof value !== 'string');
  return await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())));
}
