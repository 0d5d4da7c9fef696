import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';

/**
 * The dialog with a generation's details. Its code loads on first use.
 * @param onLeave called before the page is left for the prompt builder
 */
export function useDetails(onLeave: () => void = () => {}): {
  show(generation: Generation): void;
  dialog(generations: readonly Generation[]): ReactNode;
} {
  const [wanted, setWanted] = useState(false);
  const [detailed, setDetailed] = useState<string | null>(null);
  return {
    show({ id }) {
      setWanted(true);
      setDetailed(id);
    },
    dialog: (generations) =>
      wanted && (
        <Suspense>
          <GenerationDetails
            generation={generations.find(({ id }) => id === detailed)}
            onClose={() => setDetailed(null)}
            onLeave={onLeave}
          />
        </Suspense>
      ),
  };
}

const GenerationDetails = lazy(async () => ({
  default: (await import('./generation-details.tsx')).GenerationDetails,
}));
