import { useEffect, useRef } from 'react';

/**
 * A pressed button loses the focus when it is disabled or replaced. This gives the focus to its replacement, unless the
 * user has moved it meanwhile.
 * @param state changes whenever the button is replaced
 */
export function useRestoredFocus(state: unknown) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change
  useEffect(() => {
    if (!wasPressed.current) return;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    else wasPressed.current = document.activeElement === ref.current;
  }, [state]);
  return {
    ref,
    onPress() {
      wasPressed.current = true;
    },
  };
}
