import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { ApiError } from '#web/api/request.ts';
import { type PreviewRequest, previewAds } from '../../contract/ad-artifacts.ts';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import { type CampaignDesign, designKey } from '../campaign-design.ts';
import { type AdFailure, describeAdFailure } from '../describe-ad-failure.ts';
import { type DrawnPreview, planPreviews, withPreviews } from './preview-plan.ts';

const DRAWN_AFTER_MS = 300;
const LATER_S = 20;

interface PreviewWish {
  /** Null where nothing can be drawn yet. */
  design: CampaignDesign | null;
  layouts: Partial<Record<string, AdLayoutId>>;
  /** Ids of formats that are to be seen. */
  wanted: readonly string[];
}

/** A request on its way, and what its previews are drawn from, by format id. */
interface Flight {
  designs: Map<string, string>;
  stop: AbortController;
}

/**
 * Ads as they will look, a moment after each change. The latest wish wins; what was drawn before stays until it is
 * there. Scrolling to other formats does not begin anew what is on its way.
 */
export function usePreviews({ design, layouts, wanted }: PreviewWish) {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnPreview>>(NONE);
  const [failure, setFailure] = useState<AdFailure | null>(null);
  const [flying, setFlying] = useState(0);
  const [tries, setTries] = useState(0);
  const flights = useRef(new Set<Flight>());

  const wishFor = (id: string) => design && designKey(design, layouts[id]);
  const isCurrent = useEffectEvent((id: string, key: string) => wishFor(id) === key);

  const fly = useEffectEvent(async (request: PreviewRequest, own: CampaignDesign) => {
    const designs = new Map(request.formats.map(({ id, layout }) => [id, designKey(own, layout)]));
    const flight: Flight = { designs, stop: new AbortController() };
    flights.current.add(flight);
    setFlying(flights.current.size);
    try {
      const { previews } = await call(previewAds, { body: request, signal: flight.stop.signal });
      if (!flights.current.has(flight)) return;
      const current = previews.filter(({ formatId }) =>
        isCurrent(formatId, flight.designs.get(formatId) ?? ''),
      );
      setDrawn((before) => {
        // What is out of date already is better than nothing.
        const first = previews.filter((preview) => !before.has(preview.formatId));
        return withPreviews(before, own, request, [...first, ...current]);
      });
      setFailure(null);
    } catch (error) {
      if (!flights.current.has(flight)) return;
      setFailure(describeAdFailure(error, 'preview'));
      if (error instanceof ApiError && error.status === 429) {
        const seconds = error.body?.retryAfter ?? LATER_S;
        setTimeout(() => setTries((count) => count + 1), seconds * 1_000);
      }
    } finally {
      flights.current.delete(flight);
      setFlying(flights.current.size);
    }
  });

  const draw = useEffectEvent(() => {
    for (const flight of flights.current)
      if (![...flight.designs].some(([id, key]) => isCurrent(id, key))) {
        flights.current.delete(flight);
        flight.stop.abort();
      }
    setFlying(flights.current.size);
    if (!design) return;
    const isOnItsWay = (id: string) =>
      [...flights.current].some(({ designs }) => designs.get(id) === wishFor(id));
    const missing = wanted.filter((id) => !isOnItsWay(id));
    for (const request of planPreviews(design, layouts, missing, drawn)) void fly(request, design);
  });

  // Everything that previews depend on, in one value.
  const wish = wanted.map((id) => `${id} ${wishFor(id)}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again after each change and on demand
  useEffect(() => {
    const timer = setTimeout(draw, DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wish, tries]);
  useEffect(() => {
    const all = flights.current;
    return () => {
      for (const { stop } of all) stop.abort();
      all.clear();
    };
  }, []);

  return {
    /** By format id; of a format whose preview is being drawn, the one before. */
    drawn,
    isDrawing: flying > 0,
    failure,
    retry: () => setTries((count) => count + 1),
  };
}

const NONE: ReadonlyMap<string, DrawnPreview> = new Map();
