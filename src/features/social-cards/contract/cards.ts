import { endpoint } from '#platform/endpoint/endpoint';

export const sendCard = endpoint({
  method: 'GET',
  path: '/cards/*',
  access: 'anyone',
  responses: {
    200: { description: 'The card.', type: 'image/jpeg' },
    302: { description: 'The page’s card has changed: its current address.' },
  },
  sendsPictures: true,
});
