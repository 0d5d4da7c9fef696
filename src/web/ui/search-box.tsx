import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SearchField } from './search-field.tsx';

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
        <SearchField
          ref={box}
          id="page-search"
          name="q"
          value={text}
          onText={change}
          onClear={clear}
          placeholder={placeholder}
          aria-label={label}
        />
      </form>
    </search>
  );
}

/** Milliseconds after the last key press. */
const PAUSE_MS = 250;
