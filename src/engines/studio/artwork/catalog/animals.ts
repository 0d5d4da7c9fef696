import { things } from './thing.ts';

export const ANIMALS = things(`
  cat | 0.4 | cat, kitten, kitty, tabby, tabby cat, ginger cat, pussycat, house cat
  sleeping-cat | 0.2 | sleeping cat, cat sleeping, cat asleep, sleeping kitten, kitten sleeping, cat napping, napping cat
  sleeping-dog | 0.3 | sleeping dog, dog sleeping, dog asleep, sleeping puppy, puppy sleeping, dog napping, napping dog
  dog | 0.6 | dog, puppy, pup, doggy, pet dog, family dog
  guide-dog | 0.6 | guide dog, service animal
  service-dog | 0.6 | service dog
  poodle | 0.5 | poodle
  cow | 1.5 | cow, dairy cow, cattle
  ox | 1.5 | ox, bull
  water-buffalo | 1.5 | water buffalo, buffalo
  bison | 1.7 | bison
  horse | 1.7 | horse, pony, stallion, mare
  donkey | 1.2 | donkey
  zebra | 1.4 | zebra
  unicorn | 1.7 | unicorn
  pig | 0.8 | pig, piglet, hog
  boar | 0.9 | boar, wild boar
  ewe | 0.9 | sheep, ewe, woolly sheep
  ram | 0.9 | ram
  goat | 0.8 | goat
  llama | 1.6 | llama, alpaca
  camel | 2 | camel, dromedary
  two-hump-camel | 2 | bactrian camel, two hump camel
  giraffe | 4 | giraffe
  elephant | 3 | elephant
  mammoth | 3.2 | mammoth
  rhinoceros | 1.7 | rhinoceros, rhino
  hippopotamus | 1.5 | hippopotamus, hippo
  lion | 1.2 | lion
  tiger | 1.1 | tiger
  leopard | 0.9 | leopard
  wolf | 0.9 | wolf
  fox | 0.5 | fox, red fox
  raccoon | 0.4 | raccoon
  bear | 1.3 | bear, brown bear, grizzly, grizzly bear
  polar-bear | 1.4 | polar bear
  panda | 1.2 | panda, giant panda, panda bear
  koala | 0.7 | koala, koala bear
  kangaroo | 1.5 | kangaroo
  sloth | 0.6 | sloth
  otter | 0.5 | otter
  badger | 0.4 | badger
  skunk | 0.4 | skunk
  beaver | 0.4 | beaver
  hedgehog | 0.2 | hedgehog
  rabbit | 0.35 | rabbit, bunny
  hamster | 0.1 | hamster
  mouse | 0.08 | mouse, field mouse
  rat | 0.12 | rat
  chipmunk | 0.15 | chipmunk, squirrel
  bat | 0.2 | bat | flies
  deer | 1.4 | deer, stag
  moose | 1.9 | moose
  monkey | 0.6 | monkey
  gorilla | 1.6 | gorilla
  orangutan | 1.3 | orangutan
  chicken | 0.45 | chicken, hen
  rooster | 0.5 | rooster, cock
  baby-chick | 0.12 | baby chick, chick
  hatching-chick | 0.12 | hatching chick
  turkey | 0.8 | turkey
  duck | 0.4 | duck, mallard
  goose | 0.8 | goose
  swan | 0.9 | swan
  bird | 0.2 | bird, red bird, cardinal, red cardinal, little bird, songbird
  blackbird | 0.2 | blackbird, raven, crow
  dove | 0.3 | dove, white dove | flies
  eagle | 0.9 | eagle, bald eagle | flies
  owl | 0.5 | owl
  parrot | 0.4 | parrot, macaw
  peacock | 1.1 | peacock
  flamingo | 1.3 | flamingo
  penguin | 0.7 | penguin
  dodo | 0.9 | dodo
  phoenix-bird | 1.2 | phoenix | flies
  frog | 0.1 | frog
  turtle | 0.4 | turtle, tortoise
  lizard | 0.3 | lizard, gecko
  snake | 0.4 | snake
  crocodile | 0.5 | crocodile, alligator
  dragon | 4 | dragon
  t-rex | 4 | t rex, tyrannosaurus, dinosaur, tyrannosaurus rex
  sauropod | 6 | sauropod, brontosaurus, brachiosaurus
  fish | 0.2 | fish, blue fish | swims
  tropical-fish | 0.15 | tropical fish, aquarium fish | swims
  blowfish | 0.2 | blowfish, pufferfish | swims
  shark | 2 | shark, great white shark | swims
  dolphin | 1.5 | dolphin | swims
  whale | 4 | whale, blue whale | swims
  spouting-whale | 4 | spouting whale | swims
  seal | 0.8 | seal, sea lion
  octopus | 0.6 | octopus | swims
  squid | 0.5 | squid | swims
  jellyfish | 0.4 | jellyfish | swims
  crab | 0.15 | crab
  lobster | 0.3 | lobster
  shrimp | 0.1 | shrimp, prawn
  oyster | 0.1 | oyster, pearl
  coral | 0.4 | coral
  spiral-shell | 0.1 | seashell, shell, spiral shell
  snail | 0.05 | snail
  butterfly | 0.08 | butterfly, monarch butterfly | flies
  honeybee | 0.03 | bee, honeybee, bumblebee | flies
  lady-beetle | 0.02 | ladybug, ladybird, lady beetle
  beetle | 0.03 | beetle
  bug | 0.03 | caterpillar
  ant | 0.02 | ant
  cricket | 0.03 | cricket, grasshopper
  cockroach | 0.03 | cockroach
  fly | 0.02 | fly, housefly, house fly
  mosquito | 0.02 | mosquito | flies
  spider | 0.04 | spider
  spider-web | 0.4 | spider web, cobweb, spiderweb
  scorpion | 0.06 | scorpion
  worm | 0.05 | worm, earthworm
  microbe | 0.3 | microbe, bacteria, bacterium, germ, microorganism
  paw-prints | 0.1 | paw print
  feather | 0.15 | feather
  empty-nest | 0.2 | empty nest, bird nest, nest
  nest-with-eggs | 0.2 | nest with eggs, bird nest with eggs, eggs in a nest, eggs in nest, egg in a nest
  sitting-cat | 0.4 | sitting cat, cat sitting, sitting kitten, kitten sitting
  sitting-dog | 0.6 | sitting dog, dog sitting, sitting puppy, puppy sitting
  sitting-rabbit | 0.3 | sitting rabbit, rabbit sitting, sitting bunny, bunny sitting
  sitting-tiger | 1.0 | sitting tiger, tiger sitting
  sitting-monkey | 0.6 | sitting monkey, monkey sitting
  sitting-mouse | 0.08 | sitting mouse, mouse sitting
  sitting-pig | 0.7 | sitting pig, pig sitting, sitting piglet, piglet sitting
`);

/** Heads alone, for portraits; `ANIMALS` has the whole animals. */
export const ANIMAL_FACES = things(`
  cat-face | 0.15 | cat face, cat head, kitten face
  dog-face | 0.2 | dog face, dog head, puppy face
  cow-face | 0.5 | cow face, cow head
  horse-face | 0.6 | horse face, horse head
  pig-face | 0.3 | pig face, pig head
  rabbit-face | 0.15 | rabbit face, rabbit head, bunny face
  mouse-face | 0.04 | mouse face, mouse head
  tiger-face | 0.4 | tiger face, tiger head
  monkey-face | 0.2 | monkey face, monkey head
  lion-face | 0.5 | lion face, lion head
  fox-face | 0.2 | fox face, fox head
  wolf-face | 0.3 | wolf face, wolf head
  bear-face | 0.4 | bear face, bear head
  polar-bear-face | 0.4 | polar bear face, polar bear head
  panda-face | 0.4 | panda face, panda head
  koala-face | 0.25 | koala face, koala head
  raccoon-face | 0.15 | raccoon face, raccoon head
  hamster-face | 0.05 | hamster face, hamster head
  frog-face | 0.05 | frog face, frog head
  chicken-face | 0.12 | chicken face, chicken head, hen head
  moose-face | 0.7 | moose face, moose head
  unicorn-face | 0.6 | unicorn face, unicorn head
`);

/** The drawings that show an animal. */
export const ANIMAL_ICONS: ReadonlySet<string> = new Set(
  [...ANIMALS, ...ANIMAL_FACES].map(({ icon }) => icon),
);
