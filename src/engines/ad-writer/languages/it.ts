import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

export const ITALIAN: Language = {
  code: 'it',
  stopWords:
    wordSet(`a ad agli ai al alla alle allo anche ancora c'è che chi ci come con così cui da dagli dai dal dalla
    dalle dallo degli dei del dell della delle dello di dopo dove due e è ed essere fa fare fino fra gli ha hai hanno ho i
    il in io la le lei li lo loro lui ma mai me mi mia mio molto ne negli nei nel nella nelle nello noi non nostra nostre
    nostri nostro o ogni oggi oltre per perché più po poi prima proprio può qua quale quando quanto quello questa queste
    questi questo qui se sei sempre senza si sia siamo sono sta stato su sua sue sugli sui sul sulla sulle suo suoi tra tu
    tua tue tuo tuoi tutta tutte tutti tutto un una uno vi voi vostra vostro benvenuti home contatti giorno giorni`),
  verbs:
    wordSet(`è sono ha hanno siamo offre offriamo offrono facciamo fa scopri scoprite ordina acquista prenota vieni
    venite scegli visita trova produciamo produce cuciniamo lavoriamo realizziamo impara contatta contattaci iscriviti ti tuo
    tua vi vostro nostro nostra nostri nostre che chi come dove perché quando`),
  leaning:
    wordSet(`esso essa essi lui lei loro questo questa questi queste quello quella e ma o perché così inoltre anche
    quindi poi dunque infatti però io mio mia suo sua che chi cui`),
  clauseOpeners: wordSet('e ma o con senza per da di in dove che perché anche come'),
  prefaces: wordSet(
    'se quando per con senza da dal dalla di in a al dopo prima durante come grazie tra fra su oltre',
  ),
  you: /\b(?:tu|ti|te|tuo|tua|tuoi|tue|vi|voi|vostr\w)\b/i,
  benefit:
    /(?:gratis|gratuit\w*|senza|fresc\w*|artigian\w*|fatt[oaie] a mano|local\w*|biologic\w*|bio\b|spedizione|ogni|dal \d|garan\w*|certificat\w*|veloc\w*|facil\w*|solo|anni|%)/i,
  titleCase: false,
  tones: {
    professional: {
      topic: ['{brand}: {topic}', '{topic} di {brand}', '{topic}, con {brand}'],
      brand: ['Scopri {brand}', 'Cosa offre {brand}', 'Vi presentiamo {brand}'],
      plain: [
        'Scopri tutta l’offerta',
        'Maggiori informazioni',
        'Tutti i dettagli',
        'Tutto in breve',
        'Scopri di più',
      ],
      openers: ['Vi presentiamo {brand}.', 'Da scoprire: {topic}.'],
      closings: [
        'Scopri cosa offre {brand}.',
        'Scopri tutti i dettagli.',
        'Scopri di più oggi.',
        'Scopri di più.',
      ],
    },
    casual: {
      topic: ['{topic}? Da questa parte', 'Già visto? {topic}', '{topic}, semplicemente'],
      brand: ['Ciao, siamo {brand}', 'Un salto da {brand}?', 'Conosci già {brand}?'],
      plain: ['Vieni a dare un’occhiata', 'Dai, entra', 'Ci vediamo dentro', 'Da questa parte', 'A presto'],
      openers: ['Ciao, siamo {brand}.', '{topic}? Da questa parte.'],
      closings: [
        'Passa a trovare {brand}.',
        'Vieni a dare un’occhiata.',
        'Ci vediamo presto.',
        'Ti aspettiamo.',
      ],
    },
    playful: {
      topic: ['{topic}? Sì, grazie', 'Psst: {topic}', 'Qualcuno ha detto «{topic}»?'],
      brand: ['Colpo di fulmine: {brand}', 'Indovina chi? {brand}', 'Ma guarda: {brand}'],
      plain: [
        'Curiosità? Lo sapevamo',
        'Dai, solo un’occhiata',
        'Psst, è di qua',
        'Ma guarda un po’',
        'Dai, sbircia',
      ],
      openers: ['Psst, da questa parte!', 'Ma guarda un po’!'],
      closings: [
        'Dai, fai un salto da {brand}!',
        'Dai, solo un’occhiata!',
        'Ammettilo, sei tra i curiosi!',
        'Dai, sbircia!',
      ],
    },
    serious: {
      topic: ['{topic}: l’essenziale', '{topic}: i fatti', 'Scegliere bene: {topic}'],
      brand: ['{brand} in breve', '{brand}: l’essenziale', 'Informazioni su {brand}'],
      plain: [
        'Informarsi prima di scegliere',
        'I fatti, con chiarezza',
        'L’essenziale da sapere',
        'Confronta con calma',
        'I dettagli',
      ],
      openers: ['L’essenziale su {brand}.', 'I fatti, con chiarezza.'],
      closings: [
        'Tutti i dettagli da {brand}.',
        'Confronta con calma, poi scegli.',
        'Leggi i dettagli, poi decidi.',
        'Leggi i dettagli.',
      ],
    },
    inspirational: {
      topic: ['Ispirazione: {topic}', 'Immagina: {topic}', 'Spazio ai sogni: {topic}'],
      brand: ['Tutto inizia con {brand}', 'La tua storia, con {brand}', 'Qualcosa di nuovo: {brand}'],
      plain: [
        'Inizia qualcosa di nuovo',
        'Oggi è il giorno',
        'Il tuo prossimo passo',
        'Sogna in grande',
        'Tutto inizia qui',
      ],
      openers: ['Oggi inizia qualcosa di nuovo.', 'Immagina cosa verrà.'],
      closings: [
        'Scrivi la tua prossima storia con {brand}.',
        'Oggi può iniziare qualcosa di nuovo.',
        'Fai il primo passo.',
        'Oggi è il giorno.',
      ],
    },
  },
  gentle: {
    topic: ['{topic}? Parliamone'],
    brand: ['Un saluto da {brand}', 'Piacere, {brand}'],
    plain: [
      'Vieni a salutarci',
      'Piacere di conoscerti',
      'Ci conosciamo?',
      'Un sorriso per te',
      'Ciao a tutti',
    ],
    openers: ['Ciao a tutti!', 'Ci conosciamo?'],
    closings: ['Vieni a salutare {brand}!', 'Piacere di conoscerti!', 'Vieni a salutarci!', 'Ciao, ciao!'],
  },
  actions: {
    shop: ['Acquista da {brand}', 'Fatti un regalo da {brand}'],
    order: ['Ordina da {brand}', 'Ordina subito da {brand}'],
    book: ['Prenota da {brand}', 'Il tuo posto da {brand}'],
    'sign-up': ['Iscriviti a {brand}', 'Prova {brand}'],
    download: ['Scarica {brand}', '{brand} sul telefono'],
    donate: ['Sostieni {brand}', 'Dai una mano a {brand}'],
    contact: ['Parla con {brand}', 'Raccontalo a {brand}'],
    subscribe: ['Abbonati a {brand}', 'Novità da {brand}'],
    visit: ['Visita {brand}', 'Una gita da {brand}'],
    learn: ['Di più su {brand}', 'Uno sguardo a {brand}'],
  },
};
