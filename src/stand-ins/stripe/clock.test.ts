import { afterEach, expect, it } from 'vitest';
import { addMonths, periodEnd } from './clock.ts';
import { itemOf, openScene, type Scene } from './stand-in.fixture.ts';

let scene: Scene | undefined;
afterEach(() => scene?.stop());

const second = (day: string) => Date.parse(`${day}T09:30:00Z`) / 1000;

it('counts calendar months, and shortens to the last day of short months', () => {
  expect(addMonths(second('2027-01-31'), 1)).toBe(second('2027-02-28'));
  expect(addMonths(second('2028-01-31'), 1)).toBe(second('2028-02-29'));
  expect(addMonths(second('2027-12-15'), 1)).toBe(second('2028-01-15'));
});

it('returns to the billing day after a short month', () => {
  const anchor = second('2027-01-31');
  expect(periodEnd(anchor, second('2027-02-28'))).toBe(second('2027-03-31'));
  expect(periodEnd(anchor, second('2027-03-31'))).toBe(second('2027-04-30'));
});

it('bills on the last day of short months after starting on January 31', async () => {
  scene = await openScene({ now: () => new Date('2027-01-31T09:30:00Z') });
  const { customer, subscription } = await scene.subscribe();
  await scene.standIn.clock.advance({ months: 1 });
  expect(itemOf(await scene.stripe.subscriptions.retrieve(subscription))).toMatchObject({
    current_period_start: second('2027-02-28'),
    current_period_end: second('2027-03-31'),
  });
  await scene.standIn.clock.advance({ months: 3 });
  expect((await scene.invoices(customer)).map(({ created }) => created)).toEqual(
    ['2027-04-30', '2027-03-31', '2027-02-28', '2027-01-31'].map(second),
  );
  expect(scene.standIn.clock.now()).toEqual(new Date('2027-05-28T09:30:00Z'));
});
