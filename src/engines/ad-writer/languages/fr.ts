import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

export const FRENCH: Language = {
  code: 'fr',
  stopWords:
    wordSet(`à afin ai ainsi alors après au aucun aussi autre autres aux avant avec avez avoir bien c'est ce cela ces
    cet cette ceux chaque chez ci comme comment d'un d'une dans de depuis des deux dont du elle elles en encore entre es
    est et être eu fait faire faites fois ici il ils je jusqu'à jusqu l'on la là le les leur leurs lors lui ma mais me même
    mes moins mon n'est ne ni nos notre nous on ont ou où par parce pas peu peut plus plusieurs pour pourquoi qu'il que
    quel quelle quelques qui sa sans se selon sera ses si sien soit son sont sous sur ta te tes ton tous tout toute toutes
    très tu un une vers vos votre vous y été bienvenue accueil contact aujourd'hui découvrez jour jours`),
  verbs:
    wordSet(`est sont a ont fait faites faire proposons propose proposent offre offrons découvrez découvrir commandez
    commander achetez réservez réserver venez trouvez choisissez profitez livrons livre livrent créons crée composons compose
    cuisinons sommes vous nous votre notre vos nos je il elle ils elles on qui que comment pourquoi où quand contactez
    inscrivez téléchargez`),
  leaning:
    wordSet(`il elle ils elles ce cela ça celui celle ceux ces cet cette et mais ou car donc or ainsi alors aussi
    puis ensuite cependant toutefois de plus également je mon ma mes lui leur leurs qui que dont y en`),
  clauseOpeners: wordSet('et mais ou avec sans pour de du des dans qui dont où afin en ainsi comme à'),
  prefaces: wordSet(
    'si quand lorsque pour avec sans dans en à au chez depuis de du des dès après avant comme que par sur sous pendant malgré grâce',
  ),
  you: /\b(?:vous|votre|vos|tu|ton|ta|tes|toi)\b/i,
  benefit:
    /(?:gratuit\w*|offert\w*|sans|frais|fraîch\w*|fait[es]* (?:main|maison)|artisan\w*|local\w*|de saison|bio\b|livraison|chaque|depuis|garanti\w*|certifié\w*|rapide\w*|facile\w*|durable\w*|seulement|même jour|%)/i,
  titleCase: false,
  tones: {
    professional: {
      topic: ['{brand} : {topic}', '{topic} par {brand}', '{topic}, par {brand}'],
      brand: ['Découvrez {brand}', 'L’offre de {brand}', 'Bienvenue chez {brand}'],
      plain: [
        'Découvrez notre offre',
        'En savoir plus',
        'Toute l’offre en détail',
        'À découvrir',
        'L’offre complète',
      ],
      openers: ['Bienvenue chez {brand}.', 'À découvrir : {topic}.'],
      closings: [
        'Découvrez l’offre de {brand}.',
        'Découvrez toute l’offre.',
        'Plus de détails en ligne.',
        'À découvrir.',
      ],
    },
    casual: {
      topic: ['{topic} ? Par ici', 'Envie de voir ? {topic}', '{topic}, tout simplement'],
      brand: ['Bonjour, ici {brand}', 'Un petit tour chez {brand} ?', 'On se retrouve chez {brand}'],
      plain: ['Venez jeter un œil', 'Par ici la visite', 'On vous attend', 'Entrez donc', 'À tout de suite'],
      openers: ['Bonjour, ici {brand}.', '{topic} ? Par ici.'],
      closings: ['Passez donc voir {brand}.', 'Venez jeter un œil.', 'On vous attend.', 'À bientôt.'],
    },
    playful: {
      topic: ['{topic} ? Oh oui', 'Psst : {topic}', 'Qui a dit « {topic} » ?'],
      brand: ['Coup de cœur : {brand}', 'Devinez qui ? {brand}', 'Tiens, tiens : {brand}'],
      plain: [
        'Curieux ? On s’en doutait',
        'Juste un petit coup d’œil',
        'Avouez, ça vous tente',
        'Chut, c’est ici',
        'Allez, osez',
      ],
      openers: ['Psst, par ici !', 'Tiens, tiens !'],
      closings: [
        'Allez, un petit tour chez {brand} !',
        'Avouez, ça vous tente !',
        'Allez, juste un coup d’œil !',
        'Allez !',
      ],
    },
    serious: {
      topic: ['{topic} : l’essentiel', '{topic} : les faits', 'Bien choisir : {topic}'],
      brand: ['{brand} en bref', '{brand} : l’essentiel', 'À propos de {brand}'],
      plain: [
        'S’informer avant de choisir',
        'L’essentiel à savoir',
        'Les faits, simplement',
        'Prendre le temps de lire',
        'Les détails',
      ],
      openers: ['L’essentiel sur {brand}.', 'L’essentiel en quelques mots.'],
      closings: [
        'Tous les détails chez {brand}.',
        'Prenez le temps de comparer.',
        'Informez-vous avant de choisir.',
        'Tous les détails ici.',
      ],
    },
    inspirational: {
      topic: ['Place à l’inspiration : {topic}', 'Rêver un peu : {topic}', 'Instants choisis : {topic}'],
      brand: ['Tout commence avec {brand}', 'Une histoire avec {brand}', 'Avec {brand}, tout commence'],
      plain: [
        'Commencez quelque chose de neuf',
        'Et si tout commençait ici ?',
        'Laissez place à l’envie',
        'Osez rêver',
        'C’est le moment',
      ],
      openers: ['Et si tout commençait ici ?', 'Une belle histoire commence.'],
      closings: [
        'Écrivez la suite avec {brand}.',
        'Et si c’était le moment ?',
        'Tout peut commencer aujourd’hui.',
        'Osez rêver.',
      ],
    },
  },
  gentle: {
    topic: ['{topic} ? Parlons-en'],
    brand: ['Un sourire de {brand}', 'Enchanté : {brand}'],
    plain: ['Venez dire bonjour', 'Enchanté', 'On fait connaissance ?', 'Un petit bonjour', 'Coucou'],
    openers: ['Bonjour à tous !', 'On fait connaissance ?'],
    closings: [
      'Venez dire bonjour à {brand} !',
      'Un petit bonjour suffit !',
      'Venez dire bonjour !',
      'À très vite !',
    ],
  },
  actions: {
    shop: ['Achetez chez {brand}', 'Faites-vous plaisir chez {brand}'],
    order: ['Commandez chez {brand}', 'Passez commande chez {brand}'],
    book: ['Réservez chez {brand}', 'Votre place chez {brand}'],
    'sign-up': ['Inscrivez-vous chez {brand}', 'Et si vous essayiez {brand} ?'],
    download: ['Téléchargez {brand}', '{brand} dans votre poche'],
    donate: ['Soutenez {brand}', 'Un coup de main à {brand}'],
    contact: ['Contactez {brand}', 'Parlez-en à {brand}'],
    subscribe: ['Abonnez-vous à {brand}', 'Des nouvelles de {brand}'],
    visit: ['Votre visite chez {brand}', 'Passez chez {brand}'],
    learn: ['En savoir plus sur {brand}', 'Un coup d’œil chez {brand}'],
  },
};
