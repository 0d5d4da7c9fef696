import { randomUUID } from 'node:crypto';
import { type Behavior, recordedErrorOf } from './behavior.ts';
import type { Answer, AnswerTools, ImageAsk, Protocol, TextAsk } from './protocol.ts';
import { type Facts, mapTexts, recordedAnswer } from './recorded-answer.ts';
import type { Sending } from './send-answer.ts';
import { PAGE, pictureFor } from './spoil-picture.ts';

export interface AskToAnswer {
  protocol: Protocol;
  ask: ImageAsk | TextAsk;
  behavior: Behavior;
  facts: Facts;
  compose(ask: TextAsk): unknown;
  /** @returns the number of earlier pictures */
  countPicture(): number;
  /** Serves a picture at this path. */
  keep(path: string, sending: Sending): void;
  later(id: string, answers: Sending[]): void;
}

/** Answers like the provider, with the scripted behavior. */
export async function answerAsk(input: AskToAnswer): Promise<Sending> {
  const { protocol, ask, behavior, facts } = input;
  const tools = toolsOf(input);
  const error = recordedErrorOf(behavior);
  if (error) {
    const answer = recordedAnswer(protocol, error, facts);
    if (typeof behavior === 'object')
      return { answer: { ...answer, headers: { 'retry-after': behavior.limit } } };
    if (error === 'refusal' && protocol.refuse) return { answer: protocol.refuse(ask, tools) };
    return { answer };
  }
  if (behavior === 'hang') return { answer: { body: {} }, accident: 'hang' };
  if (behavior === 'empty') return { answer: { body: {} } };
  if (behavior === 'page') return { answer: { headers: { 'content-type': 'text/html' }, body: PAGE } };
  if (behavior === 'echo') return { answer: echo(protocol, facts) };
  const answer = await succeed(input, tools);
  if (behavior === 'cut' || behavior === 'endless' || behavior === 'malformed')
    return { answer, accident: behavior };
  return { answer, accident: behavior === 'endless-picture' && !tools.hasKept() ? 'endless' : undefined };
}

async function succeed(
  { protocol, ask, behavior, compose, countPicture }: AskToAnswer,
  tools: AnswerTools,
): Promise<Answer> {
  if (ask.kind === 'text') {
    if (!protocol.write) throw new Error(`${protocol.name} writes no texts`);
    const composed = compose(ask);
    return protocol.write(ask, typeof composed === 'string' ? composed : JSON.stringify(composed));
  }
  if (!protocol.deliver) throw new Error(`${protocol.name} makes no pictures`);
  const count = behavior === 'none' ? 0 : behavior === 'fewer' ? Math.max(1, ask.count - 1) : ask.count;
  const { format } = protocol;
  const pictures = Array.from({ length: count }, () =>
    pictureFor(ask, behavior, { number: countPicture(), format }),
  );
  return protocol.deliver(ask, await Promise.all(pictures), tools, behavior === 'late');
}

function echo(protocol: Protocol, facts: Facts): Answer {
  const answer = recordedAnswer(protocol, 'broken', facts);
  const say = (text: string) => (text.length > 12 ? `${text} (request had the key ${facts.key})` : text);
  return { ...answer, headers: { ...answer.headers, 'x-echo': facts.key }, body: mapTexts(answer.body, say) };
}

function toolsOf({
  protocol,
  behavior,
  facts,
  keep,
  later,
}: AskToAnswer): AnswerTools & { hasKept(): boolean } {
  let hasKept = false;
  return {
    origin: facts.origin,
    baseUrl: `${facts.origin}${protocol.base}`,
    hasKept: () => hasKept,
    keep({ bytes, mediaType }) {
      hasKept = true;
      const path = `/files/${randomUUID()}.${mediaType.slice('image/'.length)}`;
      const isEndless = behavior === 'endless-picture';
      keep(path, {
        answer: { headers: { 'content-type': mediaType }, body: bytes },
        accident: isEndless ? 'endless' : undefined,
      });
      return `${facts.origin}${path}`;
    },
    later(answers) {
      const id = randomUUID();
      later(
        id,
        answers.map((answer) => ({ answer })),
      );
      return id;
    },
  };
}
