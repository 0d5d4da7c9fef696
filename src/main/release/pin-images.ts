/** `image: NAME:TAG` in a Compose file, `FROM NAME:TAG` in a Dockerfile; an existing digest is replaced. */
const IMAGE = /^(\s*image:\s*|FROM\s+)([\w./-]+:[\w.-]+)(@sha256:[0-9a-f]{64})?(?=\s|$)/gim;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Adds the digest of each image after its tag, so that exactly the released images run.
 * @param findDigest asks the image's registry: `sha256:` and 64 hexadecimal digits
 * @throws Error if an answer is not a digest
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
