import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

export const PORTUGUESE: Language = {
  code: 'pt',
  stopWords:
    wordSet(`a à ao aos as às até cada com como da das de dela dele do dos e é ela elas ele eles em entre era essa
    esse esta está estão este eu faz fazer fazemos foi há isso isto já la lhe mais mas me mesmo meu minha muito na não nas
    nem no nos nós nossa nossas nosso nossos num numa o onde os ou para pela pelas pelo pelos pode por porque qual quando
    quase que quem se seja sem sempre ser seu seus só sobre somos são sua suas também te tem têm temos ter teu todas todo
    todos toda tu tua tudo um uma umas uns você vocês bem-vindo início contacto contato hoje dia dias`),
  verbs:
    wordSet(`é são está estão há tem têm temos oferece oferecemos fazemos faz descubra descobre conheça compre compra
    reserve reserva peça encomende venha visite aprenda contacte cuidamos ajudamos trabalhamos somos seu sua seus suas teu
    tua nosso nossa nossos nossas você que quem como onde porquê quando assine baixe`),
  leaning:
    wordSet(`ele ela eles elas isto isso este esta esse essa e mas ou porque assim além também então depois embora
    eu meu minha seu sua que quem lhe`),
  clauseOpeners: wordSet('e mas ou com sem para de desde em que onde porque incluindo assim'),
  prefaces: wordSet(
    'se quando para com sem em no na desde de do da a ao por como após durante antes depois embora entre segundo',
  ),
  you: /(?:^|[^\p{L}])(?:você|vocês|seu|sua|seus|suas|tu|teu|tua|te)(?!\p{L})/iu,
  benefit:
    /(?:grátis|gratuit\w*|sem|fresc\w*|artesana\w*|feit[oa]s? à mão|local|locais|biológic\w*|orgânic\w*|portes|entrega|cada|desde|garanti\w*|certificad\w*|rápid\w*|fácil|fáceis|só|anos|%)/i,
  titleCase: false,
  tones: {
    professional: {
      topic: ['{brand}: {topic}', '{topic} de {brand}', '{topic}, com {brand}'],
      brand: ['Conheça {brand}', 'O que oferece {brand}', 'Apresentamos {brand}'],
      plain: [
        'Conheça toda a oferta',
        'Mais informações',
        'Conheça os detalhes',
        'Tudo num só olhar',
        'Saiba mais hoje',
      ],
      openers: ['Apresentamos {brand}.', 'Para conhecer melhor: {topic}.'],
      closings: [
        'Descubra o que oferece {brand}.',
        'Conheça todos os detalhes.',
        'Saiba mais hoje.',
        'Saiba mais.',
      ],
    },
    casual: {
      topic: ['{topic}? É por aqui', 'Já viu? {topic}', '{topic}, simplesmente'],
      brand: ['Olá, somos {brand}', 'Já conhece {brand}?', 'Um salto até {brand}'],
      plain: ['Venha dar uma olhada', 'Entre e veja', 'Até já', 'É por aqui', 'Apareça quando quiser'],
      openers: ['Olá, somos {brand}.', '{topic}? É por aqui.'],
      closings: ['Dê um salto até {brand}.', 'Venha dar uma olhada.', 'Até breve.', 'Até já.'],
    },
    playful: {
      topic: ['{topic}? Sim, por favor', 'Psst: {topic}', 'Alguém disse «{topic}»?'],
      brand: ['Paixão à vista: {brand}', 'Adivinhe quem? {brand}', 'Ora, ora: {brand}'],
      plain: [
        'Curiosidade? Já sabíamos',
        'Vá, só uma espreitadela',
        'Psst, é por aqui',
        'Ora, ora',
        'Só um olhar',
      ],
      openers: ['Psst, é por aqui!', 'Ora, ora!'],
      closings: [
        'Vá, espreite {brand}!',
        'Vá, só uma espreitadela!',
        'Confesse, ficou a curiosidade!',
        'Vá, espreite!',
      ],
    },
    serious: {
      topic: ['{topic}: o essencial', '{topic}: os factos', 'Escolher bem: {topic}'],
      brand: ['{brand}: o essencial', 'Sobre {brand}', '{brand} em poucas palavras'],
      plain: [
        'Informe-se antes de escolher',
        'O essencial, com clareza',
        'Compare com calma',
        'Leia os detalhes',
        'Os detalhes',
      ],
      openers: ['O essencial sobre {brand}.', 'O essencial, com clareza.'],
      closings: [
        'Todos os detalhes em {brand}.',
        'Compare com calma antes de escolher.',
        'Leia os detalhes e decida.',
        'Leia os detalhes.',
      ],
    },
    inspirational: {
      topic: ['Inspiração: {topic}', 'Imagine: {topic}', 'Viva o momento: {topic}'],
      brand: ['Tudo começa com {brand}', 'A sua história, com {brand}', 'Algo novo com {brand}'],
      plain: [
        'Comece algo novo',
        'Hoje é o dia',
        'O seu próximo passo',
        'Atreva-se a sonhar',
        'Tudo começa aqui',
      ],
      openers: ['Hoje começa algo novo.', 'Imagine o que aí vem.'],
      closings: [
        'Escreva a próxima história com {brand}.',
        'Hoje pode começar algo novo.',
        'Dê o primeiro passo.',
        'Hoje é o dia.',
      ],
    },
  },
  gentle: {
    topic: ['{topic}? Vamos falar'],
    brand: ['Um olá de {brand}', 'Muito prazer: {brand}'],
    plain: ['Venha dizer olá', 'Muito prazer', 'Já nos conhece?', 'Um sorriso para si', 'Olá, olá'],
    openers: ['Olá a todos!', 'Já nos conhece?'],
    closings: ['Venha dizer olá a {brand}!', 'Teremos muito prazer!', 'Venha dizer olá!', 'Olá, olá!'],
  },
  actions: {
    shop: ['Compre em {brand}', 'Um mimo de {brand}'],
    order: ['Encomende em {brand}', 'Encomende já em {brand}'],
    book: ['Reserve em {brand}', 'O seu lugar em {brand}'],
    'sign-up': ['Registe-se em {brand}', 'Experimente {brand}'],
    download: ['Descarregue {brand}', '{brand} no telemóvel'],
    donate: ['Apoie {brand}', 'Dê uma mão a {brand}'],
    contact: ['Fale com {brand}', 'Conte tudo a {brand}'],
    subscribe: ['Assine {brand}', 'Novidades de {brand}'],
    visit: ['Visite {brand}', 'Um passeio até {brand}'],
    learn: ['Mais sobre {brand}', 'Um olhar sobre {brand}'],
  },
};
