import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type GroundingContext, takeGroundingContext } from '#features/generations/web/grounding-context';
import { useFormSaver } from '#web/state/form-storage.ts';
import { usePageState } from '#web/state/page-state.tsx';
import type { TemplateSetDetail } from '../contract/template-sets.ts';
import { type BuilderDraft, takeBuilderDraft } from './builder-draft.ts';
import { type BuilderState, enterAgain, enterState, reuseDraft } from './builder-state.ts';
import { saveBuilder, takeSavedBuilder } from './builder-storage.ts';

export type ChangeBuilder = (change: (state: BuilderState) => BuilderState) => void;

/**
 * The state of one builder. Its first lots are drawn from the page's seed, so that the server's HTML has them already;
 * what this browser alone knows (a picture to refine, a prompt to reuse, what stood here before a sign-in) comes with
 * the first effect. Whoever sends the browser to sign-in sets `signsIn`, so that all is there again afterwards.
 */
export function useBuilder(template: TemplateSetDetail, place: string) {
  const { seed, user } = usePageState();
  const [state, change] = useState(() =>
    enterState({ template, grounding: null, seed: seed ^ Math.imul(entries, 0x9e3779b1) }),
  );

  const enter = useEffectEvent(() => {
    // Said before any reload: a browser that was about to bring the place back may do so after the page is alive.
    history.scrollRestoration = 'manual';
    // A document that was just opened is at its top, unless somebody has scrolled already, who is left alone.
    if (entries > 0 || arrival() !== 'navigate') scrollTo(0, 0);
    entries += 1;
    const grounding = readGrounding();
    const draft = readDraft();
    const kept = takeSavedBuilder(place);
    // Development runs effects twice: the second time there is nothing to take, and nothing is changed.
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

  // A visitor who leaves may be on the way to sign in, by whichever link; others say so.
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

/** Builders entered since the document was loaded: each draws other lots. Never above 0 on the server. */
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
