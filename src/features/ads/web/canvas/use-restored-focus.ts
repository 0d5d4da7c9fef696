import { useEffect, useRef } from 'react';

/**
 * A button that was pressed and is then disabled or replaced loses the focus: what stands there next gets it back, unless
 * it has gone elsewhere meanwhile.
 * @param standing changes whenever something else stands there
 */
export function useRestoredFocus(standing: unknown) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change
  useEffect(() => {
    if (!wasPressed.current) return;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    else wasPressed.current = document.activeElement === ref.current;
  }, [standing]);
  return {
    ref,
    onPress() {
      wasPressed.current = true;
    },
  };
}
