import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ClientGone } from '#platform/http/requests/abort-on-disconnect';
import { createAnswerSlots } from './answer-slots.ts';

/** Asks for slots for a person's responses. */
async function ask(waitForSlot: ReturnType<typeof createAnswerSlots>, userId: string, count: number) {
  const asked = Array.from({ length: count }, () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const one = { response, hasSlot: false };
    waitForSlot(userId, response).then(
      () => {
        one.hasSlot = true;
      },
      (error) => expect(error).toBeInstanceOf(ClientGone),
    );
    return one;
  });
  await nextTick();
  return asked;
}

const countSlots = (asked: Awaited<ReturnType<typeof ask>>) => asked.filter(({ hasSlot }) => hasSlot).length;

test('a person has four answers in memory at once, and the next when one is closed', async () => {
  const waitForSlot = createAnswerSlots();
  const own = await ask(waitForSlot, 'ada', 6);
  expect(countSlots(own)).toBe(4);
  expect(countSlots(await ask(waitForSlot, 'grace', 1))).toBe(1);
  own[0]!.response.emit('close');
  await nextTick();
  expect(countSlots(own)).toBe(5);
});

test('a process has forty', async () => {
  const waitForSlot = createAnswerSlots();
  const people = [];
  for (let at = 0; at < 11; at++) people.push(await ask(waitForSlot, `user ${at}`, 4));
  expect(people.map(countSlots)).toEqual([...Array.from({ length: 10 }, () => 4), 0]);
});

test('clients that leave while they wait take no slot', async () => {
  const waitForSlot = createAnswerSlots();
  const own = await ask(waitForSlot, 'ada', 8);
  for (const { response } of own) response.destroy();
  await nextTick();
  await nextTick();
  expect(countSlots(own)).toBe(4);
  expect(countSlots(await ask(waitForSlot, 'ada', 1))).toBe(1);
});
