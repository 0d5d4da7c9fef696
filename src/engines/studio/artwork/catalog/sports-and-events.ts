import { things } from './thing.ts';

/** Sports, holidays, sky, fantasy and signs. */
export const SPORTS_AND_EVENTS = things(`
  soccer-ball | 0.22 | soccer ball, football, soccer
  basketball | 0.24 | basketball
  american-football | 0.2 | american football
  rugby-football | 0.2 | rugby ball
  baseball | 0.07 | baseball
  softball | 0.09 | softball
  tennis | 0.1 | tennis, tennis racket, tennis racquet, racket and ball, tennis racket and ball, tennis racket and tennis ball
  volleyball | 0.21 | volleyball
  badminton | 0.3 | badminton
  ping-pong | 0.25 | ping pong, table tennis, ping pong paddle
  bowling | 0.38 | bowling, bowling pin, bowling ball, ten pin bowling
  pool-8-ball | 0.06 | eight ball, billiard ball, pool ball
  cricket-game | 0.8 | cricket bat
  field-hockey | 0.9 | field hockey
  ice-hockey | 0.9 | ice hockey, ice hockey stick, hockey stick
  lacrosse | 1 | lacrosse, lacrosse stick
  curling-stone | 0.3 | curling stone
  boxing-glove | 0.3 | boxing glove
  goal-net | 2.4 | goal, goal net
  flag-in-hole | 2 | golf, golf hole, golf flag
  person-juggling | 1.8 | juggler, juggling
  woman-dancing | 1.7 | dancer, flamenco dancer, salsa dancer
  person-lifting-weights | 1.8 | weightlifter, weightlifting, weight lifting, bodybuilder
  person-bouncing-ball | 1.8 | basketball player
  person-climbing | 1.8 | rock climber, climbing, rock climbing
  person-fencing | 1.8 | fencer, fencing sport
  horse-racing | 2.2 | jockey, horse racing, horse rider, equestrian, horseback riding
  person-rowing-boat | 1.2 | rower, rowing, rowing boat | swims
  person-golfing | 1.8 | golfer, golf player, golfing
  fishing-pole | 1.8 | fishing rod, fishing pole
  diving-mask | 0.2 | diving mask, snorkel
  person-swimming | 0.5 | swimmer, swimming | swims
  person-surfing | 1.8 | surfer, surfing | swims
  skis | 1.7 | skis, ski
  snowboarder | 1.8 | snowboarder, snowboarding
  skier | 1.8 | skier, skiing, downhill skier, ski racer
  sled | 0.4 | sled, toboggan
  flying-disc | 0.1 | frisbee, flying disc
  bullseye | 0.5 | dartboard, bullseye, target, dart board, archery target, target board
  trophy | 0.4 | trophy, golden trophy, winner cup, trophy cup, award cup, award, winner, victory, achievement, championship
  sports-medal | 0.15 | medal, gold medal, award medal, sports medal
  1st-place-medal | 0.15 | first place medal
  military-medal | 0.12 | military medal
  christmas-tree | 2.2 | christmas tree, xmas tree, decorated tree, christmas, xmas
  wrapped-gift | 0.25 | gift, present, gift box, wrapped gift, christmas present, christmas gift, wrapped present, birthday present
  father-christmas | 1.8 | santa claus, santa, father christmas
  mrs-claus | 1.7 | mrs claus
  snowman | 1.6 | snowman
  jack-o-lantern | 0.3 | jack o lantern, halloween pumpkin, pumpkin for halloween, carved pumpkin, halloween, halloween decoration
  ghost | 1.2 | ghost | flies
  fireworks | 30 | fireworks, firework, independence day, 4th of july, fourth of july | sky
  firecracker | 0.2 | firecracker, dynamite
  sparkler | 0.3 | sparkler
  party-popper | 0.25 | party popper, confetti, celebration popper, new year eve, new years eve
  confetti-ball | 0.4 | confetti ball
  piata | 0.6 | pinata
  ribbon | 0.2 | bow, gift bow
  reminder-ribbon | 0.2 | awareness ribbon
  red-envelope | 0.17 | red envelope
  ticket | 0.08 | ticket, movie ticket
  admission-tickets | 0.08 | admission tickets, concert ticket
  carp-streamer | 2 | carp streamer, koinobori
  wind-chime | 0.4 | wind chime
  pine-decoration | 0.6 | kadomatsu
  sun | 40 | sun, shining sun | sky
  full-moon | 40 | full moon, moon, supermoon, harvest moon | sky
  crescent-moon | 40 | crescent moon, crescent | sky
  star | 1 | star, gold star, golden star, yellow star | sky
  sparkles | 0.4 | sparkles icon, ai sparkle
  shooting-star | 20 | shooting star, meteor | sky
  comet | 20 | comet | sky
  ringed-planet | 40 | saturn, ringed planet, planet | sky
  cloud | 20 | cloud, white cloud, fluffy cloud, single cloud, white clouds, clouds | sky
  cloud-with-lightning | 20 | storm cloud, thundercloud, thunderstorm, lightning storm, lightning, thunder | sky
  cloud-with-rain | 20 | rain cloud | sky
  high-voltage | 1 | lightning bolt
  tornado | 30 | tornado, twister
  cyclone | 0.5 | spiral, spiral shape
  snowflake | 0.3 | snowflake
  fire | 1 | fire, flame, camp fire, burning fire, bonfire, campfire
  droplet | 0.2 | droplet, water drop, water droplet, drop of water
  robot | 0.6 | robot, cute robot, robot head, ai robot, chatbot, bot
  alien | 0.5 | alien, extraterrestrial
  astronaut | 1.8 | astronaut, cosmonaut, spaceman
  ninja | 1.7 | ninja
  man-superhero | 1.8 | superhero
  person-mage | 1.8 | wizard, mage, sorcerer
  woman-mage | 1.7 | witch, sorceress
  person-fairy | 0.3 | fairy | flies
  person-elf | 1.6 | elf
  woman-merpeople | 1.6 | mermaid
  man-genie | 2 | genie
  man-vampire | 1.8 | vampire, dracula
  man-zombie | 1.8 | zombie
  troll | 2.2 | troll
  princess | 1.6 | princess
  prince | 1.7 | prince, king, crown prince
  baby-angel | 0.6 | cherub | flies
  warning | 1 | warning sign
  medical-symbol | 0.5 | medical symbol, rod of asclepius
  no-entry | 1 | no entry sign
  no-smoking | 0.5 | no smoking sign
  recycling-symbol | 0.5 | recycling symbol, recycling sign, recycling, recycle symbol, recycle, recycling logo
  radioactive | 0.5 | radioactive sign
  biohazard | 0.5 | biohazard sign
  red-question-mark | 0.6 | question mark
  red-exclamation-mark | 0.6 | exclamation mark
  cross-mark | 0.4 | cross mark
  speech-balloon | 0.5 | speech bubble, speech balloon, chat bubble, conversation bubble, communication
  thought-balloon | 0.5 | thought bubble
  prayer-beads | 0.4 | prayer beads
  grinning-face | 0.4 | emoji, smiley, smiley face, smiling emoji
  face-with-tears-of-joy | 0.4 | laughing emoji
  smiling-face-with-heart-eyes | 0.4 | heart eyes emoji
  crying-face | 0.4 | crying emoji, sad emoji, sadness
  clown-face | 0.4 | clown
  pile-of-poo | 0.2 | poop emoji
  triangular-flag | 1.2 | red flag, pennant, triangular flag
  white-flag | 1.2 | white flag
  chequered-flag | 1.2 | checkered flag, racing flag, finish flag
  pirate-flag | 1.2 | pirate flag, jolly roger
  rainbow-flag | 1.2 | rainbow flag, pride flag
`);
