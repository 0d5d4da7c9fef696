import { expect, test } from 'vitest';
import { chooseToShed } from './shed-load.ts';

const request = (name: string, id: string, network?: string) => ({
  name,
  caller: network === undefined ? { id } : { id, network },
});

test('the oldest request of the network with the most leaves a full line', () => {
  const line = [
    request('one', '192.0.2.1', '192.0.2.0/24'),
    request('two', '198.51.100.1', '198.51.100.0/24'),
    request('three', '198.51.100.2', '198.51.100.0/24'),
    request('newest', '203.0.113.1', '203.0.113.0/24'),
  ];
  expect(chooseToShed(line)?.name).toBe('two');
});

test('visitors leave before people with an account', () => {
  const people = [request('one', 'ada'), request('two', 'ada'), request('three', 'grace')];
  expect(chooseToShed([...people, request('visitor', '192.0.2.1', '192.0.2.0/24')])?.name).toBe('visitor');
  expect(chooseToShed(people)?.name).toBe('one');
});
