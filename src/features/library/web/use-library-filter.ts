import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  type LibraryFilter,
  readLibraryFilter,
  WHOLE_LIBRARY,
  writeLibraryFilter,
} from './filter-library.ts';

/** The chosen filter: in the address of the library's page, else in memory. */
export function useLibraryFilter(isPage: boolean): [LibraryFilter, (filter: LibraryFilter) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [inMemory, setInMemory] = useState(WHOLE_LIBRARY);
  if (!isPage) return [inMemory, setInMemory];
  return [
    readLibraryFilter(search),
    (filter) => {
      const params = new URLSearchParams(writeLibraryFilter(filter));
      navigate(params.size > 0 ? `${path}?${params}` : path, { replace: true });
    },
  ];
}
