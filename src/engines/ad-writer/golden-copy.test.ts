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
      '15% Off Your First Order',
      'Explore Handmade Leather Bags & Wallets',
      'Bags That Get Better with Age',
      'Shop at Fern & Loom',
      'Free Shipping on Orders Over $75',
    ],
    descriptions: [
      'Free shipping on orders over $75. Learn more about Fern & Loom.',
      'Handmade leather bags and wallets, cut and stitched in our Portland workshop. 15% off your first order.',
      'Our leather comes from a family tannery in Tuscany that has worked since 1954.',
      'Every bag is cut from a single hide of full-grain leather. See all the details at Fern & Loom.',
    ],
    callToActions: ['SHOP_NOW', 'GET_OFFER', 'SUBSCRIBE', 'LEARN_MORE'],
    hashtags: ['#FernLoom', '#WeekendBags', '#RepairsForLife', '#LeatherBags', '#HandmadeLeather'],
  });
});

test('a restaurant, playfully, in search', () => {
  expect(write('restaurant', 'playful', 'search')).toEqual({
    headlines: [
      'Fresh Pasta? Yes, Please',
      'Italian Restaurant in Bristol',
      'Well Hello, Osteria Marlow',
      'Join Us for Sunday Lunch',
      'Drop in at Osteria Marlow',
    ],
    descriptions: [
      'Did someone say fresh pasta? A neighbourhood Italian restaurant on the harbour in Bristol.',
      'Children eat free before 6 pm. Go on, take a peek at Osteria Marlow!',
      'Join us for Sunday lunch, with three courses for £28. Go on, you know you want to!',
      'Our pasta is rolled by hand each morning with flour from a mill in Somerset.',
    ],
    callToActions: ['Book now', 'Visit site', 'Learn more'],
    hashtags: [],
  });
});

test('software, casually, on X', () => {
  expect(write('saas', 'casual', 'short')).toEqual({
    headlines: [
      'Looking for Invoicing Software for Freelancers?',
      'Get Paid Twice as Fast',
      'Say Hi to Ledgerline',
      'Free 30-Day Trial',
      'Give Ledgerline a Go',
    ],
    descriptions: [
      'Looking for invoicing software for freelancers? Send invoices in seconds, track time and get paid twice as fast.',
      'Plans start at $9 per month and you can cancel anytime. Come and have a look at Ledgerline.',
      'Start your free trial, no credit card required.',
      'Ledgerline is invoicing software for freelancers. Sound good? Come on over.',
    ],
    callToActions: ['Learn more'],
    hashtags: ['#Ledgerline', '#InvoicingSoftware', '#Invoices'],
  });
});

test('lawyers, playfully but without jokes', () => {
  expect(write('lawFirm', 'playful', 'feed')).toEqual({
    headlines: [
      'Employment Lawyers, with a Smile',
      'Book a Free Consultation',
      'Well Hello, Sanders, Whitfield & Okafor',
      'Clear Advice on Employment Law',
      'Settlement Agreements',
    ],
    descriptions: [
      'Hello there! Your first consultation is free and lasts 30 minutes.',
      'We have advised more than 3,000 employees since 1998. Come and say hello to Sanders, Whitfield & Okafor!',
      'Employment lawyers in Manchester who advise employees on dismissal, discrimination and settlement agreements. Say hello!',
      'Settlement agreements are reviewed within 48 hours.',
    ],
    callToActions: ['CONTACT_US', 'BOOK_NOW', 'LEARN_MORE'],
    hashtags: ['#SandersWhitfieldOkafor', '#EmploymentLawyers', '#SettlementAgreements', '#UnfairDismissal'],
  });
});

test('a hotel, inspiringly', () => {
  expect(write('hotel', 'inspirational', 'feed')).toEqual({
    headlines: [
      'Book Directly with Us and Save 10%',
      'Be Inspired: Boutique Hotel',
      'Wake Up to the Lake',
      'Start Something with Hotel Lindenhof',
      'Boutique Hotel by the Lake',
    ],
    descriptions: [
      'A boutique hotel with 22 rooms on the shore of Lake Constance, a garden and a small spa. Your next chapter can begin today.',
      'Book directly with us and save 10%.',
      'Here’s to rooms. All rooms look out over the lake or the garden.',
      'Guests borrow bicycles and rowing boats for free. Start something new with Hotel Lindenhof.',
    ],
    callToActions: ['BOOK_NOW', 'LEARN_MORE'],
    hashtags: ['#HotelLindenhof', '#BoutiqueHotel', '#Rooms'],
  });
});

test('a German bakery, casually', () => {
  expect(write('germanBakery', 'casual', 'feed')).toEqual({
    headlines: [
      'Brot und Brötchen? Hier entlang',
      'Frische Brötchen ab 6 Uhr',
      'Hallo, wir sind Bäckerei Huber',
      'Torten für jedes Fest',
      'Gleich bei Bäckerei Huber bestellen',
    ],
    descriptions: [
      'Hallo, wir sind Bäckerei Huber. Unser Sauerteig ruht 24 Stunden, damit das Brot länger frisch bleibt.',
      'Seit 1921 backen wir in Passau Brot und Brötchen im Holzofen, mit Natursauerteig und Mehl aus der Region. Bis gleich.',
      'Wir backen jeden Morgen 14 Sorten Brot.',
      'Torten bestellen Sie bis zwei Tage vorher. Einfach mal bei Bäckerei Huber vorbeischauen.',
    ],
    callToActions: ['ORDER_NOW', 'CONTACT_US', 'LEARN_MORE'],
    hashtags: ['#BäckereiHuber', '#BrotUndBrötchen', '#Brot', '#Torten'],
  });
});

test('a French florist, seriously', () => {
  expect(write('frenchFlorist', 'serious', 'feed')).toEqual({
    headlines: [
      'Bouquets de saison',
      'Fleuriste à Lyon : l’essentiel',
      'Livraison le jour même à Lyon',
      'L’Atelier des Pivoines en bref',
      'Fleurs de mariage',
    ],
    descriptions: [
      'Fleuriste à Lyon depuis 1987, nous composons des bouquets de saison avec des fleurs de producteurs locaux.',
      'La livraison est offerte à partir de 45 €. Tous les détails chez L’Atelier des Pivoines.',
      'Nos fleurs viennent de producteurs situés à moins de 80 km. L’abonnement floral commence à 29 € par mois, sans engagement.',
      'Chaque bouquet est composé à la main dans notre atelier. Prenez le temps de comparer.',
    ],
    callToActions: ['SHOP_NOW', 'SUBSCRIBE', 'ORDER_NOW', 'LEARN_MORE'],
    hashtags: [
      '#LAtelierDesPivoines',
      '#FleuristeÀLyon',
      '#BouquetsDeSaison',
      '#FleursDeMariage',
      '#AbonnementFloral',
    ],
  });
});

test('a Spanish clinic, professionally', () => {
  expect(write('spanishClinic', 'professional', 'search')).toEqual({
    headlines: [
      'Primera consulta gratuita',
      'Ortodoncia invisible',
      'Dentistas en Sevilla',
      'Implantes en un día',
      'Pide tu cita',
    ],
    descriptions: [
      'Clínica dental en Sevilla con 25 años de experiencia en implantes y ortodoncia invisible.',
      'Financiamos tu tratamiento hasta en 24 meses sin intereses. Implantes en un día.',
      'Más de 9.000 pacientes han pasado por nuestra clínica.',
      'Atendemos urgencias el mismo día. Descubre lo que ofrece Clínica Dental Robledo.',
    ],
    callToActions: ['Book now', 'Learn more'],
    hashtags: [],
  });
});

test('an Arabic restaurant, in its own words', () => {
  expect(write('arabicRestaurant', 'casual', 'feed')).toEqual({
    headlines: [
      'مأكولات شامية في دبي',
      'مشاوي على الفحم كل يوم',
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
    hashtags: ['#مطعمالياسمين', '#مأكولاتشامية', '#دبي'],
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
      '5,000円以上のご注文は送料無料です。',
      '宇治の山あいで育てた有機抹茶を、石臼で丁寧に挽いてお届けします。茶葉はすべて手摘みです。',
      '注文を受けてから石臼で挽きます。',
      '茶摘み体験は五月に開催します。',
    ],
    callToActions: ['Book now', 'Contact us', 'Learn more'],
    hashtags: [],
  });
});

test('a hostile page, only for its tools', () => {
  expect(write('hostile', 'serious', 'feed')).toEqual({
    headlines: [
      'Garden Tools for Every Season',
      'Serious About Garden Tools?',
      'Spades: The Details',
      'Cheap Deals, in Plain Words',
      'Learn About Cheap Deals',
    ],
    descriptions: [
      'Garden tools for every season.',
      'Our spades are forged from one piece of steel. Read the details at Cheap Deals, then decide.',
      'Garden tools made of steel.',
      'Serious about garden tools? Take the time to compare.',
    ],
    callToActions: ['LEARN_MORE'],
    hashtags: ['#CheapDeals', '#GardenTools', '#Spades'],
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
