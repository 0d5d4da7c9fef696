import { cn } from './class-names.ts';

/** A spinner in the text's color. With a label it is announced to screen readers. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })} className="inline-flex">
      <svg viewBox="0 0 16 16" className={cn('animate-spin', className ?? 'size-4')} fill="none" aria-hidden>
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity=".25" strokeWidth="1.5" />
        <path
          d="M14.25 8A6.25 6.25 0 0 0 8 1.75"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
