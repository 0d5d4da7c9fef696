import type { Generation } from '#features/generations/contract/generations';
import { cacheBusted, type ShownImage } from '#features/generations/web/generation-images';
import { renditionSet } from '#features/images/web/rendition-set';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { Stage } from './stage.tsx';

interface ContactSheetProps {
  generation: Generation;
  images: readonly ShownImage[];
  onChoose(index: number): void;
}

/** All pictures of a result at once, two in a row. */
export function ContactSheet({ generation, images, onChoose }: ContactSheetProps) {
  const { width = 1, height = 1 } = images[0] ?? {};
  const ratio = (width * 2) / (height * Math.ceil(images.length / 2));
  return (
    <Stage ratio={width / height}>
      <ul
        aria-label="Result pictures"
        className="grid grid-cols-2 gap-1"
        style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}
      >
        {images.map((image, i) => (
          <li key={image.url} className="min-h-0">
            <button
              type="button"
              aria-label={`Show image ${i + 1}`}
              onClick={() => onChoose(i)}
              className="block size-full focus-visible:-outline-offset-4"
            >
              <LazyImage
                src={cacheBusted(image.url, generation)}
                srcSet={renditionSet(cacheBusted(image.url, generation), image.width, true)}
                sizes="50vw"
                alt=""
                thumbHash={image.thumbHash}
                className="size-full"
              />
            </button>
          </li>
        ))}
      </ul>
    </Stage>
  );
}
