import { BROADER_CONCEPTS, JUDGED_PROMPTS } from './judged-prompts.fixture.ts';

/**
 * Queries, each with the concepts that a picture must have: all of them, one of those between bars, none after a minus.
 * Pictures with a concept after `~` are neither wanted nor wrong; `none` is had by no picture.
 */
const QUERIES = `
food: food ~drink|crop|animal|person|seedling
foods: food ~drink|crop|animal|person|seedling
fruit: fruit ~wine|juice|vineyard|vegetable
fruits: fruit ~wine|juice|vineyard|vegetable
vegetable: vegetable ~food|plant|crop
vegetables: vegetable ~food|plant|crop
flower: flower ~plant|seedling
flowers: flower ~plant|seedling
blossom: flower ~plant
plant: plant ~vegetable|fruit|nature|vineyard|field
plants: plant ~vegetable|fruit|nature|vineyard|field
tree: tree ~plant|seedling
trees: tree ~plant|seedling
woods: forest ~tree
forest: forest ~tree|jungle
mountain: mountain ~hill|canyon|cliff|valley
mountains: mountain ~hill|canyon|cliff|valley
peak: mountain ~hill
mountain -snow: mountain -snow ~hill|canyon|cliff|valley
mountain without snow: mountain -snow ~hill|canyon|cliff|valley
mountains no snow: mountain -snow ~hill|canyon|cliff|valley
snow: snow ~winter
snowy: snow ~winter
snowy mountain: mountain snow
winter: winter ~snow
woman: woman ~girl|person
women: woman ~girl|person
lady: woman ~girl|person
man: man ~person|boy
men: man ~person|boy
person: person
people: person
human: person
child: child ~family|toy|student|crib
children: child ~family|toy|student|crib
kid: child ~family|toy|student
kids: child ~family|toy|student
baby: baby ~crib|child
infant: baby ~crib|child
girl: girl ~woman|child
family: family ~child|couple
parents: family ~child
couple: couple ~family
windmill: windmill ~turbine
wind turbine: turbine ~windmill
wind turbines: turbine ~windmill
wind power: turbine ~solar|windmill
wind energy: turbine ~solar|windmill
solar energy: solar ~turbine
renewable energy: turbine|solar ~battery
energy: energy ~bulb
security: security ~key
protection: security ~key|umbrella
padlock: lock ~key|security
lock: lock ~key|security
shield: shield ~security
safety: security ~key
animal: animal ~toy
animals: animal ~toy
pet: pet ~animal
pets: pet ~animal
dog: dog ~animal
dogs: dog ~animal
puppy: dog ~animal
hound: dog ~animal|fox
cat: cat ~animal|lion
cats: cat ~animal|lion
kitten: cat ~animal
kitty: cat ~animal
black cat: cat black
horse: horse ~rockinghorse|animal
pony: horse ~rockinghorse|animal
bird: bird ~animal
birds: bird ~animal
insect: insect ~animal
insects: insect ~animal
bug: insect ~animal
butterflies: butterfly ~insect
fish: fish ~sea|food
fishes: fish ~sea|food
wildlife: animal -pet ~pet|nature
elephants: elephant ~animal
lions: lion ~animal
foxes: fox ~animal
vehicle: vehicle
vehicles: vehicle
car: car ~vehicle
cars: car ~vehicle
automobile: car ~vehicle
red car: redcar ~car
blue car: bluecar ~car
"red car": redcar
"blue car": bluecar
"red house": redhouse
"car red": none
car -red: none
car -mountain: bluecar ~vehicle
bicycle: bicycle ~cycling|vehicle
bicycles: bicycle ~cycling|vehicle
bike: bicycle ~cycling|vehicle
bikes: bicycle ~cycling|vehicle
cycling: cycling|bicycle
cyclist: cycling ~bicycle|person
boat: boat ~vehicle
boats: boat ~vehicle
ship: boat ~vehicle
sailing: boat ~sea
sailboat: boat ~vehicle
yachts: boat ~vehicle
plane: airplane ~vehicle
aircraft: airplane ~balloon|vehicle|rocket
airplanes: airplane ~vehicle
train: train ~vehicle
railway: train
truck: truck ~vehicle|tractor|car
lorry: truck ~vehicle|tractor|car
rocket: rocket ~vehicle|astronaut
spaceship: rocket ~vehicle|astronaut
space: space ~moon|aurora
hot air balloon: balloon ~vehicle
balloons: balloon|toyballoon
sea: sea ~coast|beach|water|boat|island
ocean: sea ~coast|beach|water|boat|island
seaside: beach|coast ~sea|boat|island
lake: lake ~water
lakes: lake ~water
pond: none ~lotus|lake|water
river: river ~water
rivers: river ~water
water: water|glass-of-water ~lotus|beach|wave|boat|city|stone|coast|island|drink
waterfall: waterfall ~water
waterfalls: waterfall ~water
wave: wave ~sea
waves: wave ~sea
beach: beach ~sea|coast|glasses|island
beaches: beach ~sea|coast|glasses|island
shore: coast|beach ~sea|lake|fjord|island
coast: coast ~beach|sea|island
island: island ~beach|tropical|sea
islands: island ~beach|tropical|sea
desert: desert ~dune|canyon|island
dune: dune ~desert
canyon: canyon ~valley|rock
gorge: canyon ~valley|rock
hill: hill ~mountain|valley
hills: hill ~mountain|valley
meadow: meadow ~field
field: field ~meadow
fields: field ~meadow
farm: farm ~field|turbine|crop|tractor|truck
agriculture: farm ~field|crop|tractor
landscape: nature ~snow|field|city|valley|turbine
nature: nature ~plant|animal|snow|field|valley
sunset: sunset ~dusk|sunrise
sunrise: sunrise ~sunset|morning
dawn: sunrise ~morning
dusk: dusk|sunset
night: night ~moon|dark|lights|aurora
storm: storm ~rain
rain: rain ~storm
rainy: rain ~storm
autumn: autumn ~forest|pumpkin
fall foliage: autumn ~forest|tree
summer: summer ~beach
spring: spring
moon: moon
aurora: aurora
northern lights: aurora
aurora borealis: aurora
cloud: cloud
sky: none ~cloud|field|balloon|moon|aurora|airplane|rocket|sunset|city
city: city ~skyscraper|street|building
cities: city ~skyscraper|street|building
skyscraper: skyscraper ~city|building
skyscrapers: skyscraper ~city|building
town: city ~street|building|house
building: building ~home
buildings: building ~home
architecture: building ~bridge|room
house: house ~building|home
houses: house ~building|home
home: home ~house|room
castle: castle ~building
fortress: castle ~building
lighthouse: lighthouse ~building
bridge: bridge
bridges: bridge
street: street ~road|city
road: road ~street
furniture: furniture ~bookcase|crib|bench|room
chair: chair ~furniture|bench
chairs: chair ~furniture|bench
seat: chair ~furniture|bench|sofa
sofa: sofa ~furniture|chair
couch: sofa ~furniture|chair
bed: bed|bedroom ~furniture|crib
table: table ~desk|furniture
desk: desk ~table|office
bench: bench ~chair
interior: interior
room: room ~interior
rooms: room ~interior
kitchen: kitchen ~tomato
bathroom: bathroom
bedroom: bedroom ~bed|baby-room
living room: livingroom
office: office ~desk|worker
offices: office ~desk|worker
workplace: office ~desk|worker|business
classroom: classroom
school: classroom|student|teacher
teacher: teacher
students: student ~child
education: classroom|teacher|student ~book
doctor: doctor ~nurse|medical
physician: doctor ~nurse|medical
nurse: nurse ~doctor|medical
hospital: hospital ~medical
medicine: medical ~doctor|dna
healthcare: medical ~doctor|nurse|wellness
science: science ~network|astronaut|medical
scientist: science ~dna|medical
laboratory: laboratory ~science
dna: dna
chef: chef ~person
cook: chef ~food|kitchen
business: business ~chart|coin|office
meeting: meeting ~presentation|team
meetings: meeting ~presentation|team
conference: meeting|presentation
presentation: presentation ~meeting
handshake: handshake
teamwork: team ~handshake
team: team ~person
colleagues: team ~person
businesswoman: woman business ~woman|person
chart: chart ~data
graph: chart ~data
money: money ~gold|chart
cash: money
coin: coin ~money
coins: coin ~money
finance: chart|money ~business
financial: chart|money ~business
savings: piggybank|coin
success: none ~trophy|business|chart
trophy: trophy
award: award
prize: award
gift: gift
present: gift
gifts: gift
birthday: birthday ~gift|cake|celebration
party: celebration ~lights|balloon|toyballoon|bokeh|alcohol
celebration: celebration ~gift|wedding|christmas|birthday
christmas: christmas
halloween: halloween ~pumpkin
wedding: wedding ~ring
coffee: coffee ~drink
coffees: coffee ~drink
espresso: coffee
tea: tea ~drink
drink: drink ~milk
drinks: drink ~milk
beverage: drink ~milk
wine: wine ~alcohol|vineyard|grape
beer: beer ~alcohol
alcohol: alcohol
juice: juice ~drink|orange
breakfast: breakfast|croissant|coffee ~egg|bakery|juice|meal
bread: bread ~bakery
bakery: bakery|dessert ~cake
pastry: croissant|dessert|muffin ~bakery|cake
dessert: dessert ~pancake|fruit|bakery
desserts: dessert ~pancake|fruit|bakery
sweets: dessert ~honey|fruit
cake: cake ~dessert|pancake
cakes: cake ~dessert|pancake
cookie: cookie ~dessert
cookies: cookie ~dessert
donut: donut ~dessert
doughnut: donut ~dessert
ice cream: icecream ~dessert
pizza: pizza ~food
pizzas: pizza ~food
burger: burger ~food
hamburgers: burger ~food
salad: salad ~food
sushi: sushi ~food
cheese: cheese ~pizza
apple: apple ~fruit
apples: apple ~fruit
berry: berry ~fruit
berries: berry ~fruit
citrus: citrus ~juice|fruit
lemon: lemon ~citrus|fruit
oranges: orange ~citrus|juice|fruit
tomato: tomato ~vegetable
carrots: carrot ~vegetable
mushrooms: mushroom
egg: egg
eggs: egg
honey: honey ~bee
pumpkins: pumpkin ~halloween
rose: rose ~flower
roses: rose ~flower
tulip: tulip ~flower
tulips: tulip ~flower
sunflowers: sunflower ~flower
lavender: lavender
cactus: cactus ~plant
cacti: cactus ~plant
houseplant: houseplant ~plant
computer: computer ~server|device|worker
computers: computer ~server|device|worker
laptop: computer
notebook: notebook ~computer
phone: phone ~device
smartphones: phone ~device
mobile phone: phone ~device
telephone: phone ~device
camera: camera ~device
television: television ~device
tv: television ~device
headphones: headphones
technology: device|robot|server|network|computer|dna|blockchain ~energy|chart|machine|science|datacenter|idea|security
robot: robot ~machine
robots: robot ~machine
machine: machine ~vehicle|computer|robot
server: server ~computer|datacenter
data center: datacenter ~server
artificial intelligence: ai ~robot|network
network: network ~server
music: instrument|headphones ~dance
instrument: instrument ~science|compass
musical instrument: instrument
guitar: guitar ~instrument
piano: piano ~instrument
violin: violin ~instrument
sport: sport ~athlete|hiking
sports: sport ~athlete|hiking
fitness: fitness|yoga|running ~sport|wellness|athlete
exercise: sport ~athlete|wellness
yoga: yoga ~wellness|fitness|meditation
meditation: meditation ~yoga|wellness
runner: runner ~running|athlete
running: running ~runner|athlete
jogging: running ~runner
soccer: football ~sport
football: football ~sport
tennis: tennis ~sport
hiking: hiking ~mountain|hiker
hikers: hiker ~hiking
trekking: hiking ~hiker
travel: travel ~suitcase|compass|airplane|hiker|island|vehicle
luggage: suitcase ~bag|briefcase|travel|backpack
suitcases: suitcase ~bag|briefcase|travel
bag: bag ~backpack
vacation: beach|travel|island ~sea|tropical|hiking|balloon
spa: spa ~wellness|bath|towel
wellness: wellness ~spa|bath|fitness
candle: candle
candles: candle
perfume: perfume ~cosmetics
cosmetics: cosmetics ~soap
jewelry: jewelry ~gold
jewellery: jewelry ~gold
diamonds: diamond ~jewelry
ring: ring ~jewelry
shoe: shoes
shoes: shoes
glasses: glasses ~alcohol|wine|drink
sunglasses: glasses
clock: clock
watch: none ~clock
book: book ~notebook
books: book ~notebook
key: key ~lock
map: map ~compass
toy: toy ~toyballoon
toys: toy ~toyballoon
lamp: bulb ~lights|candle
lights: lights ~bokeh|aurora|bulb|neon
light bulb: bulb ~idea
idea: idea ~bulb
bokeh: bokeh ~lights
abstract: abstract ~texture|shape|pattern
pattern: pattern ~abstract|texture|shape
texture: texture ~abstract|fabric
triangle: triangle ~shape|abstract
triangles: triangle ~shape|abstract
geometric: shape ~abstract|pattern
fabric: fabric ~silk|ribbon|velvet
stone: stone ~rock|marble|bridge|zen
rocks: rock ~stone|cliff|canyon|bridge|marble
wooden table: table wood ~table
gold: gold ~jewelry|coin
astronaut: astronaut
fireworks: fireworks ~celebration
battery: battery ~energy
gear: gear ~machine|backpack
shopping: shopping|shoppingcart|shoppingbag ~bag|handbag
umbrella: umbrella
towel: towel
soap: soap
vase: vase
portrait: portrait
smiling man: man smile
old man: man portrait ~man
young woman: woman ~girl
woman laptop: woman computer
woman with laptop: woman computer
woman in a forest: woman forest
portrait woman: woman portrait
cat window: cat window
dog in snow: dog snow
dog snow: dog snow
dog -snow: dog -snow ~animal
dog without snow: dog -snow ~animal
forest -snow: forest -snow ~tree
forest without snow: forest -snow ~tree
forest no autumn: forest -autumn ~tree
lake -mountain: lake -mountain ~water
coffee -croissant: coffee -croissant ~drink
coffee without croissant: coffee -croissant ~drink
tulips -windmill: tulip -windmill ~flower
tulips without vase: tulip -vase ~flower
city -night: city -night ~skyscraper
pumpkin -candle: pumpkin -candle
flower -lavender: flower -lavender ~plant
family -beach: family -beach ~child
moon -astronaut: moon -astronaut
laptop without woman: computer -woman
wind turbines -snow: turbine -snow
no people beach: beach -person ~sea|coast|island
"wind turbines": turbine
"city skyline": city ~skyscraper
"solar panels": solar
"northern lights": aurora
"bar chart": chart
"light bulb": bulb
"black cat": cat black
"coffee beans": coffee
"cup of coffee": coffee
"cup of tea": tea
"mountain lake": none
"hot air balloons": balloon
sunset elephant: elephant sunset
mountain lake: lake mountain
mountain sunset: mountain sunset
night city: city night
city at night: city night
castle on a hill: castle hill
bridge over a river: bridge river
yoga on the beach: yoga beach
pizza with cheese: pizza cheese
red apples: apple red
red roses: rose red
pink tulips: tulip pink
blue sofa: sofa blue
green chair: chair green
black handbag: handbag black
old castle: castle
photo of a dog: dog ~animal
picture of a mountain: mountain ~hill|canyon|cliff|valley
images of flowers: flower ~plant
stock photo of a doctor: doctor ~nurse|medical
business meeting: business meeting ~business|handshake
business people: business person ~business|person
office worker: worker ~office|business
happy family: family ~child
summer beach: beach summer ~beach
winter forest: forest snow
autumn forest: forest autumn
tropical beach: beach tropical
ocean sunset: none ~sea|sunset
purple elephant: none ~elephant
green elephant: none ~elephant
giraffe: none ~animal
submarine: none ~boat|sea|vehicle
volcano: none ~mountain|island
tiger: none ~lion|cat|animal
snake: none ~animal
dinosaur: none ~animal
helicopter: none ~airplane|balloon|vehicle|rocket
motorcycle: none ~vehicle
dentist: none ~doctor|nurse|medical
banana: none ~fruit
chess: none
basketball: none ~sport|football
swimming pool: none
church: none ~building
pyramid: none ~triangle
politics: none
religion: none
war: none
philosophy: none
democracy: none
jazz: none ~instrument
taxes: none ~money|chart|business
umbrella street: none
cat elephant: none
red tractor: none ~tractor
lion snow: none
pizza mountain: none
zzzzzz: none
qwertyuiop: none
mountian: mountain ~hill
lighthuose: lighthouse
flwoer: flower ~plant
elefant: elephant
buterfly: butterfly
Katze: cat ~animal
Hund: dog ~animal
Hunde: dog ~animal
Berg: mountain ~hill|valley
Berge: mountain ~hill|valley
Blume: flower ~plant
Blumen: flower ~plant
Frau: woman ~girl|person
Kinder: child ~family|student
Haus: house ~building|home
Auto: car ~vehicle
Fahrrad: bicycle ~cycling
Meer: sea ~coast|beach|boat|island
Wald: forest ~tree
Schnee: snow ~winter
Apfel: apple ~fruit
Sonnenblume: sunflower ~flower
Leuchtturm: lighthouse
schwarze Katze: cat black
rotes Auto: redcar ~car
Hund im Schnee: dog snow
Wald ohne Schnee: forest -snow ~tree
Berg ohne Schnee: mountain -snow ~hill|valley
Kaffee: coffee ~drink
Brücke: bridge
chien: dog ~animal
chat noir: cat black ~cat
fleur: flower ~plant
fleurs: flower ~plant
montagne: mountain ~hill|valley
femme: woman ~girl|person
enfant: child ~family|student
maison: house ~building|home
voiture: car ~vehicle
voiture rouge: redcar ~car
vélo: bicycle ~cycling
forêt: forest ~tree
neige: snow ~winter
montagne sans neige: mountain -snow ~hill|valley
papillon: butterfly ~insect
château: castle ~building
pomme: apple ~fruit
fraise: strawberry ~fruit|berry
perro: dog ~animal
gato: cat ~animal
gato negro: cat black
flor: flower ~plant
flores: flower ~plant
montaña: mountain ~hill|valley
mujer: woman ~girl|person
niños: child ~family|student
casa: house ~building|home
coche: car ~vehicle
coche rojo: redcar ~car
bicicleta: bicycle ~cycling
bosque: forest ~tree
nieve: snow ~winter
bosque sin nieve: forest -snow ~tree
mariposa: butterfly ~insect
manzana: apple ~fruit
puente: bridge
caballo: horse ~rockinghorse
elefante: elephant ~animal
health: medical|fitness|yoga|running|salad|avocado ~wellness|sport|athlete|fruit|vegetable|spa
healthy: salad|fruit|vegetable|fitness|yoga|running ~food|wellness|sport|athlete|medical|juice
eco: turbine|solar|seedling ~energy|plant|crop|bicycle|nature
ecology: turbine|solar|seedling ~energy|plant|crop|bicycle|nature
healthy food: salad|fruit|vegetable ~food|juice
eco-friendly: turbine|solar|seedling ~energy|plant|crop|bicycle|nature
environment: turbine|solar|seedling ~energy|plant|crop|bicycle|nature|forest
`;

export interface JudgedQuery {
  query: string;
  /** Prompts that a search must find. */
  wanted: ReadonlySet<string>;
  /** Prompts that are neither wanted nor wrong. */
  allowed: ReadonlySet<string>;
}

/** The threshold was chosen with the first half, and is measured with the second. */
export function listJudgedQueries(): { chosenWith: JudgedQuery[]; heldOut: JudgedQuery[] } {
  const all = QUERIES.trim().split('\n').map(judge);
  return {
    chosenWith: all.filter((_, index) => index % 2 === 0),
    heldOut: all.filter((_, index) => index % 2 === 1),
  };
}

const conceptsOf = new Map(JUDGED_PROMPTS.map(([prompt, concepts]) => [prompt, withBroader(concepts)]));

function withBroader(concepts: string): Set<string> {
  const all = new Set<string>(concepts.split(' '));
  for (const concept of all)
    for (const broader of BROADER_CONCEPTS[concept]?.split(' ') ?? []) all.add(broader);
  return all;
}

function judge(line: string): JudgedQuery {
  const at = line.lastIndexOf(': ');
  const [required = '', allowed = ''] = line.slice(at + 2).split(/ ?~/);
  const hasOne = (concepts: Set<string>, choice: string) =>
    choice.split('|').some((one) => concepts.has(one));
  const terms = required.split(' ');
  const excluded = terms.filter((term) => term.startsWith('-')).map((term) => term.slice(1));
  const promptsWith = (fits: (concepts: Set<string>) => boolean) =>
    new Set([...conceptsOf].filter(([, concepts]) => fits(concepts)).map(([prompt]) => prompt));
  return {
    query: line.slice(0, at),
    wanted: promptsWith((concepts) =>
      terms.every((term) => (term.startsWith('-') ? !concepts.has(term.slice(1)) : hasOne(concepts, term))),
    ),
    allowed: promptsWith(
      (concepts) => !excluded.some((one) => concepts.has(one)) && hasOne(concepts, allowed),
    ),
  };
}
