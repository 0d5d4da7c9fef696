import { IMAGE_COUNT_MAX } from '#platform/limits/limits';
import { countInWords } from '#platform/words/count-in-words';

interface ImageCountProps {
  value: number;
  onChoose(count: number): void;
}

export function ImageCount({ value, onChoose }: ImageCountProps) {
  return (
    <fieldset className="flex items-center justify-between gap-4">
      <legend className="float-left text-sm">Number of pictures</legend>
      <div className="flex rounded-md bg-surface-2 p-1">
        {Array.from({ length: IMAGE_COUNT_MAX }, (_, place) => place + 1).map((count) => (
          <label
            key={count}
            className="relative grid h-11 w-11 cursor-pointer place-items-center rounded-sm text-muted text-sm tabular-nums transition-colors hover:text-ink has-checked:bg-lifted has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-ink md:pointer-fine:h-8 md:pointer-fine:w-10"
          >
            <input
              type="radio"
              name="image-count"
              value={count}
              checked={value === count}
              onChange={() => onChoose(count)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            />
            <span aria-hidden>{count}</span>
            <span className="sr-only">{countInWords(count, 'image')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
