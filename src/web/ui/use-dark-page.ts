import { useEffect, useLayoutEffect } from 'react';

/** Darkens the whole page: a light header, scroll bar or notification would distract from the picture. */
export function useDarkPage() {
  useDarkEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = 'dark';
    return () => {
      style.colorScheme = '';
    };
  }, []);
}

// Before the first paint; the server has no layout effects.
const useDarkEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
