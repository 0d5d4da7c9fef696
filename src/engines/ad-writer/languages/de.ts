import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

/** Avoids both `Sie` and `du`, since the page's own texts beside these may use either. */
export const GERMAN: Language = {
  code: 'de',
  stopWords:
    wordSet(`aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits bin bis
    bist da dabei dafür damit dann daran darauf das dass dein deine deinem deinen deiner dem den denn der des dich die dies
    diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einfach er es etwas euch euer
    eure eurem euren für ganz gegen gibt habe haben hat hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in
    ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem keinen können könnt machen machst macht man
    mehr mein meine mit muss nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit
    sich sie sind so sowie über um und uns unser unsere unserem unseren unserer unter vom von vor war was weil welche wenn
    wer werden wie wieder wir wird wo zu zum zur zwischen willkommen startseite kontakt heute täglich`),
  verbs:
    wordSet(`ist sind hat haben wird werden kann können machen macht bieten bietet backen backt finden findet entdecken
    entdeckt erleben erlebt lernen bestellen bestellt kaufen buchen bringt bringen liefern liefert kommen kommt gibt geben
    sorgt schmeckt verwenden nutzen sparen genießen besuchen arbeiten stellt stehen steht wir unser unsere sie ihr ihre du
    dein deine euer eure warum wie was wo jetzt hier`),
  leaning:
    wordSet(`es er sie ihn ihm diese dieser dieses dies das dabei dafür damit daher deshalb deswegen dazu dadurch
    davon außerdem auch und aber oder denn doch so dann dort danach hierfür ich mein meine weil wenn dass welche der die`),
  clauseOpeners: wordSet('und aber oder denn mit ohne für aus damit sodass weil wo wobei ganz auch sondern'),
  prefaces: wordSet(
    'wenn ob für mit ohne bei seit nach vor aus von als während obwohl durch in im an am auf um damit weil statt trotz',
  ),
  you: /\b(?:Sie|Ihr|Ihre[nmrs]?|du|dich|dir|dein\w*|euch|euer|eure\w*)\b/,
  benefit:
    /\b(?:kostenlos\w*|gratis|ohne|frei|frisch\w*|handgemacht\w*|hausgemacht\w*|regional\w*|bio|täglich\w*|seit|nur|versandkostenfrei|garantie|zertifiziert\w*|schnell\w*|einfach\w*|nachhaltig\w*|eigen\w*|traditionell\w*|rabatt)\b|%/i,
  titleCase: false,
  tones: {
    professional: {
      topic: ['{brand}: {topic}', '{topic} von {brand}', '{topic} im Überblick'],
      brand: ['Das bietet {brand}', '{brand} kennenlernen', 'Willkommen bei {brand}'],
      plain: [
        'Jetzt mehr erfahren',
        'Das Angebot im Überblick',
        'Angebot entdecken',
        'Alles auf einen Blick',
        'Mehr erfahren',
      ],
      openers: ['Willkommen bei {brand}.', 'Im Angebot: {topic}.'],
      closings: [
        'Mehr dazu bei {brand}.',
        'Jetzt das Angebot entdecken.',
        'Jetzt mehr erfahren.',
        'Mehr erfahren.',
      ],
    },
    casual: {
      topic: ['{topic}? Hier entlang', '{topic}? Gibt’s bei {brand}', 'Schon gesehen? {topic}'],
      brand: ['Hallo, wir sind {brand}', 'Einfach mal zu {brand}', 'Auf einen Sprung zu {brand}'],
      plain: [
        'Einfach mal reinschauen',
        'Komm, schau rein',
        'Hier entlang',
        'Kurz mal umschauen',
        'Bis gleich',
      ],
      openers: ['Hallo, wir sind {brand}.', '{topic}? Hier entlang.'],
      closings: [
        'Einfach mal bei {brand} vorbeischauen.',
        'Einfach mal reinschauen.',
        'Bis gleich.',
        'Bis bald.',
      ],
    },
    playful: {
      topic: ['{topic}? Ja, bitte', 'Psst: {topic}', 'Hat da jemand „{topic}“ gesagt?'],
      brand: ['Na, schon bei {brand} gewesen?', 'Neuer Schwarm: {brand}', 'Dürfen wir vorstellen? {brand}'],
      plain: [
        'Neugierig? Nur zu',
        'Erwischt',
        'Nur ein kurzer Blick',
        'Ertappt: neugierig',
        'Na, wie wär’s?',
      ],
      openers: ['Psst, hier drüben!', 'Na, neugierig?'],
      closings: [
        'Nur zu, {brand} beißt nicht!',
        'Na, neugierig geworden?',
        'Na los, nur ein Blick!',
        'Nur zu!',
      ],
    },
    serious: {
      topic: ['{topic}: die Fakten', '{topic} im Detail', 'Wissenswertes: {topic}'],
      brand: ['{brand} im Überblick', 'Wofür {brand} steht', '{brand}: die Fakten'],
      plain: [
        'Erst informieren, dann wählen',
        'Die Fakten im Überblick',
        'In Ruhe vergleichen',
        'Fakten zuerst',
        'Die Details',
      ],
      openers: ['Die Fakten zu {brand}.', 'Das Wichtigste zuerst.'],
      closings: [
        'Alle Einzelheiten bei {brand}.',
        'In Ruhe informieren, dann entscheiden.',
        'Die Details in Ruhe lesen.',
        'Alle Details hier.',
      ],
    },
    inspirational: {
      topic: ['Lebensgefühl: {topic}', 'Inspiration: {topic}', 'Mehr vom Leben: {topic}'],
      brand: ['Neues beginnt mit {brand}', 'Neue Ideen mit {brand}', '{brand}: Hier beginnt Neues'],
      plain: [
        'Heute etwas Neues beginnen',
        'Zeit für Neues',
        'Jeder Tag ein Anfang',
        'Neues wagen',
        'Träume groß',
      ],
      openers: ['Zeit für Neues.', 'Neues beginnt mit {brand}.'],
      closings: [
        'Mit {brand} etwas Neues beginnen.',
        'Heute ist ein guter Tag dafür.',
        'Heute beginnt etwas Neues.',
        'Zeit für Neues.',
      ],
    },
  },
  gentle: {
    topic: ['{topic}? Gern'],
    brand: ['Dürfen wir vorstellen? {brand}', 'Schönen Gruß von {brand}'],
    plain: ['Schön, dass es Fragen gibt', 'Hallo zusammen', 'Nur keine Scheu', 'Kurz Hallo sagen', 'Nur Mut'],
    openers: ['Hallo zusammen!', 'Dürfen wir uns vorstellen?'],
    closings: ['Kurz bei {brand} Hallo sagen!', 'Nur keine Scheu!', 'Einfach Hallo sagen!', 'Nur Mut!'],
  },
  actions: {
    shop: ['Jetzt bei {brand} einkaufen', 'Stöbern bei {brand}'],
    order: ['Jetzt bei {brand} bestellen', 'Gleich bei {brand} bestellen'],
    book: ['Jetzt bei {brand} buchen', 'Platz sichern bei {brand}'],
    'sign-up': ['Jetzt bei {brand} anmelden', '{brand} einfach ausprobieren'],
    download: ['{brand} herunterladen', '{brand} aufs Handy holen'],
    donate: ['{brand} unterstützen', '{brand} zur Seite stehen'],
    contact: ['Beratung bei {brand}', 'Reden wir: {brand}'],
    subscribe: ['{brand} abonnieren', 'Auf dem Laufenden mit {brand}'],
    visit: ['Ein Besuch bei {brand}', 'Ausflugsziel: {brand}'],
    learn: ['Mehr über {brand}', 'Ein Blick auf {brand}'],
  },
};
