import { usePageState } from '#web/state/page-state.tsx';
import { examplesOfSeed } from './examples-of-seed.ts';

interface ExampleWallProps {
  onChoose(prompt: string): void;
}

/** Example pictures with their prompts. */
export function ExampleWall({ onChoose }: ExampleWallProps) {
  const { seed } = usePageState();
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3">
      {examplesOfSeed(seed).map(({ title, prompt, thumbnail }) => (
        <li key={thumbnail}>
          <button
            type="button"
            onClick={() => onChoose(prompt)}
            className="group block w-full rounded-sm text-left"
          >
            <span className="sr-only">Use this prompt: </span>
            <span className="relative block aspect-[4/3] overflow-hidden rounded-sm bg-surface-2">
              <img
                src={thumbnail}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="size-full object-cover transition-transform duration-slow group-hover:scale-[1.03]"
              />
            </span>
            <span className="mt-2 block font-medium text-sm">{title}</span>
            <span className="mt-0.5 line-clamp-2 font-mono text-muted text-xs leading-5">{prompt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
