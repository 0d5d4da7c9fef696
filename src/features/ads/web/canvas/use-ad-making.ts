import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/request.ts';
import { toastSuccess } from '#web/ui/toast-store.ts';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { type AdNotes, makeArtifact } from '../ad-requests.ts';
import { type CampaignDesign, designKey, sizeKey } from '../campaign-design.ts';
import { type AdFailure, describeAdFailure, toastAdFailure } from '../describe-ad-failure.ts';
import type { ChangeCampaign } from '../use-campaign.ts';

/** State of an ad that is not finished; finished ads are in the campaign. */
export type Making = { status: 'waiting' | 'making' } | { status: 'failed'; failure: AdFailure };

export interface AdOrder {
  design: CampaignDesign;
  format: Pick<AdFormat, 'id'>;
  layout: AdLayoutId | undefined;
  notes: AdNotes;
  /** For the notification, such as `Facebook Story 1080 × 1920`. */
  name: string;
}

/** Progress of several ads that were requested together. */
export interface Batch {
  platform: AdPlatformId;
  done: number;
  count: number;
}

const MAX_CONCURRENT = 3;

export type AdMaking = ReturnType<typeof useAdMaking>;

/** Makes ads, a few at a time. Continues while another platform is shown. */
export function useAdMaking(change: ChangeCampaign) {
  const [making, setMaking] = useState<Partial<Record<string, Making>>>({});
  const [batch, setBatch] = useState<Batch | null>(null);
  const running = useRef<AbortController | null>(null);
  const single = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    single.current = own;
    return () => {
      own.abort();
      running.current?.abort();
    };
  }, []);

  const setState = (order: AdOrder, state: Making | undefined) =>
    setMaking((before) => ({ ...before, [keyOf(order)]: state }));

  /** @returns the error; null if the ad was made or the signal was aborted */
  async function make(order: AdOrder, signal: AbortSignal): Promise<unknown> {
    setState(order, { status: 'making' });
    const { design, notes, layout, format } = order;
    try {
      const artifact = await makeArtifact(
        { ...design, ...notes, layout: layout ?? null, formatId: format.id, visualPrompt: '' },
        signal,
      );
      change({
        type: 'artifactMade',
        sizeKey: keyOf(order),
        made: { artifact, design: designKey(design, layout) },
      });
      setState(order, undefined);
      return null;
    } catch (error) {
      const failure = describeAdFailure(error, 'artifact');
      setState(order, signal.aborted ? undefined : { status: 'failed', failure });
      return signal.aborted ? null : error;
    }
  }

  async function generate(order: AdOrder) {
    const error = await make(order, single.current.signal);
    if (single.current.signal.aborted) return;
    if (error === null) toastAds([order]);
    else toastAdFailure(describeAdFailure(error, 'artifact'));
  }

  async function generateAll(orders: readonly AdOrder[]) {
    const [first] = orders;
    if (running.current || !first) return;
    const own = new AbortController();
    running.current = own;
    const waiting = [...orders];
    const errors: unknown[] = [];
    let done = 0;
    const show = () => setBatch({ platform: first.design.platform, done, count: orders.length });
    for (const order of orders) setState(order, { status: 'waiting' });
    show();
    const work = async () => {
      for (let order = waiting.shift(); order && !own.signal.aborted; order = waiting.shift()) {
        const error = await make(order, own.signal);
        if (error !== null) errors.push(error);
        // The server would refuse the others too.
        if (isRateLimited(error)) waiting.length = 0;
        done += 1;
        if (!own.signal.aborted) show();
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
    for (const order of orders)
      setMaking((before) =>
        before[keyOf(order)]?.status === 'waiting' ? { ...before, [keyOf(order)]: undefined } : before,
      );
    if (running.current === own) running.current = null;
    setBatch(null);
    if (own.signal.aborted) return;
    if (errors.length > 0) toastAdFailure(describeAdFailure(errors[0], 'artifact'));
    else toastAds(orders);
  }

  return {
    /** By size key. */
    making,
    batch,
    generate: (order: AdOrder) => void generate(order),
    generateAll: (orders: readonly AdOrder[]) => void generateAll(orders),
    cancel: () => running.current?.abort(),
  };
}

function keyOf({ design, format }: AdOrder): string {
  return sizeKey(design.platform, format.id, design.concept);
}

function isRateLimited(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

function toastAds([first, ...others]: readonly AdOrder[]): void {
  if (others.length === 0) toastSuccess('Ad created', `${first?.name} is ready.`);
  else toastSuccess('Ads created', `${others.length + 1} ads are ready.`);
}
