import { expect, test } from 'vitest';
import { findContact } from './find-contact.ts';
import { readJsonLd } from './read-json-ld.ts';

const NONE = readJsonLd([]);

test.each([
  [['Tel. 01584 555 0142', '14 Corve Street, Ludlow'], '01584 555 0142', '14 Corve Street, Ludlow'],
  [['tel: (207) 555-0113', '88 Commercial St, Portland'], '(207) 555-0113', '88 Commercial St, Portland'],
  [['ul. Zakopiańska 55, Kraków · tel. 12 555 01 77'], '12 555 01 77', 'ul. Zakopiańska 55, Kraków'],
  [['حي العليا، الرياض · هاتف 0115550123'], '0115550123', null],
  // The number of a register, a rate, and a house for sale above the footer.
  [['사업자등록번호: 000-00-00000'], null, null],
  [['Plein tarif : 6 € / Tarif réduit : 4 €'], null, null],
  [['Zijlweg 201, Haarlem', 'Kruisstraat 8, 2011 Haarlem'], null, 'Kruisstraat 8, 2011 Haarlem'],
  // Sentences and goods that only look like streets.
  [['Avaliamos o seu imóvel em 48 horas, com base nas vendas da sua rua.'], null, null],
  [['Stół Hubert 180 cm'], null, null],
])('reads phone and address in %s', (lines, phone, address) => {
  expect(findContact(NONE, lines)).toEqual({ phone, address });
});

test('the linked data of the business comes first', () => {
  const hotel = {
    '@type': 'Hotel',
    telephone: '+49 8022 555010',
    address: { streetAddress: 'Uferweg 3', postalCode: '83700', addressLocality: 'Rottach-Egern' },
  };
  expect(findContact(readJsonLd([JSON.stringify(hotel)]), ['Tel. 030 1234567'])).toEqual({
    phone: '+49 8022 555010',
    address: 'Uferweg 3, 83700 Rottach-Egern',
  });
});
