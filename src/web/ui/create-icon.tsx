import type { LucideProps } from 'lucide-react';
import type { ElementType, SVGAttributes } from 'react';
import { cn } from './class-names.ts';

interface IconData {
  name: string;
  aliases?: readonly string[];
  node: readonly (readonly [tag: ElementType, attributes: SVGAttributes<SVGElement> & { key: string }])[];
}

/**
 * Makes a component of an icon of lucide, with the same elements as the package's own function. That one also serves other
 * frameworks, sizes and contexts, and weighs four times as much. `vite.config.ts` puts this one in its place.
 */
// biome-ignore lint/style/noDefaultExport: the icons import it as the default.
export default function createIcon({ name, aliases = [], node }: IconData) {
  return function Icon({ className, children, ...props }: LucideProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cn(
          'lucide',
          `lucide-${name}`,
          aliases.map((alias) => `lucide-${alias}`),
          className,
        )}
        aria-hidden
        {...props}
      >
        {node.map(([Tag, { key, ...attributes }]) => (
          <Tag key={key} {...attributes} />
        ))}
        {children}
      </svg>
    );
  };
}
