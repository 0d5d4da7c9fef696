import type { FixtureSite } from './site.ts';

/** Sites as a designer would build them, with pictures, products and offers. */
export const REAL_SITES: readonly FixtureSite[] = [
  {
    name: 'lumera',
    expected: {
      brand: 'Lumera',
      language: 'en',
      direction: 'ltr',
      price: '€38.00',
      offer: '20% off your first order with code GLOW20',
      keywords: ['skin care', 'cream'],
      colors: ['#a4502f', '#5b2a3c'],
      fonts: ['Instrument Serif'],
      images: 6,
      alts: [
        'Nourri et Mat day cream on a peach podium',
        'Melora amino oil under an arch',
        'Velune Eau de Lune perfume bottle',
      ],
      says: ['skin'],
      hides: ['cookies', 'Shopping bag'],
      hasLogo: true,
    },
  },
  {
    name: 'foxglove',
    expected: {
      brand: 'Foxglove Coffee Roasters',
      language: 'en-GB',
      direction: 'ltr',
      price: '£11.50',
      offer: 'Free shipping over £30',
      keywords: ['coffee', 'beans'],
      colors: ['#1f4d3a', '#e0992f'],
      fonts: ['Geist'],
      images: 3,
      alts: ['A cup of coffee on a wooden counter in the morning', 'The Foxglove stoneware mug'],
      says: ['coffee'],
      hasLogo: true,
    },
  },
  {
    name: 'tallyloop',
    expected: {
      brand: 'Tallyloop',
      language: 'en',
      direction: 'ltr',
      price: '$12 a month',
      offer: 'Try it free for 30 days',
      keywords: ['invoices'],
      colors: ['#4338ca', '#ff6b4a'],
      fonts: ['Geist'],
      images: 2,
      alts: ['The Tallyloop app on a phone', 'The cash-flow forecast of Tallyloop'],
      says: ['invoice'],
      hasLogo: true,
    },
  },
];
