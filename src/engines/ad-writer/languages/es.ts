import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

export const SPANISH: Language = {
  code: 'es',
  stopWords:
    wordSet(`a al algo algunos ante antes así aún aunque bien cada como con contra cual cuando cómo de del desde
    donde dos durante e el él ella ellas ellos en entre era eres es esa ese eso esta estas este esto estos está están
    estamos fue ha hace hacemos hacer hasta hay he la las le les lo los más me mi mis mismo mucho muchos muy nada ni no nos
    nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque puede puedes que qué
    quien se sea ser si sí sin sobre sois solo son su sus también tanto te tener tiene tienen toda todas todo todos tu tus
    tú un una uno unos usted ustedes y ya yo bienvenidos inicio contacto hoy días día`),
  verbs:
    wordSet(`es son está están hay ha han tiene tienen ofrece ofrecemos ofrecen hacemos hace descubre descubra conoce
    compra compre reserva reserve pide pida elige ven visita visite aprende contacta llama cuidamos cuida ayudamos trabajamos
    somos estamos te tu tus su sus nuestro nuestra nuestros nuestras que quién cómo dónde por qué cuando suscríbete`),
  leaning:
    wordSet(`él ella ellos ellas esto eso esta este estos estas ese esa y pero o porque así además también entonces
    luego después aunque sin embargo yo mi mis su sus lo la le les que quien`),
  clauseOpeners: wordSet('y pero o con sin para de desde en que donde porque incluso incluidos así'),
  prefaces: wordSet(
    'si cuando para con sin en desde de del a al por como tras durante antes después aunque según gracias entre',
  ),
  you: /\b(?:tú|tu|tus|te|ti|contigo|usted|ustedes|su|sus)\b/i,
  benefit:
    /(?:gratis|gratuit\w*|sin|fresc\w*|artesan\w*|hech[oa]s? a mano|local\w*|ecológic\w*|envío|cada|desde|garantí\w*|garantizad\w*|certificad\w*|rápid\w*|fácil\w*|mismo día|solo|años|%)/i,
  titleCase: false,
  tones: {
    professional: {
      topic: ['{brand}: {topic}', '{topic} de {brand}', '{topic}, con {brand}'],
      brand: ['Conoce {brand}', 'Lo que ofrece {brand}', 'Te presentamos {brand}'],
      plain: [
        'Descubre toda la oferta',
        'Más información',
        'Conoce los detalles',
        'Todo de un vistazo',
        'Infórmate hoy',
      ],
      openers: ['Te presentamos {brand}.', 'Para conocer mejor: {topic}.'],
      closings: [
        'Descubre lo que ofrece {brand}.',
        'Conoce todos los detalles.',
        'Infórmate hoy.',
        'Más información.',
      ],
    },
    casual: {
      topic: ['¿{topic}? Por aquí', '¿Has visto esto? {topic}', '{topic}, así de fácil'],
      brand: ['Hola, somos {brand}', 'Pásate por {brand}', '¿Ya conoces {brand}?'],
      plain: [
        'Ven a echar un vistazo',
        'Pasa y mira',
        'Nos vemos dentro',
        'Por aquí',
        'Pásate cuando quieras',
      ],
      openers: ['Hola, somos {brand}.', '¿{topic}? Por aquí.'],
      closings: ['Pásate por {brand}.', 'Ven a echar un vistazo.', 'Nos vemos pronto.', 'Te esperamos.'],
    },
    playful: {
      topic: ['¿{topic}? Sí, por favor', 'Pst: {topic}', '¿Alguien dijo «{topic}»?'],
      brand: ['Flechazo a la vista: {brand}', '¿Adivinas quién? {brand}', 'Vaya, vaya: {brand}'],
      plain: [
        '¿Curiosidad? Lo sabíamos',
        'Venga, solo un vistazo',
        'Pst, es por aquí',
        'Anda, mira',
        '¿A que te pica?',
      ],
      openers: ['¡Pst, por aquí!', '¡Vaya, vaya!'],
      closings: [
        '¡Venga, date una vuelta por {brand}!',
        '¡Venga, solo un vistazo!',
        '¿A que te pica la curiosidad?',
        '¡Venga!',
      ],
    },
    serious: {
      topic: ['{topic}: lo esencial', '{topic}: los datos', 'Elegir bien: {topic}'],
      brand: ['{brand}: lo esencial', 'Acerca de {brand}', '{brand} en pocas palabras'],
      plain: [
        'Infórmate antes de elegir',
        'Los datos, sin adornos',
        'Lo esencial, claro',
        'Compara con calma',
        'Los detalles',
      ],
      openers: ['Lo esencial sobre {brand}.', 'Los datos, sin adornos.'],
      closings: [
        'Todos los detalles en {brand}.',
        'Compara con calma antes de elegir.',
        'Lee los detalles y decide.',
        'Lee los detalles.',
      ],
    },
    inspirational: {
      topic: ['Inspiración: {topic}', 'Imagina: {topic}', 'Vive el momento: {topic}'],
      brand: ['Todo empieza con {brand}', 'Tu historia, con {brand}', 'Empieza algo nuevo con {brand}'],
      plain: [
        'Empieza algo nuevo',
        'Hoy es el día',
        'Tu próximo paso',
        'Atrévete a soñar',
        'Todo empieza aquí',
      ],
      openers: ['Hoy empieza algo nuevo.', 'Imagina lo que viene.'],
      closings: [
        'Escribe tu próxima historia con {brand}.',
        'Hoy puede empezar algo nuevo.',
        'Da el primer paso.',
        'Hoy es el día.',
      ],
    },
  },
  gentle: {
    topic: ['¿{topic}? Hablemos'],
    brand: ['Un saludo de {brand}', 'Encantados: {brand}'],
    plain: [
      'Ven a saludarnos',
      'Encantados de verte',
      '¿Nos conocemos?',
      'Una sonrisa para ti',
      'Hola, hola',
    ],
    openers: ['¡Hola a todos!', '¿Nos conocemos?'],
    closings: [
      '¡Ven a saludar a {brand}!',
      '¡Encantados de conocerte!',
      '¡Ven a saludarnos!',
      '¡Hola, hola!',
    ],
  },
  actions: {
    shop: ['Compra en {brand}', 'Date un capricho en {brand}'],
    order: ['Haz tu pedido en {brand}', 'Pide ya en {brand}'],
    book: ['Reserva en {brand}', 'Guarda tu sitio en {brand}'],
    'sign-up': ['Regístrate en {brand}', 'Prueba {brand}'],
    download: ['Descarga {brand}', 'Lleva {brand} en el móvil'],
    donate: ['Apoya a {brand}', 'Échale una mano a {brand}'],
    contact: ['Consulta con {brand}', 'Cuéntaselo a {brand}'],
    subscribe: ['Suscríbete a {brand}', 'Novedades de {brand}'],
    visit: ['Visita {brand}', 'Escápate a {brand}'],
    learn: ['Más sobre {brand}', 'Un vistazo a {brand}'],
  },
};
