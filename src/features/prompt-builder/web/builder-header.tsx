import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { BuilderMode } from './final-prompt.ts';

interface BuilderHeaderProps {
  mode: BuilderMode;
  /** The template's name, or the prompt of the refined picture; undefined while loading. */
  name?: string;
}

export function BuilderHeader({ mode, name }: BuilderHeaderProps) {
  return (
    <header className="pt-4 pb-6 md:pt-6 md:pb-8">
      <Button asChild variant="ghost" size="small" className="-ml-3 text-muted">
        <Link href="/home">
          <ArrowLeft aria-hidden className="size-4" />
          Back to Gallery
        </Link>
      </Button>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-serif text-title">
          <span className="max-sm:hidden">Framewright </span>Prompt Builder
        </h1>
        <Badge tone="outline" className="sm:mt-2">
          {MODE_NAMES[mode]}
        </Badge>
      </div>
      <p className="wrap-anywhere mt-2 line-clamp-2 min-h-7 text-lg text-muted">{name}</p>
    </header>
  );
}

const MODE_NAMES = { guided: 'Guided', examples: 'Examples', custom: 'Custom' };
