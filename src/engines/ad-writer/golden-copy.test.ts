import { expect, test } from 'vitest';
import { writeBuiltinCopy as writeAdCopy } from '#adapters/text-models/builtin/builtin-ad-writer';
import type { AdTone } from '#ports/text-model';
import { SAMPLE_LIMITS, SAMPLE_SUBJECTS } from './sample-subjects.fixture.ts';

/** Copy that a person has read and approved. Read it again when it changes. */
const write = (name: keyof typeof SAMPLE_SUBJECTS, tone: AdTone, limits: keyof typeof SAMPLE_LIMITS) =>
  writeAdCopy({ subject: SAMPLE_SUBJECTS[name], tone, limits: SAMPLE_LIMITS[limits] });

test('a shop, professionally', () => {
  expect(write('shop', 'professional', 'feed')).toEqual({
    headlines: [
      'Bags that get better with age',
      '15% off your first order',
      'Handmade Leather Bags & Wallets',
      'Free shipping on orders over $75',
      'Repairs for life',
    ],
    descriptions: [
      'Handmade leather bags and wallets, cut and stitched in our Portland workshop.',
      'Free shipping on orders over $75.',
      'Our leather comes from a family tannery in Tuscany that has worked since 1954.',
      'Every bag is cut from a single hide of full-grain leather.',
    ],
    callToActions: ['SHOP_NOW', 'GET_OFFER', 'SUBSCRIBE', 'LEARN_MORE'],
    hashtags: ['#WeekendBags', '#RepairsForLife', '#LeatherBags'],
  });
});

test('a restaurant, playfully, in search', () => {
  expect(write('restaurant', 'playful', 'search')).toEqual({
    headlines: ['Italian Restaurant in Bristol', 'Join us for Sunday lunch', 'Children eat free before 6 pm'],
    descriptions: [
      'Our pasta is rolled by hand each morning with flour from a mill in Somerset.',
      'Children eat free before 6 pm.',
      'Join us for Sunday lunch, with three courses for £28.',
      'The wine list has 80 bottles from small Italian growers.',
    ],
    callToActions: ['Book now', 'Visit site', 'Learn more'],
    hashtags: [],
  });
});

test('software, casually, on X', () => {
  expect(write('saas', 'casual', 'short')).toEqual({
    headlines: [
      'Get paid twice as fast',
      'Free 30-day trial',
      'Trusted by 12,000 freelancers',
      'Invoicing Software for Freelancers',
      'Time tracking that runs itself',
    ],
    descriptions: [
      'Ledgerline is invoicing software for freelancers.',
      'Plans start at $9 per month and you can cancel anytime.',
      'Start your free trial, no credit card required.',
      'Create an invoice in 30 seconds and send it in 14 languages.',
    ],
    callToActions: ['Learn more'],
    hashtags: ['#InvoicingSoftware', '#Invoices', '#Freelancers'],
  });
});

test('lawyers, playfully but without jokes', () => {
  expect(write('lawFirm', 'playful', 'feed')).toEqual({
    headlines: [
      'Clear advice on employment law',
      'Book a free consultation',
      'Employment Lawyers in Manchester',
      'Settlement agreements',
      'Unfair dismissal',
    ],
    descriptions: [
      'Employment lawyers in Manchester who advise employees on dismissal, discrimination and settlement agreements.',
      'Your first consultation is free and lasts 30 minutes.',
      'We have advised more than 3,000 employees since 1998.',
      'Settlement agreements are reviewed within 48 hours.',
    ],
    callToActions: ['CONTACT_US', 'BOOK_NOW', 'LEARN_MORE'],
    hashtags: ['#EmploymentLawyers', '#SettlementAgreements', '#UnfairDismissal', '#Manchester'],
  });
});

test('a hotel, inspiringly', () => {
  expect(write('hotel', 'inspirational', 'feed')).toEqual({
    headlines: [
      'Wake up to the lake',
      'Book directly with us and save 10%',
      'Boutique Hotel by the Lake',
      'Rooms with a view',
      'A spa under old trees',
    ],
    descriptions: [
      'A boutique hotel with 22 rooms on the shore of Lake Constance, a garden and a small spa.',
      'Book directly with us and save 10%.',
      'All rooms look out over the lake or the garden.',
      'Guests borrow bicycles and rowing boats for free.',
    ],
    callToActions: ['BOOK_NOW', 'LEARN_MORE'],
    hashtags: ['#BoutiqueHotel', '#Rooms'],
  });
});

test('a German bakery, casually', () => {
  expect(write('germanBakery', 'casual', 'feed')).toEqual({
    headlines: [
      'Brot aus dem Holzofen',
      'Frische Brötchen ab 6 Uhr',
      'Torten für jedes Fest',
      'Wir backen jeden Morgen 14 Sorten Brot',
      'Unser Sauerteig ruht 24 Stunden',
    ],
    descriptions: [
      'Unser Sauerteig ruht 24 Stunden, damit das Brot länger frisch bleibt.',
      'Wir backen jeden Morgen 14 Sorten Brot.',
      'Torten bestellen Sie bis zwei Tage vorher.',
      'Frische Brötchen ab 6 Uhr.',
    ],
    callToActions: ['ORDER_NOW', 'CONTACT_US', 'LEARN_MORE'],
    hashtags: ['#BrotUndBrötchen', '#Brot', '#Torten', '#Passau'],
  });
});

test('a French florist, seriously', () => {
  expect(write('frenchFlorist', 'serious', 'feed')).toEqual({
    headlines: [
      'Bouquets de saison',
      'Livraison le jour même à Lyon',
      'Fleurs de mariage',
      'Abonnement floral',
      'Fleuriste à Lyon depuis 1987',
    ],
    descriptions: [
      'Nos fleurs viennent de producteurs situés à moins de 80 km.',
      'La livraison est offerte à partir de 45 €.',
      'L’abonnement floral commence à 29 € par mois, sans engagement.',
      'Chaque bouquet est composé à la main dans notre atelier.',
    ],
    callToActions: ['SHOP_NOW', 'SUBSCRIBE', 'ORDER_NOW', 'LEARN_MORE'],
    hashtags: ['#BouquetsDeSaison', '#FleursDeMariage', '#AbonnementFloral', '#Lyon'],
  });
});

test('a Spanish clinic, professionally', () => {
  expect(write('spanishClinic', 'professional', 'search')).toEqual({
    headlines: [
      'Ortodoncia invisible',
      'Primera consulta gratuita',
      'Dentistas en Sevilla',
      'Implantes en un día',
      'Pide tu cita',
    ],
    descriptions: [
      'Más de 9.000 pacientes han pasado por nuestra clínica.',
      'Financiamos tu tratamiento hasta en 24 meses sin intereses.',
      'Atendemos urgencias el mismo día.',
      'Nuestro equipo habla español, inglés y francés.',
    ],
    callToActions: ['Book now', 'Learn more'],
    hashtags: [],
  });
});

test('an Arabic restaurant, in its own words', () => {
  expect(write('arabicRestaurant', 'casual', 'feed')).toEqual({
    headlines: [
      'مشاوي على الفحم كل يوم',
      'مأكولات شامية في دبي',
      'توصيل مجاني داخل دبي',
      'احجز طاولتك الآن',
      'قوائم للعائلات والمناسبات',
    ],
    descriptions: [
      'مأكولات شامية طازجة في قلب دبي، من المشاوي إلى الحلويات.',
      'التوصيل مجاني للطلبات فوق 80 درهمًا.',
      'تتسع صالتنا لأكثر من 120 ضيفًا.',
      'نحضّر الخبز في فرن الحطب كل صباح.',
    ],
    callToActions: ['GET_OFFER', 'BOOK_NOW', 'CONTACT_US', 'LEARN_MORE'],
    hashtags: [],
  });
});

test('a Japanese tea garden, in its own words', () => {
  expect(write('japaneseTea', 'professional', 'search')).toEqual({
    headlines: [
      '石臼で挽いた有機抹茶',
      '京都・宇治の有機抹茶',
      '5,000円以上で送料無料',
      '茶摘み体験のご予約',
      '注文を受けてから石臼で挽きます',
    ],
    descriptions: [
      '茶葉はすべて手摘みです。',
      '5,000円以上のご注文は送料無料です。',
      '注文を受けてから石臼で挽きます。',
      '茶摘み体験は五月に開催します。',
    ],
    callToActions: ['Shop now', 'Book now', 'Contact us', 'Learn more'],
    hashtags: [],
  });
});

test('a hostile page, only for its tools', () => {
  expect(write('hostile', 'serious', 'feed')).toEqual({
    headlines: ['Garden tools made of steel'],
    descriptions: ['Our spades are forged from one piece of steel.'],
    callToActions: ['LEARN_MORE'],
    hashtags: ['#GardenTools'],
  });
});

test('a prompt', () => {
  expect(write('promptOnly', 'casual', 'feed')).toEqual({
    headlines: [
      'Looking for Handmade Ceramic Mugs?',
      'Free Shipping on Two or More',
      'Your Home Will Love It',
      '20% Off Until Sunday',
      'Cozy Starts Here',
    ],
    descriptions: [
      'Handmade ceramic mugs, 20% off until Sunday. Free shipping on two or more.',
      'You know that empty corner? We may have an idea. Sound good? Come on over.',
      'Looking for handmade ceramic mugs? Put the kettle on and have a look around.',
      'Your sofa would like some company.',
    ],
    callToActions: ['SHOP_NOW', 'GET_OFFER', 'LEARN_MORE'],
    hashtags: ['#HandmadeCeramicMugs'],
  });
});
