import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { makeArtifact } from '../ad-requests.ts';
import { type CampaignDesign, designKey, sizeKey } from '../campaign-design.ts';
import { type AdFailure, describeAdFailure } from '../describe-ad-failure.ts';
import type { ChangeCampaign } from '../use-campaign.ts';

/** How an ad that was asked for stands; a finished one is in the campaign. */
export type Making = { status: 'waiting' | 'making' } | { status: 'failed'; failure: AdFailure };

export interface AdOrder {
  design: CampaignDesign;
  format: Pick<AdFormat, 'id'>;
  layout: AdLayoutId | undefined;
  /** For the notification, such as `Facebook Story 1080 × 1920`. */
  name: string;
}

/** Several ads that were asked for at once. */
export interface Batch {
  platform: AdPlatformId;
  done: number;
  count: number;
}

const AT_ONCE = 3;

export type AdMaking = ReturnType<typeof useAdMaking>;

/** Has ads made, a few at a time, also while another platform is looked at. */
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

  const note = (order: AdOrder, state: Making | undefined) =>
    setMaking((before) => ({ ...before, [keyOf(order)]: state }));

  /** Whether it was made; null where that was called off. */
  async function make(order: AdOrder, signal: AbortSignal): Promise<unknown> {
    note(order, { status: 'making' });
    const { design, layout, format } = order;
    try {
      const artifact = await makeArtifact(
        { ...design, layout: layout ?? null, formatId: format.id, visualPrompt: '' },
        signal,
      );
      change({
        type: 'artifactMade',
        sizeKey: keyOf(order),
        made: { artifact, design: designKey(design, layout) },
      });
      note(order, undefined);
      return null;
    } catch (error) {
      if (signal.aborted) {
        note(order, undefined);
        return null;
      }
      note(order, { status: 'failed', failure: describeAdFailure(error, 'artifact') });
      return error;
    }
  }

  async function generate(order: AdOrder) {
    const error = await make(order, single.current.signal);
    if (single.current.signal.aborted) return;
    if (error === null)
      toast({ title: 'Ad created', description: `${order.name} is ready.`, variant: 'success' });
    else toastFailure(error);
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
    for (const order of orders) note(order, { status: 'waiting' });
    show();
    const work = async () => {
      for (let order = waiting.shift(); order && !own.signal.aborted; order = waiting.shift()) {
        const error = await make(order, own.signal);
        if (error !== null) errors.push(error);
        // The others would be refused alike.
        if (isHaste(error)) waiting.length = 0;
        done += 1;
        if (!own.signal.aborted) show();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const order of orders)
      setMaking((before) =>
        before[keyOf(order)]?.status === 'waiting' ? { ...before, [keyOf(order)]: undefined } : before,
      );
    if (running.current === own) running.current = null;
    setBatch(null);
    if (own.signal.aborted) return;
    if (errors.length > 0) return toastFailure(errors[0]);
    const words = orders.length === 1 ? `${first.name} is ready.` : `${orders.length} ads are ready.`;
    toast({
      title: orders.length === 1 ? 'Ad created' : 'Ads created',
      description: words,
      variant: 'success',
    });
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
  return sizeKey(design.platform, format.id);
}

function isHaste(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

function toastFailure(error: unknown): void {
  const { title, description } = describeAdFailure(error, 'artifact');
  toast({ title, description, variant: 'destructive' });
}
