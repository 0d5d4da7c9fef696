/** `image: NAME:TAG` in a Compose file, `FROM NAME:TAG` in a Dockerfile; a digest that stands there is looked up again. */
const IMAGE = /^(\s*image:\s*|FROM\s+)([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?=\s|$)/gim;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * The file with the digest of each image behind its tag, so that what runs is what was released.
 * @param findDigest asks the image's registry: `sha256:` and 64 hexadecimal digits
 * @throws Error for an answer that is no digest
 */
export async function pinImages(
  file: string,
  findDigest: (image: string) => Promise<string>,
): Promise<string> {
  const images = [...new Set(Array.from(file.matchAll(IMAGE), ([, , image = '']) => image))];
  const digests = new Map<string, string>();
  for (const image of images) {
    const digest = (await findDigest(image)).trim();
    if (!DIGEST.test(digest))
      throw new Error(`The registry gave no digest for ${image}: ${JSON.stringify(digest.slice(0, 100))}`);
    digests.set(image, digest);
  }
  return file.replace(
    IMAGE,
    (_whole, before: string, image: string) => `${before}${image}@${digests.get(image)}`,
  );
}

/** The images of the file that have no digest. */
export function listUnpinned(file: string): string[] {
  return Array.from(file.matchAll(IMAGE)).flatMap(([, , image = '', digest]) => (digest ? [] : [image]));
}
