import { startTransition, useCallback, useState } from 'react';
import { useFreeCredits } from '#features/credits/web/use-free-credits';
import { type FindPictures, useFoundPictures } from '../use-found-pictures.ts';
import { PictureWall, type WallImage } from './picture-wall.tsx';
import { QuickStart } from './quick-start.tsx';

interface HeroProps {
  /** For the wall of pictures. */
  images: readonly WallImage[];
  /** For the wall, by what is typed. */
  onFind: FindPictures<WallImage>;
  onStarted(id: string): void;
}

/**
 * The Quick Start card over a wall of pictures; on small screens under a row of them. Typing hangs the pictures that show
 * the words.
 */
export function Hero({ images, onFind, onStarted }: HeroProps) {
  const [prompt, setPrompt] = useState('');
  // Typing is shown before the wall follows.
  const onTyped = useCallback((typed: string) => startTransition(() => setPrompt(typed)), []);
  const found = useFoundPictures(prompt, onFind) ?? [];
  const free = useFreeCredits();
  return (
    <section
      aria-labelledby="hero-title"
      // On small screens the wall takes what the card leaves of the first screen.
      className="relative isolate overflow-hidden border-border border-b [--wall:clamp(6rem,100svh-40rem,16rem)]"
    >
      <PictureWall images={images} found={found} typed={prompt} />
      <div className="mx-auto max-w-3xl pt-(--wall) lg:px-6 lg:py-14">
        <div className="bg-paper px-4 pt-5 pb-8 sm:px-6 lg:rounded-lg lg:border lg:border-border lg:bg-paper/90 lg:p-6 lg:shadow-floating lg:backdrop-blur-md">
          <h1 id="hero-title" className="text-center font-serif text-title">
            The Ultimate AI Creative Platform
          </h1>
          <p className="mx-auto mt-2 mb-4 max-w-xl text-balance text-center text-muted text-sm leading-normal sm:mt-3 sm:mb-6 sm:text-base sm:leading-relaxed">
            Say what you need to see. The picture is made for you, and yours to use commercially. If it needs
            a credit line, it says so.{free && ` ${free}.`}
          </p>
          <QuickStart onStarted={onStarted} onTyped={onTyped} />
        </div>
      </div>
    </section>
  );
}
