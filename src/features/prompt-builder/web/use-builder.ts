import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type GroundingContext, takeGroundingContext } from '#features/generations/web/grounding-context';
import { useFormSaver } from '#web/state/form-storage.ts';
import { usePageState } from '#web/state/page-state.tsx';
import type { TemplateSetDetail } from '../contract/template-sets.ts';
import { type BuilderDraft, takeBuilderDraft } from './builder-draft.ts';
import { type BuilderState, enterAgain, enterState, reuseDraft } from './builder-state.ts';

export type ChangeBuilder = (change: (state: BuilderState) => BuilderState) => void;

/**
 * The state of a builder. Its random choices come from the page's seed, so that the server's HTML has the same; the
 * browser's stored state (a picture to refine, a prompt to reuse, the state before signing in) is read in the first effect.
 * Set `signsIn` before leaving for sign-in, so that the state is stored.
 */
export function useBuilder(template: TemplateSetDetail, place: string) {
  const { seed, user } = usePageState();
  const [state, change] = useState(() =>
    enterState({ template, grounding: null, seed: seed ^ Math.imul(entries, 0x9e3779b1) }),
  );

  const enter = useEffectEvent(() => {
    // Otherwise the browser may restore the scroll position after hydration.
    history.scrollRestoration = 'manual';
    // A newly opened document is at its top, unless the person has scrolled already.
    if (entries > 0 || arrival() !== 'navigate') scrollTo(0, 0);
    entries += 1;
    const grounding = readGrounding();
    const draft = readDraft();
    const kept = takeSavedBuilder(place);
    // React's strict mode runs effects twice: the second time nothing is stored, and nothing changes.
    if (grounding) change((it) => enterAgain(it, { template, grounding, seed: it.seed }));
    else if (draft) change((it) => reuseDraft(it, template.groups, draft));
    else if (kept && (user || arrival() === 'back_forward')) change((it) => ({ ...it, ...kept }));
  });
  useLayoutEffect(() => {
    enter();
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // A visitor who leaves may be going to sign in by any link; for users, `signsIn` says so.
  const signsIn = useRef(false);
  const keepForSignIn = useEffectEvent(() => {
    if (!user || signsIn.current) saveBuilder(place, state);
  });
  useEffect(() => {
    addEventListener('pagehide', keepForSignIn);
    return () => removeEventListener('pagehide', keepForSignIn);
  }, []);

  useFormSaver(() => saveBuilder(place, state));

  return { state, change: change as ChangeBuilder, signsIn };
}

/** Builders entered since the document was loaded: each makes other random choices. Always 0 on the server. */
let entries = 0;

// Storage may be forbidden, so that even its name throws.
function readGrounding(): GroundingContext | null {
  try {
    return takeGroundingContext(localStorage);
  } catch {
    return null;
  }
}

function readDraft(): BuilderDraft | null {
  try {
    return takeBuilderDraft(sessionStorage);
  } catch {
    return null;
  }
}

/** How this document was opened. */
function arrival(): NavigationTimingType {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate';
}

/**
 * Stores a builder's state for the life of the browser tab, so that it survives signing in.
 * @param place identifies the builder
 */
function saveBuilder(place: string, state: BuilderState): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(state));
  } catch {
    // Storage may be forbidden or full; then the state is lost.
  }
}

/** Reads the stored state and removes it. */
function takeSavedBuilder(place: string): BuilderState | null {
  try {
    const stored = sessionStorage.getItem(keyOf(place));
    if (stored === null) return null;
    sessionStorage.removeItem(keyOf(place));
    const kept: unknown = JSON.parse(stored);
    return isState(kept) ? { ...kept, lit: null } : null;
  } catch {
    return null;
  }
}

// The number changes with the shape of the state, so that states of earlier releases are ignored.
const keyOf = (place: string) => `builder1:${place}`;

function isState(value: unknown): value is BuilderState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'prompt' in value &&
    typeof value.prompt === 'string' &&
    'selections' in value &&
    typeof value.selections === 'object' &&
    value.selections !== null &&
    'settings' in value &&
    typeof value.settings === 'object' &&
    value.settings !== null
  );
}
