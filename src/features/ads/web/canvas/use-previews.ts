import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { type PreviewRequest, previewAds } from '../../contract/ad-artifacts.ts';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import { type CampaignDesign, designKey } from '../campaign-design.ts';
import { type AdFailure, describeAdFailure } from '../describe-ad-failure.ts';
import { type DrawnPreview, planPreviews, withPreviews } from './preview-plan.ts';

const DEBOUNCE_MS = 300;
const DEFAULT_RETRY_S = 20;

interface PreviewInput {
  /** Null if nothing can be drawn yet. */
  design: CampaignDesign | null;
  layouts: Partial<Record<string, AdLayoutId>>;
  /** Ids of the visible formats. */
  wanted: readonly string[];
}

/** A pending request. */
interface Pending {
  /** Design keys by format id. */
  designs: Map<string, string>;
  controller: AbortController;
}

/**
 * Previews of ads, requested a moment after each change. The latest change wins; old previews stay until new ones have
 * come. Scrolling to other formats does not restart pending requests.
 */
export function usePreviews({ design, layouts, wanted }: PreviewInput) {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnPreview>>(NONE);
  const [failure, setFailure] = useState<AdFailure | null>(null);
  const [tries, setTries] = useState(0);
  const requests = useRef(new Set<Pending>());

  const currentKey = (id: string) => design && designKey(design, layouts[id]);
  const isCurrent = useEffectEvent((id: string, key: string) => currentKey(id) === key);

  const send = useEffectEvent(async (request: PreviewRequest, own: CampaignDesign) => {
    const designs = new Map(request.formats.map(({ id, layout }) => [id, designKey(own, layout)]));
    const pending: Pending = { designs, controller: new AbortController() };
    requests.current.add(pending);
    try {
      const { previews } = await call(previewAds, { body: request, signal: pending.controller.signal });
      if (!requests.current.has(pending)) return;
      const current = previews.filter(({ formatId }) => isCurrent(formatId, designs.get(formatId) ?? ''));
      setDrawn((before) => {
        // An outdated preview is better than none.
        const first = previews.filter((preview) => !before.has(preview.formatId));
        return withPreviews(before, own, request, [...first, ...current]);
      });
      setFailure(null);
    } catch (error) {
      if (!requests.current.has(pending)) return;
      setFailure(describeAdFailure(error, 'preview'));
      if (error instanceof ApiError && error.status === 429) {
        const seconds = error.body?.retryAfter ?? DEFAULT_RETRY_S;
        setTimeout(() => setTries((count) => count + 1), seconds * 1_000);
      }
    } finally {
      requests.current.delete(pending);
    }
  });

  const draw = useEffectEvent(() => {
    for (const pending of requests.current)
      if (![...pending.designs].some(([id, key]) => isCurrent(id, key))) {
        requests.current.delete(pending);
        pending.controller.abort();
      }
    if (!design) return;
    const isRequested = (id: string) =>
      [...requests.current].some(({ designs }) => designs.get(id) === currentKey(id));
    const missing = wanted.filter((id) => !isRequested(id));
    for (const request of planPreviews(design, layouts, missing, drawn)) void send(request, design);
  });

  // Everything that previews depend on, in one value.
  const wantedKeys = wanted.map((id) => `${id} ${currentKey(id)}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again after each change and on demand
  useEffect(() => {
    const timer = setTimeout(draw, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wantedKeys, tries]);
  useEffect(() => {
    const all = requests.current;
    return () => {
      for (const { controller } of all) controller.abort();
      all.clear();
    };
  }, []);

  return {
    /** The latest preview by format id, possibly out of date. */
    drawn,
    failure,
    retry: () => setTries((count) => count + 1),
  };
}

const NONE: ReadonlyMap<string, DrawnPreview> = new Map();
