import { things } from './thing.ts';

export const CLOTHING_AND_BODY = things(`
  t-shirt | 0.7 | t shirt, tshirt, tee shirt
  jeans | 1 | jeans, trousers, pants
  shorts | 0.4 | shorts
  dress | 1.1 | dress
  kimono | 1.3 | kimono
  sari | 1.3 | sari
  coat | 1 | coat
  lab-coat | 1 | lab coat, white lab coat, medical coat
  safety-vest | 0.7 | safety vest
  necktie | 0.5 | necktie, tie, business tie
  scarf | 0.5 | scarf, winter scarf
  gloves | 0.25 | glove, winter gloves
  socks | 0.3 | sock
  bikini | 0.5 | bikini
  one-piece-swimsuit | 0.7 | one piece swimsuit, bathing suit, swimsuit
  briefs | 0.2 | briefs, underwear
  running-shirt | 0.7 | running shirt
  martial-arts-uniform | 0.8 | karate uniform, martial arts uniform
  running-shoe | 0.15 | sneaker, running shoe, trainer, sneakers, sports shoe, shoe, sport shoe, sneaker shoe, running trainers
  mans-shoe | 0.15 | leather shoe, dress shoe, brown shoe
  hiking-boot | 0.2 | hiking boot
  high-heeled-shoe | 0.18 | high heel, stiletto, high heeled shoe, heels, high heels, red heel
  flat-shoe | 0.1 | ballet flat, flat shoe
  womans-sandal | 0.12 | sandal
  thong-sandal | 0.08 | flip flop, thong sandal
  womans-boot | 0.4 | ankle boot, leather boot, boot, red boot
  ballet-shoes | 0.15 | ballet shoe, ballet slipper, pointe shoe
  ice-skate | 0.25 | ice skate
  top-hat | 0.2 | top hat
  womans-hat | 0.18 | sun hat, summer hat, hat
  billed-cap | 0.13 | cap, baseball cap
  graduation-cap | 0.18 | graduation cap, mortarboard, graduation
  rescue-workers-helmet | 0.2 | rescue helmet
  military-helmet | 0.2 | military helmet
  crown | 0.15 | crown, royal crown
  glasses | 0.05 | glasses, eyeglasses, spectacles, pair of glasses
  sunglasses | 0.05 | sunglasses, pair of sunglasses
  goggles | 0.1 | goggles, ski goggles
  handbag | 0.3 | handbag, leather bag, ladies handbag, purse
  purse | 0.12 | coin purse, change purse
  clutch-bag | 0.15 | clutch, clutch bag
  backpack | 0.5 | backpack, school bag, rucksack
  luggage | 0.7 | luggage, suitcase
  shopping-bags | 0.45 | shopping bag
  lipstick | 0.08 | lipstick, makeup, cosmetics, red lipstick, cosmetic
  nail-polish | 0.08 | manicure, painted nails
  hair-pick | 0.18 | comb, hair pick, hair comb
  folding-hand-fan | 0.25 | hand fan, folding fan
  umbrella | 0.9 | umbrella, open umbrella
  closed-umbrella | 0.9 | closed umbrella
  brain | 0.15 | brain, human brain, mental health, psychology, mind, neuroscience
  anatomical-heart | 0.14 | anatomical heart, human heart
  lungs | 0.25 | lungs, lung
  bone | 0.2 | bone, dog bone
  tooth | 0.1 | tooth
  eye | 0.1 | eye, human eye
  eyes | 0.1 | pair of eyes, two eyes, eyeball
  ear | 0.1 | ear
  nose | 0.1 | nose
  mouth | 0.08 | lips, mouth
  kiss-mark | 0.08 | kiss mark, lipstick kiss
  flexed-biceps | 0.3 | flexed biceps, muscle, biceps
  thumbs-up | 0.2 | thumbs up, thumb up
  thumbs-down | 0.2 | thumbs down
  ok-hand | 0.2 | ok hand, ok sign
  victory-hand | 0.2 | victory sign, victory hand
  waving-hand | 0.2 | waving hand
  selfie | 0.3 | selfie, taking a selfie, hand holding a phone, hand holding a smartphone, hand holding phone, hand holding smartphone, hand with phone, hand with smartphone, hand with a smartphone, hand with a phone
  writing-hand | 0.2 | writing hand, hand with pen, hand writing
  raised-hand | 0.2 | hand, open hand, raised hand
  raised-fist | 0.2 | raised fist, fist
  clapping-hands | 0.2 | clapping hands, applause
  folded-hands | 0.2 | praying hands, folded hands, prayer, prayer hands, hands in prayer
  heart-hands | 0.2 | heart hands, hands forming a heart, hand heart, heart shape with hands
  footprints | 0.3 | footprint
  foot | 0.25 | foot
  skull | 0.2 | skull
  red-heart | 0.3 | heart, red heart, love heart, love, heart shape, heart symbol, valentine heart, valentine
  broken-heart | 0.3 | broken heart
  heart-with-arrow | 0.3 | heart with arrow, cupid heart
  two-hearts | 0.3 | hearts, two hearts, valentines day, pink hearts
  mechanical-arm | 0.6 | prosthetic arm, bionic arm, robotic arm
  mechanical-leg | 0.9 | prosthetic leg
`);
