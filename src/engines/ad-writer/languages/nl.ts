import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

export const DUTCH: Language = {
  code: 'nl',
  stopWords:
    wordSet(`aan al alle alles als altijd andere ben bij binnen dan dat de deze die dit doen door dus echt een eens en
    er geen gewoon goed haar heb hebben heeft heel het hier hij hoe hun iedere iedereen ik in is ja je jij jou jouw jullie
    kan kun kunnen maar maken maakt me meer men met mij mijn moet na naar niet niets nog nu of om omdat onder ons onze ook
    op over per samen sinds te tegen toch toen tot tussen u uit uw van vanaf veel via vind voor waar waarom wanneer want
    was wat we weer wel welke werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zoals zonder zowel welkom home
    contact vandaag dag dagen elke`),
  verbs:
    wordSet(`is zijn heeft hebben wordt worden kan kunnen maken maakt bieden biedt bakken bakt ontdek vind bestel koop
    boek kom bezoek leer kies geniet brengen brengt leveren levert staat werken werkt geeft neem je jouw uw u onze ons wij we
    jullie waarom hoe wat waar wanneer die`),
  leaning:
    wordSet(`het hij zij ze deze dit dat die daarom daarmee daarbij bovendien ook en maar of want dus dan daarna toch
    omdat ik mijn hun haar zijn er`),
  clauseOpeners: wordSet('en maar of met zonder voor van door zodat omdat waar waarbij ook om'),
  prefaces: wordSet(
    'als of voor met zonder bij sinds na van uit door in op aan om terwijl hoewel tijdens dankzij naast vanaf sedert',
  ),
  you: /\b(?:je|jij|jou|jouw|jullie|u|uw)\b/i,
  benefit:
    /\b(?:gratis|zonder|vers\w*|ambachtelijk\w*|handgemaakt\w*|huisgemaakt\w*|lokaal|lokale|biologisch\w*|elke|sinds|garantie|gecertificeerd\w*|snel\w*|makkelijk\w*|duurza\w*|alleen|eigen|korting)\b|%/i,
  titleCase: false,
  tones: {
    professional: {
      topic: ['{brand}: {topic}', '{topic} van {brand}', '{topic} bij {brand}'],
      brand: ['Maak kennis met {brand}', 'Dit biedt {brand}', 'Welkom bij {brand}'],
      plain: ['Ontdek het aanbod', 'Meer informatie', 'Bekijk alle details', 'Alles op een rij', 'Lees meer'],
      openers: ['Welkom bij {brand}.', 'In het aanbod: {topic}.'],
      closings: ['Ontdek wat {brand} biedt.', 'Bekijk alle details.', 'Ontdek vandaag meer.', 'Lees meer.'],
    },
    casual: {
      topic: ['{topic}? Deze kant op', 'Al gezien? {topic}', '{topic}, gewoon bij {brand}'],
      brand: ['Hoi, wij zijn {brand}', 'Kom langs bij {brand}', 'Ken je {brand} al?'],
      plain: ['Kom gerust kijken', 'Loop even binnen', 'Tot zo', 'Deze kant op', 'Even rondkijken'],
      openers: ['Hoi, wij zijn {brand}.', '{topic}? Deze kant op.'],
      closings: ['Kom eens langs bij {brand}.', 'Kom gerust even kijken.', 'Tot gauw.', 'Tot zo.'],
    },
    playful: {
      topic: ['{topic}? Ja, graag', 'Psst: {topic}', 'Zei daar iemand ‘{topic}’?'],
      brand: ['Nieuwe liefde: {brand}', 'Raad eens? {brand}', 'Kijk eens aan: {brand}'],
      plain: [
        'Nieuwsgierig? Dachten we al',
        'Vooruit, één blik',
        'Psst, hierheen',
        'Kijk eens aan',
        'Betrapt',
      ],
      openers: ['Psst, hierheen!', 'Kijk eens aan!'],
      closings: [
        'Vooruit, neem een kijkje bij {brand}!',
        'Vooruit, één blik!',
        'Nieuwsgierig geworden?',
        'Vooruit!',
      ],
    },
    serious: {
      topic: ['{topic}: de feiten', '{topic} in detail', 'Goed kiezen: {topic}'],
      brand: ['{brand}: de feiten', 'Waar {brand} voor staat', 'Over {brand}'],
      plain: [
        'Eerst lezen, dan kiezen',
        'De feiten op een rij',
        'Rustig vergelijken',
        'Feiten eerst',
        'De details',
      ],
      openers: ['De feiten over {brand}.', 'Het belangrijkste eerst.'],
      closings: [
        'Alle details bij {brand}.',
        'Vergelijk rustig, kies daarna.',
        'Lees eerst alle details.',
        'Alle details hier.',
      ],
    },
    inspirational: {
      topic: ['Inspiratie: {topic}', 'Stel je voor: {topic}', 'Ruimte om te dromen: {topic}'],
      brand: ['Het begint bij {brand}', 'Jouw verhaal, met {brand}', 'Iets nieuws met {brand}'],
      plain: [
        'Begin iets nieuws',
        'Vandaag is de dag',
        'Jouw volgende stap',
        'Durf te dromen',
        'Hier begint het',
      ],
      openers: ['Vandaag begint iets nieuws.', 'Hier begint iets nieuws.'],
      closings: [
        'Schrijf een nieuw verhaal met {brand}.',
        'Vandaag kan iets nieuws beginnen.',
        'Zet de eerste stap.',
        'Durf te dromen.',
      ],
    },
  },
  gentle: {
    topic: ['{topic}? Even praten'],
    brand: ['Groetjes van {brand}', 'Aangenaam, {brand}'],
    plain: [
      'Kom gedag zeggen',
      'Aangenaam kennis te maken',
      'Kennen wij elkaar al?',
      'Een glimlach voor jou',
      'Hallo daar',
    ],
    openers: ['Hallo allemaal!', 'Kennen wij elkaar al?'],
    closings: [
      'Kom gedag zeggen bij {brand}!',
      'Leuk om kennis te maken!',
      'Kom gerust gedag zeggen!',
      'Hallo daar!',
    ],
  },
  actions: {
    shop: ['Shop bij {brand}', 'Verwen jezelf bij {brand}'],
    order: ['Bestel bij {brand}', 'Bestel meteen bij {brand}'],
    book: ['Boek bij {brand}', 'Jouw plek bij {brand}'],
    'sign-up': ['Meld je aan bij {brand}', 'Probeer {brand} eens'],
    download: ['Download {brand}', '{brand} op je telefoon'],
    donate: ['Steun {brand}', 'Help {brand} een handje'],
    contact: ['Praat met {brand}', 'Zeg hallo tegen {brand}'],
    subscribe: ['Abonneer je op {brand}', 'Nieuws van {brand}'],
    visit: ['Bezoek {brand}', 'Een uitje naar {brand}'],
    learn: ['Meer over {brand}', 'Een blik op {brand}'],
  },
};
