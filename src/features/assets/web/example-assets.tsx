import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ExampleProduct } from '../contract/assets.ts';
import { exampleProductsQuery } from './api/assets.ts';

interface ExampleAssetsProps {
  chosen: ExampleProduct | null;
  onChoose(example: ExampleProduct): void;
}

/** Example assets to choose from. They are optional, so a failure to load them shows no error. */
export function ExampleAssets({ chosen, onChoose }: ExampleAssetsProps) {
  const { data = [], isPending, error } = useQuery(exampleProductsQuery(true));
  useEffect(() => {
    if (error) console.error('The example assets could not be loaded', error);
  }, [error]);
  if (!isPending && data.length === 0) return null;

  return (
    <section aria-labelledby="example-assets-title" aria-busy={isPending} className="mt-5">
      <h3 id="example-assets-title" className="font-medium text-sm">
        Or Try an Example Asset
      </h3>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-6">
        {isPending
          ? Array.from({ length: PLACEHOLDERS }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
              <li key={place}>
                <Skeleton className="aspect-square" />
              </li>
            ))
          : data.map((example) => (
              <li key={example.id}>
                <ExampleAsset
                  example={example}
                  chosen={example.id === chosen?.id}
                  onChoose={() => onChoose(example)}
                />
              </li>
            ))}
      </ul>
    </section>
  );
}

const PLACEHOLDERS = 6;

interface ExampleAssetProps {
  example: ExampleProduct;
  chosen: boolean;
  onChoose(): void;
}

function ExampleAsset({ example: { name, imageUrl, description }, chosen, onChoose }: ExampleAssetProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={name}
      title={description}
      onClick={onChoose}
      className={cn(
        'relative block aspect-square w-full overflow-hidden rounded-sm bg-surface-3 p-2 transition-colors hover:bg-border',
        chosen && 'outline-2 outline-ink -outline-offset-2',
      )}
    >
      <img src={imageUrl} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      {chosen && (
        <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-ink text-paper">
          <Check aria-hidden className="size-4" />
        </span>
      )}
    </button>
  );
}
