import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cn } from './class-names.ts';
import { FIELD_LOOK } from './field-look.ts';
import { IconButton } from './icon-button.tsx';

interface SearchBoxProps {
  /** Its accessible name. */
  label: string;
  placeholder: string;
  /** The search in the address. */
  q: string;
  onSearch(q: string): void;
}

/**
 * Searches while the user types; works as a form without scripts. A page has at most one: the `/` shortcut focuses it.
 */
export function SearchBox({ label, placeholder, q, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Text typed before hydration.
    if (box.current) setText(box.current.value);
    return () => clearTimeout(timer.current);
  }, []);

  // Back and Forward change the search, too.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    setText(q);
  }, [q]);

  function search(next: string) {
    clearTimeout(timer.current);
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onSearch(next.trim());
  }

  function change(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), PAUSE_MS);
  }

  function clear() {
    setText('');
    search('');
    box.current?.focus();
  }

  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          search(text);
        }}
        className="relative"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={box}
          id="page-search"
          type="search"
          name="q"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') clear();
          }}
          maxLength={200}
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          className={cn(
            FIELD_LOOK,
            text !== '' && 'pr-11!',
            'h-11 text-ellipsis pl-10! md:pointer-fine:h-10 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        {text !== '' && (
          <IconButton label="Clear search" onClick={clear} className="absolute! inset-y-0 right-0 my-auto">
            <X aria-hidden />
          </IconButton>
        )}
      </form>
    </search>
  );
}

/** Milliseconds after the last key press. */
const PAUSE_MS = 250;
