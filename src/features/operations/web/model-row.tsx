import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  House,
  KeyRound,
  type LucideIcon,
} from 'lucide-react';
import type { ModelCondition, ModelState } from '#features/image-models/contract/model-health';
import { cn } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { dollars, STATE_TEXTS, usesText } from './model-texts.ts';

/** One model. On phones its state is below its name. */
export function ModelRow({ model, now }: { model: ModelState; now: string }) {
  const { id, name, provider, uses, calls, failures, costTodayUsd } = model;
  const runsHere = model.state === 'built-in';
  return (
    <tr className="align-top *:py-2.5 [&>*+*]:pl-3 [&>*+*]:text-right">
      <th scope="row" className="min-w-0 font-normal leading-6 md:w-[38%]">
        <span className="[overflow-wrap:anywhere]">
          {provider && `${provider} `}
          {name}
        </span>
        <span className="block text-muted">
          {usesText(uses)}
          <Price model={model} />
        </span>
        {id !== name && (
          <span className="block font-mono text-muted text-xs [overflow-wrap:anywhere]">{id}</span>
        )}
        <span className="block md:hidden">
          <State model={model} now={now} />
        </span>
      </th>
      <td className="text-left! leading-6 max-md:hidden md:pl-6!">
        <State model={model} now={now} />
      </td>
      <td className="leading-6">{runsHere ? '–' : figure(calls)}</td>
      <td className={cn('leading-6', failures > 0 && 'font-medium text-danger')}>
        {runsHere ? '–' : figure(failures)}
      </td>
      <td className="leading-6">{runsHere ? '–' : dollars(costTodayUsd)}</td>
    </tr>
  );
}

function State({ model, now }: { model: ModelState; now: string }) {
  const { state, missingVariable, lastFailure } = model;
  const { Icon, look } = LOOKS[state];
  return (
    <>
      <span className="flex items-start gap-2">
        <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', look)} />
        {STATE_TEXTS[state]}
      </span>
      {missingVariable && (
        <span className="block [overflow-wrap:anywhere]">
          <code className="text-xs">{missingVariable}</code> is missing
        </span>
      )}
      {lastFailure && (
        <span className="block text-muted [overflow-wrap:anywhere]">
          <RelativeTime date={lastFailure.at} now={Date.parse(now)} />: {lastFailure.detail}
        </span>
      )}
    </>
  );
}

const LOOKS: Readonly<Record<ModelCondition, { Icon: LucideIcon; look: string }>> = {
  'built-in': { Icon: House, look: 'text-muted' },
  ready: { Icon: CircleCheck, look: 'text-success' },
  untried: { Icon: CircleDashed, look: 'text-muted' },
  down: { Icon: CircleAlert, look: 'text-warning' },
  refused: { Icon: CircleX, look: 'text-danger' },
  unconfigured: { Icon: KeyRound, look: 'text-danger' },
};

function Price({ model: { usdPerImage, isPriceAssumed } }: { model: ModelState }) {
  if (usdPerImage === null) return null;
  return (
    <>
      {' · '}
      {dollars(usdPerImage)} an image
      {isPriceAssumed && (
        <span title="set its cost in MODEL_PRICES" className="text-warning">
          {' '}
          (assumed)
        </span>
      )}
    </>
  );
}

/** Zeros are muted. */
function figure(count: number) {
  return count === 0 ? <span className="text-muted">0</span> : count.toLocaleString('en');
}
