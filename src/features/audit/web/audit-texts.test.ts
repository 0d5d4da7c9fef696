import { expect, test } from 'vitest';
import { actionName, changeFacts, changeText, subjectPath } from './audit-texts.ts';

const FIX = {
  action: 'fix-credits',
  subject: 'user:0',
  subjectEmail: 'ada@mail.example',
  detail: {
    credits: 100,
    creditsBefore: 0,
    subscriptionId: 'sub_1',
    periodStart: '2026-11-01T00:00:00.000Z',
  },
};
const REMOVAL = {
  action: 'remove-picture',
  subject: 'gallery-image:1',
  subjectEmail: null,
  detail: { caseId: 'c', origin: 'report', reason: 'violence', reportCount: 1, ownerId: null },
};

test('granted credits are shown with the balance before', () => {
  expect(changeText(FIX)).toBe('gave 100 credits to ada@mail.example');
  expect(changeFacts(FIX)).toEqual([
    '0 before, 100 after',
    'subscription sub_1',
    'for the month from Nov 1, 2026',
  ]);
  expect(subjectPath(FIX)).toBe('/admin/users?q=ada%40mail.example');
  expect(changeText({ ...FIX, subjectEmail: null })).toBe('gave 100 credits to a deleted user');
});

test('revoked keys are shown by their hints', () => {
  const revocation = { ...FIX, action: 'revoke-api-keys', detail: { hints: ['fw_1a2b', 'fw_3c4d'] } };
  expect(changeText(revocation)).toBe('revoked the API keys of ada@mail.example');
  expect(changeFacts(revocation)).toEqual(['2 keys: fw_1a2b…, fw_3c4d…']);
  expect(actionName(revocation.action)).toBe('Revoke API keys');
});

test('decisions about pictures are shown with the reason', () => {
  expect(changeText(REMOVAL)).toBe('removed a picture from the gallery');
  expect(changeFacts(REMOVAL)).toEqual([
    'reported by 1 person',
    'reason: Violence or gore',
    'made for the gallery',
  ]);
  expect(changeFacts({ ...REMOVAL, detail: { origin: 'admin', copies: ['2', '3'] } })).toEqual([
    'not reported',
    'with 2 pictures made from it',
  ]);
  expect(changeFacts({ ...REMOVAL, detail: { origin: 'judged', reason: 'unheard', ownerId: 'x' } })).toEqual([
    'it was waiting for review',
  ]);
  expect(subjectPath(REMOVAL)).toBeNull();
  expect(subjectPath({ ...REMOVAL, action: 'approve-picture' })).toBe('/gallery/1');
});

test('an unknown action is shown as stored', () => {
  const other = {
    ...FIX,
    action: 'close-account',
    detail: { planBefore: 'starter', note: null, to: { a: 1 } },
  };
  expect(changeText(other)).toBe('close account: ada@mail.example');
  expect(changeFacts(other)).toEqual(['plan before: starter', 'to: {"a":1}']);
  expect(actionName('close-account')).toBe('Close account');
});
