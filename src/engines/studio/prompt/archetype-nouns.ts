import type { Archetype } from '../archetypes.ts';
import { phrases } from '../scene/phrases.ts';

/** The nouns of an archetype, in the singular and in lower case. */
export interface ArchetypeNouns {
  /** The main subject of its pictures: a prompt with this head noun is drawn. */
  shows: readonly string[];
  /** Abstract nouns that its pictures stand for by convention: a padlock for security. */
  illustrates: readonly string[];
  /** Other things that every picture of it shows. */
  contains: readonly string[];
  /** How many of its main noun every picture shows; undefined if the number varies. */
  count: number | undefined;
}

function nouns(
  shows: string,
  {
    illustrates = '',
    contains = '',
    count,
  }: { illustrates?: string; contains?: string; count?: number } = {},
): ArchetypeNouns {
  return {
    shows: phrases(shows),
    illustrates: illustrates === '' ? [] : phrases(illustrates),
    contains: contains === '' ? [] : phrases(contains),
    count,
  };
}

const LAND =
  'sky, horizon, nature, landscape, ground, air, cloud, sunlight, light, weather, view, scenery, vista';
const INDOORS = 'room, wall, window, floor, plant';

export const ARCHETYPE_NOUNS: Record<Archetype, ArchetypeNouns> = {
  // Things in a studio.
  podium: nouns(
    'podium, pedestal, plinth, product stage, product display, display stand, empty stage, stage, platform, marble podium, product podium, display podium, round platform, product pedestal, product platform, display platform, product background, product backdrop, podium background',
    {
      illustrates: 'product showcase, showcase, product presentation',
      contains: 'studio, shadow, leaf shadow',
    },
  ),
  geometry: nouns(
    'geometric shape, geometry, sphere, cube, torus, 3d shape, shape, solid, polyhedron, floating shape, geometric solid, geometric form, cone, cylinder, pyramid, primitive, geometric figure, geometric object',
    { illustrates: 'abstract 3d, 3d abstract, abstract composition', contains: 'studio, shadow, ball' },
  ),
  chart: nouns(
    'coin tower, chart, bar chart, graph, bar graph, growth chart, diagram, coin, gold coin, stack of coins, coin stack, money chart, growth graph, stock chart, sales chart, financial chart, business chart, infographic',
    {
      illustrates:
        'growth, business growth, economic growth, investment, investing, revenue, profit, saving, savings, finance, economy, stock market, sales, analytics, data analytics, budget, wealth, inflation, interest rate, income, financial growth, financial success, success, business success, interest, increase, earnings, return on investment, roi, market growth, financial planning, retirement savings, marketing, seo, performance, progress, forecast, trading, banking, financial analysis, business analytics, progress report, kpi, gdp, passive income',
      contains: 'bar, arrow, studio',
    },
  ),
  lock: nouns('cybersecurity lock, lock, padlock, security lock, digital lock, combination lock', {
    illustrates:
      'security, cybersecurity, cyber security, data protection, encryption, privacy, data security, firewall, antivirus, protection, network security, online security, internet security, data privacy, password, password protection, information security, computer security, identity theft, gdpr, data safety, online privacy, digital security, cyber protection, hacker protection',
    contains: 'network, grid, keyhole',
  }),
  blocks: nouns(
    'cryptocurrency ledger, decentralized ledger, blockchain, linked cube, chain of blocks, block chain, blockchain network, connected cube',
    {
      illustrates:
        'blockchain technology, web3, distributed ledger, smart contract, decentralization, crypto technology, cryptocurrency technology, decentralized finance, defi, supply chain, crypto, cryptocurrency',
      contains: 'cube, chain, link',
    },
  ),
  bulb: nouns(
    'light bulb, lightbulb, bulb, edison bulb, filament, incandescent bulb, glowing bulb, lamp bulb',
    {
      illustrates:
        'idea, innovation, creative idea, invention, inspiration, creativity, bright idea, business idea, solution, eureka, brainwave, new idea, great idea, creative thinking, creative solution, genius, insight, startup idea, problem solving, imagination',
      contains: 'light, glow, glass',
    },
  ),
  gears: nouns(
    'gear, cog, cogwheel, gearwheel, gear wheel, mechanism, clockwork, machinery, gear system, metal gear, cog wheel',
    {
      illustrates:
        'engineering, automation, process, workflow, process automation, mechanics, business process, optimization, efficiency, productivity, mechanical engineering, industry, manufacturing process, maintenance, configuration, devops, process improvement, business automation',
      contains: 'metal, steel, machine part',
    },
  ),
  zen: nouns(
    'zen stone, balanced stone, stacked stone, pebble, spa stone, stack of stones, zen pebble, stone stack, rock stack, hot stone, massage stone, stone tower, stone cairn, cairn, smooth stone',
    {
      illustrates:
        'zen, spa, wellness, harmony, balance, relaxation, aromatherapy, serenity, spa treatment, self care, feng shui, mindfulness concept, work life balance, calmness, inner peace, inner balance, tranquility, wellbeing, well being',
      contains: 'stone, plant, leaf, candle, pot, shadow',
    },
  ),
  dna: nouns('dna, helix, double helix, dna strand, dna helix, dna molecule, dna double helix', {
    illustrates:
      'genetics, genome, gene, biotechnology, biotech, genetic engineering, genetic research, gene editing, life science, genetic code, genomics, heredity, gene therapy, dna test, genetic testing, bioinformatics, crispr, evolution',
    contains: 'molecule, grid',
  }),
  battery: nouns(
    'battery, rechargeable battery, lithium battery, battery cell, power bank, accumulator, lithium ion battery',
    {
      illustrates:
        'energy storage, charging, battery technology, ev charging, battery charging, power storage, stored energy, charge',
      contains: 'cable, lightning bolt, lightning, charging cable, charger, bolt',
    },
  ),
  coffee: nouns(
    'coffee, espresso, latte, cappuccino, coffee cup, cup of coffee, mocha, coffee mug, mug of coffee, black coffee, coffee drink, americano, flat white, macchiato, hot coffee, cup of espresso, cup of cappuccino, coffee bean, mug, cup, ceramic cup, coffee with beans',
    {
      illustrates: 'coffee break, coffee time, morning coffee',
      contains: 'table, wooden table, saucer, bean, wood, bokeh, blurred light, bokeh light, coffee table',
    },
  ),
  phone: nouns(
    'mobile payment, smartphone, phone, mobile phone, cell phone, cellphone, mobile app, app, phone mockup, phone screen, smartphone mockup, smart phone, mobile application, phone app, iphone mockup, mobile screen, app interface, app screen, smartphone screen, cell phone mockup, mobile interface, mobile device',
    {
      illustrates:
        'mobile banking, app design, ui design, app development, mobile technology, user interface, fintech, online banking, ux design, mobile marketing, fintech app, e banking, mobile payment app, social media, social network, social networking',
      contains: 'screen, icon, interface, dashboard, graph, chart',
    },
  ),
  desk: nouns(
    'desk, laptop, workspace, office desk, home office, workplace, notebook computer, laptop computer, desk setup, office workspace, work desk, laptop screen, wooden desk, work space, office table, laptop mockup, workstation, desktop workspace, analytics dashboard, dashboard, home office desk',
    {
      illustrates:
        'freelancing, web design, web development, software development, programming, e learning, saas, online work, remote work setup, e commerce website, website',
      contains:
        'mug, cup, coffee, plant, notebook, dashboard, screen, keyboard, chart, pencil, note, table, potted plant, computer, coffee cup, coffee mug',
    },
  ),
  servers: nouns(
    'data center aisle, data center corridor, server, server room, data center, data centre, server rack, datacenter, supercomputer, mainframe, rack of servers, server hall, server farm, network server, server aisle, server corridor, server cabinet',
    {
      illustrates:
        'cloud computing, hosting, web hosting, cloud storage, data storage, cloud infrastructure, it infrastructure, server infrastructure, cloud server, big data, database, cloud technology, cloud service, network infrastructure, data processing, cloud hosting, data backup',
      contains: 'light, rack, corridor, aisle, led light, led, cable, neon',
    },
  ),
  globe: nouns(
    'globe, earth, planet earth, world, world globe, earth globe, network globe, digital globe, digital earth, global map',
    {
      illustrates:
        'globalization, globalisation, global business, global network, global communication, international business, global economy, world trade, worldwide network, worldwide communication, international trade, global trade, global connection, global connectivity, internet, global technology, geography, worldwide shipping, world economy, connectivity, global market, global community, earth day',
      contains: 'network, line, map, continent, network line, stand, connection',
    },
  ),
  robot: nouns(
    'robot arm, robotic arm, industrial robot, assembly robot, cobot, factory robot, mechanical arm, robotic hand, manufacturing robot, robot gripper, welding robot',
    {
      illustrates:
        'robotics, factory automation, smart factory, industry 4, industry 4 0, industrial automation, robotic automation, automated factory, smart manufacturing, assembly line, automated production',
      contains: 'gripper, ball, cube, load',
    },
  ),
  drone: nouns(
    'drone, quadcopter, delivery drone, uav, camera drone, quadrocopter, multicopter, unmanned aerial vehicle, drone camera',
    {
      illustrates: 'drone delivery, drone technology, aerial photography equipment',
      contains: 'propeller, rotor, camera, landing pad, pad',
    },
  ),
  // People, as flat illustrations.
  'team-meeting': nouns(
    'agency team, medical team, volunteer, strategy session, team, meeting, business team, team meeting, colleague, coworker, co worker, discussion, board meeting, group of people, business meeting, project team, coworkers, group of colleagues, staff meeting, office meeting, startup team, office team, diverse team, business people, businesspeople, business person, office worker, employee, office workers, people, brainstorming session, team discussion, strategy meeting, committee, business group, work team, staff, professional, business professional, coworking space, group of coworkers, meeting room, boardroom, conference room',
    {
      illustrates:
        'teamwork, collaboration, brainstorming, brainstorm, team building, diversity, inclusion, business strategy, project management, cooperation, startup, team spirit, corporate culture, human resources, diversity and inclusion, strategy, planning, coworking, business, group work, corporate life, company culture, negotiation, leadership team, focus group',
      contains: `${INDOORS}, table, laptop, desk, office, mug, people, person, man, woman, document, city, computer`,
    },
  ),
  'video-call': nouns(
    'video call, video conference, video meeting, online meeting, virtual meeting, zoom call, zoom meeting, video chat, webinar, conference call, remote meeting, virtual conference, video conferencing, virtual team meeting, online conference, web conference',
    {
      illustrates:
        'telehealth, telemedicine, remote team, virtual team, distributed team, remote collaboration, online class, remote communication',
      contains: `${INDOORS}, screen, people, person, man, woman, participant, colleague, team, coworker`,
    },
  ),
  presentation: nouns(
    'seminar speaker, presentation, keynote, presenter, lecture, seminar, conference, business presentation, keynote speaker, public speaker, speech, training session, workshop, investor pitch, conference speaker, ted talk, press conference, business conference, public speaking, motivational speaker, audience',
    {
      illustrates:
        'public speaking, quarterly results, sales pitch, leadership training, business training, coaching',
      contains: `${INDOORS}, screen, chart, audience, graph, people, person, whiteboard, slide, diagram, crowd`,
    },
  ),
  doctor: nouns(
    'doctor, physician, patient, medical consultation, doctor and patient, general practitioner, medical checkup, checkup, clinic, health checkup, consultation, doctor appointment, doctor visit, medical exam, medical examination, hospital room, female doctor, male doctor, family doctor, medical doctor, surgeon, medical professional, medic',
    {
      illustrates:
        'healthcare, health care, medical care, medicine, medical advice, health insurance, medical, patient care',
      contains: `${INDOORS}, clipboard, hospital, clinic, people, person, patient, white coat, coat, lab coat, stethoscope`,
    },
  ),
  'yoga-class': nouns(
    'sun salutation, yoga twist, mindful breathing, mindful sitting, meditating figure, mindfulness practice, pilates instructor, side stretch, pilates side stretch, yoga stretch, yoga class, yoga, yoga studio, pilates, fitness class, stretching, yoga pose, group yoga, pilates class, yoga instructor, yoga teacher, aerobics, workout class, warrior pose, yoga group, yoga session, stretching class, meditation class, stretching exercise, woman doing yoga, man doing yoga, people doing yoga, person doing yoga, girl doing yoga, women doing yoga, doing yoga, practicing yoga, woman practicing yoga, people practicing yoga, group doing yoga',
    {
      illustrates: 'flexibility, fitness, workout, exercise, mindfulness, meditation',
      contains: `${INDOORS}, mat, yoga mat, people, person, studio, woman, man, city`,
    },
  ),
  family: nouns(
    'family, parents, parent, mother, father, grandmother, grandfather, grandparent, sibling, mom, dad, family time, family portrait, multigenerational family, happy family, mother and child, father and child, mother and son, mother and daughter, father and son, father and daughter, grandparents, family at home',
    {
      illustrates:
        'family life, parenting, togetherness, parenthood, family love, home life, motherhood, fatherhood',
      contains: `${INDOORS}, sofa, couch, living room, home, house, people, person, child, kid, rug, carpet, picture, curtain, woman, man, boy, girl`,
    },
  ),
  'remote-work': nouns(
    'freelancer, programmer, developer, software developer, remote worker, coder, software engineer, digital nomad, web developer, home worker, customer support agent, call center agent, customer service agent, blogger, writer, data scientist, home office worker, person working, it specialist, copywriter, telecommuter, woman working, man working, businesswoman working, businessman working, people working, girl working, young woman working, young man working, woman typing, man typing, woman coding',
    {
      illustrates:
        'remote work, working from home, work from home, home office work, freelance work, telework, telecommuting, online learning, distance learning, online course, coding, programming, typing, customer support, customer service, online shopping, studying, computer work, software development work, working',
      contains: `${INDOORS}, laptop, desk, computer, mug, cup, coffee, table, lamp, person, man, woman, home, office, book, shelf, home office, keyboard`,
    },
  ),
  handshake: nouns(
    'partner, new partnership, handshake, shaking hands, hand shake, business handshake, businessmen, business partner, job interview, interview, business deal, deal, shake hands, people shaking hands',
    {
      illustrates:
        'partnership, agreement, business agreement, merger, cooperation agreement, contract, contract signing, trust, hiring, recruitment, networking, business partnership, business relationship, merger and acquisition, b2b, acquisition, greeting, closing a deal, greeting people, networking event',
      count: 2,
      contains: `${INDOORS}, people, person, man, woman, office, suit, businessman, businesswoman, hand, business`,
    },
  ),
  classroom: nouns(
    'classroom, teacher, lesson, professor, lecturer, teacher and students, school class, class, university lecture, math lesson, math teacher, school lesson, tutor, students in classroom, student, pupil, university class, college class',
    {
      illustrates:
        'education, teaching, school education, learning, back to school, higher education, academic',
      contains: `${INDOORS}, blackboard, chalkboard, student, pupil, clock, people, person, child, kid, formula, board, teacher, school, university, whiteboard`,
    },
  ),
  portrait: nouns(
    'illustrator, notary, auditor, mediator, support specialist, customer support specialist, woman, man, person, portrait, headshot, businesswoman, businessman, executive, ceo, entrepreneur, manager, lawyer, founder, consultant, business owner, young woman, young man, lady, girl, boy, guy, gentleman, business woman, business man, face, smile, business executive, team leader, leader, director, old man, old woman, senior, elderly man, elderly woman, elderly person, senior woman, senior man, adult, attorney, accountant, advisor, adviser, financial advisor, salesman, saleswoman, boss, profile picture, avatar, corporate headshot, teenager, teenage girl, teenage boy, student portrait, middle aged man, middle aged woman, female, male, customer, client, human, individual, influencer, model, architect, designer, banker, real estate agent, politician, secretary, journalist, professional woman, professional man, professional portrait, business portrait, fashion model, male model, female model',
    {
      illustrates: 'confidence, leadership, personal branding, success story, self confidence, happiness',
      contains: `${INDOORS}, background, people, person, shirt, office, suit, jacket`,
    },
  ),
  // Its nouns are in people/people-nouns.ts.
  people: nouns(''),
  // Landscapes.
  mountains: nouns(
    'mountain, mountain range, peak, summit, alp, valley, mountain landscape, mountain valley, mountain top, rocky mountain, himalaya, alps, himalayas, mountain scenery, mountain peak, snowy peak, ridge, mountain view, highland, alpine landscape, mountain meadow, andes, dolomites, rockies, mount everest, everest, wilderness, alpine meadow, hiking trail, mountain ridge, mountainside, landscape',
    {
      contains: `${LAND}, meadow, grass, tree, rock, pine, spruce, forest, snow, valley, fir, peak, pine tree`,
    },
  ),
  lake: nouns(
    'tarn, high tarn, lake, mountain lake, alpine lake, lakeside, lakeshore, pond, lake landscape, fjord, reservoir, loch, reflection lake, calm lake, lake reflection',
    {
      illustrates: 'calm, tranquility, serenity, stillness',
      contains: `${LAND}, water, mountain, tree, reflection, forest, shore, hill, bank`,
    },
  ),
  sea: nouns(
    'ocean swell, open ocean swell, sea, ocean, beach, seascape, seaside, shore, shoreline, ocean wave, sea wave, wave, bay, seashore, sandy beach, horizon, atlantic, pacific, mediterranean, mediterranean sea, open sea, open ocean, water surface, sea view, ocean view, coast at sunset, sunset beach, sky, blue sky, cloudy sky, sunset sky, sunrise sky, evening sky, summer sky, dramatic sky, cloudscape, sunset, sunrise, dawn, dusk, twilight',
    { illustrates: 'freedom, infinity', contains: `${LAND}, water, wave, horizon, sun, island, reflection` },
  ),
  island: nouns(
    'island, tropical island, lagoon, atoll, tropical beach, paradise, maldives, caribbean, palm beach, tropical paradise, bali, hawaii, desert island, paradise beach, caribbean beach, tropical sea',
    {
      illustrates: 'vacation, holiday, summer vacation, summer holiday, tropics',
      contains: `${LAND}, sea, water, beach, sand, palm, palm tree, ocean, turquoise water, coast`,
    },
  ),
  hills: nouns(
    'hill, meadow, countryside, field, grassland, pasture, prairie, farmland, rolling hill, green hill, grass, steppe, moor, wildflower, wildflower meadow, green meadow, tuscany, grass field, green field, flower meadow, rural landscape, country landscape, toscana, lawn, spring landscape, grassy hill, green landscape, countryside landscape, tuscan hill',
    {
      illustrates:
        'nature, environment, spring, summer, sustainability, ecology, clean air, environmental protection, green energy landscape, green nature, springtime',
      contains: `${LAND}, grass, tree, field, meadow, flower`,
    },
  ),
  dunes: nouns(
    'desert, dune, sand dune, sahara, sahara desert, desert landscape, desert dune, sand, gobi desert, namib desert, arabian desert, desert sand',
    { illustrates: 'drought, aridity', contains: `${LAND}, sand, shadow, ripple` },
  ),
  forest: nouns(
    'forest, woodland, rainforest, jungle, woods, pine forest, forest path, forest trail, birch forest, redwood forest, grove, taiga, forest landscape, forest floor, spruce forest, redwood, beech forest, deep forest, path through forest, forest canopy, forest road, woodland path',
    {
      illustrates: 'forest bathing',
      contains:
        'tree, trunk, leaf, light, moss, path, sunbeam, sunlight, light ray, ray, nature, foliage, fern, plant, pine, fog, landscape, pine tree',
    },
  ),
  waterfall: nouns(
    'waterfall, cascade, falls, jungle waterfall, tropical waterfall, mountain waterfall, niagara falls, cataract',
    { contains: `${LAND}, water, rock, tree, cliff, pool, forest, moss, spray` },
  ),
  snow: nouns(
    'winter landscape, snow, snowfall, snow landscape, winter forest, snowy landscape, winter scenery, snowy forest, winter wonderland, snow covered landscape, winter scene, snowy mountain, snow field, frozen landscape, winter nature, winter, snowstorm, blizzard, snowy field, winter mountain, arctic landscape, snowy hill, snow mountain, frost',
    {
      illustrates: 'cold, winter season, christmas landscape',
      contains: `${LAND}, tree, spruce, pine, fir, mountain, forest, snow`,
    },
  ),
  stars: nouns(
    'milky way core, starry sky, night sky, milky way, galaxy, star, stars, starry night, constellation, starlight, nebula, universe, cosmos, outer space, space, astronomy, meteor shower, star field, starry night sky',
    {
      illustrates: 'astronomy, infinity of space, cosmology, astrology',
      contains: `${LAND}, night, mountain, star, moon`,
    },
  ),
  aurora: nouns(
    'aurora, aurora borealis, northern lights, polar lights, northern light, southern lights, polar light, aurora australis',
    { contains: `${LAND}, night, star, mountain, snow, lake, water, reflection` },
  ),
  city: nouns(
    'city, skyline, cityscape, skyscraper, downtown, metropolis, city skyline, manhattan, new york, new york skyline, new york city, business district, financial district, high rise, office tower, urban landscape, urban skyline, tokyo skyline, london skyline, building, city light, manhattan skyline, dubai skyline, singapore skyline, hong kong skyline, chicago skyline, shanghai skyline, modern building, skyscrapers, office buildings, city at night, tower block, urban scenery, city view, smart city, glass building',
    {
      illustrates:
        'urbanization, architecture, real estate, urban development, urban life, city life, property market',
      contains:
        'building, sky, water, skyscraper, light, window, tower, river, reflection, cloud, waterfront, night, street light',
    },
  ),
  coast: nouns(
    'coast, coastline, cliff, sea cliff, headland, rocky coast, sea stack, rocky shore, cliffs of moher, coastal cliff, cape, promontory, coastal landscape, rocky beach, big sur, rugged coast, rock cliff',
    { contains: `${LAND}, sea, ocean, water, rock, wave, surf, grass` },
  ),
  fields: nouns(
    'lavender row, wheat field, lavender field, vineyard, tulip field, wheat, crop, cornfield, barley field, rapeseed field, canola field, farm field, crop field, grain field, harvest field, plantation, agricultural field, flower field, lavender, sunflower field, field of wheat, field of lavender, field of tulips, golden field, barley, grain, rice field, agricultural landscape, vine',
    {
      illustrates: 'agriculture, harvest, farming, provence, crop rotation, organic farming',
      contains: `${LAND}, row, flower, hill, tree, plant, field`,
    },
  ),
  canyon: nouns(
    'canyon country, red rock canyon country, canyon, mesa, butte, gorge, grand canyon, monument valley, red rock, badlands, sandstone, desert canyon, rock formation, red rock canyon, sandstone canyon, zion, ravine, rocky desert, red canyon, desert rock',
    { contains: `${LAND}, rock, desert, shrub, cliff, sand, stone` },
  ),
  // Patterns.
  bokeh: nouns(
    'bokeh disc, defocused light, bokeh, bokeh light, blurred light, light bokeh, bokeh background, festive light, sparkle, glitter, fairy light, christmas light, string light, glitter background, light spot, twinkling light, party light, holiday light',
    {
      illustrates:
        'celebration, festivity, new year, nightlife, magic, glamour, joy, happy new year, festive mood, holiday season, excitement',
      contains: 'light, blur, background, color, night',
    },
  ),
  gradient: nouns(
    'gradient, color gradient, gradient background, mesh gradient, smooth gradient, color background, background, blur, abstract background, color, plain background, backdrop, colour gradient, solid background, studio background, empty background, soft background, copy space, wallpaper, abstract wallpaper, presentation background, website background, color transition, pastel background, ombre, gradient mesh',
    {
      illustrates:
        'calm, softness, simplicity, minimalism, mood, emotion, peace, silence, dream, hope, feeling, purity, abstract',
      contains: 'color, blur, light, background',
    },
  ),
  waves: nouns(
    'wave relief, 3d wave relief, liquid surface, wavy surface, wavy, wavy shape, abstract wave, wave pattern, wavy line, flowing line, curve, wave background, line pattern, sound wave, wave line, wavy background, flowing curve, abstract line, flowing wave, line, wavy pattern, abstract waves, colorful wave, colourful wave, neon wave, gradient wave, wavy shapes, 3d wave',
    {
      illustrates: 'flow, movement, motion, rhythm, dynamics, frequency',
      contains: 'line, curve, color, background',
    },
  ),
  silk: nouns(
    'silk, satin, fabric, cloth, drapery, velvet, textile, silk fabric, satin fabric, flowing fabric, silk cloth, fabric texture, silk texture, fold, fabric fold, fabric background, silk background, satin texture',
    {
      illustrates: 'luxury, elegance, smoothness, sensuality, softness',
      contains: 'fold, shine, background, texture',
    },
  ),
  'low-poly': nouns(
    'tessellation, triangular tessellation, geometric mosaic, polygonal relief, low poly, polygon, triangle, triangle pattern, low poly background, polygonal background, polygon pattern, geometric pattern, facet, triangular pattern, polygon background, polygonal pattern, triangle background, geometric background, geometric wallpaper, low polygon',
    { contains: 'color, background, pattern' },
  ),
  isometric: nouns(
    'isometric stair, building block, isometric building block, isometric voxel, isometric voxel arrangement, isometric, isometric block, isometric cube, isometric pattern, isometric city block, isometric shape, isometric background, isometric illustration, cube pattern, block pattern',
    {
      illustrates: 'structure, architecture pattern, modularity',
      contains: 'cube, block, pattern, background',
    },
  ),
  particles: nouns(
    'particle swarm, particle track, particle, particle wave, particles, light particle, neural network, digital particle, data stream, glowing particle, network, data network, digital network, dot, particle network, light trail, connected dot, data visualization, digital background, technology background, digital wave, plexus, circuit pattern, data flow, ai background, futuristic background, tech background, network connection, connected network',
    {
      illustrates:
        'artificial intelligence, ai, machine learning, deep learning, big data analysis, quantum computing, technology, digital transformation, internet of things, iot, data science, futuristic technology, future technology, energy field, digitalization, metaverse, cyberspace, innovation technology, generative ai, quantum computer, algorithm, ai technology, 5g, information technology, digital technology, science, futurism, physics',
      contains: 'light, dot, point, background, glow, line',
    },
  ),
  paper: nouns(
    'kirigami, kirigami paper, kirigami paper relief, paper relief, paper, paper cut, papercut, paper layer, paper art, layered paper, paper texture, paper shape, paper wave, paper cutout, cut paper, paper background, origami background, paper craft, paper pattern',
    { illustrates: 'craft paper design', contains: 'layer, shadow, background, shape' },
  ),
  ribbons: nouns(
    'stripe, bold stripe, ribbon wave, flowing ribbon, colorful ribbon, 3d ribbon, abstract ribbon, twisted ribbon, color ribbon, ribbon, swirl, twisted shape, color swirl, liquid swirl, fluid shape',
    {
      illustrates: 'fluidity, dynamism, vitality, creativity in motion',
      contains: 'curve, color, background',
    },
  ),
  marble: nouns(
    'fluid art, liquid paint, geode, geode edge, marble, marble texture, marble background, marble pattern, marble surface, stone texture, marble slab, agate, marbled paper, marble wall, onyx, granite, marble vein, alcohol ink, gemstone texture',
    { contains: 'vein, gold, stone, texture, background, pattern' },
  ),
  halftone: nouns(
    'screen print, halftone sunburst, retro halftone sunburst, halftone, halftone pattern, dot pattern, halftone background, dotted pattern, dotted background, halftone dot, pop art pattern, comic background, pop art background, polka dot, polka dot pattern, dots, dot, retro dot pattern',
    { contains: 'dot, color, background, pattern' },
  ),
};
