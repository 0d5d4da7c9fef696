import { Button } from './button.tsx';

/** Below a list that has another page. */
export function ShowMore({ isLoading, onPress }: { isLoading: boolean; onPress(): void }) {
  return (
    <div className="mt-8 flex justify-center">
      <Button busy={isLoading} onClick={onPress}>
        Show more
      </Button>
    </div>
  );
}
