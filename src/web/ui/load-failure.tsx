import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  title: string;
  onRetry(): void;
  /** A reassurance or advice. */
  children?: ReactNode;
  className?: string;
}

/** Replaces content that could not be loaded, with a button to try again. */
export function LoadFailure({ onRetry, ...props }: LoadFailureProps) {
  return <EmptyState {...props} action={<Button onClick={onRetry}>Try again</Button>} />;
}
