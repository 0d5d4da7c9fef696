import { useDeferredValue, useState } from 'react';
import { PictureWall, type WallImage } from './picture-wall.tsx';
import { QuickStart } from './quick-start.tsx';

interface HeroProps {
  /** For the wall of pictures. */
  images: readonly WallImage[];
  onStarted(id: string): void;
}

/** The Quick Start card in front of a wall of pictures. */
export function Hero({ images, onStarted }: HeroProps) {
  const [prompt, setPrompt] = useState('');
  return (
    <section aria-labelledby="hero-title" className="relative isolate overflow-hidden border-border border-b">
      <PictureWall images={images} prompt={useDeferredValue(prompt)} />
      <div className="mx-auto max-w-3xl px-4 pt-36 pb-12 sm:px-6 md:pb-20 lg:pt-24">
        <h1 id="hero-title" className="text-center font-serif text-display">
          The Ultimate AI Creative Platform
        </h1>
        <p className="mx-auto mt-4 mb-8 max-w-xl text-balance text-center text-muted leading-relaxed md:mb-10 md:text-lg">
          Say what you need to see. The picture is made for you, and yours to use commercially. If it needs a
          credit line, it says so.
        </p>
        <QuickStart onStarted={onStarted} onTyped={setPrompt} />
      </div>
    </section>
  );
}
