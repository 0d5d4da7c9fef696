export function galleryImagePath(id: string): string {
  return `/gallery/${id}`;
}

/** The id in a picture's path; null for any other path. */
export function galleryImageIdIn(path: string | null): string | null {
  return path === null ? null : (/^\/gallery\/([\w-]+)\/?$/.exec(path)?.[1] ?? null);
}
