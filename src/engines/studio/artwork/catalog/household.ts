import { things } from './thing.ts';

/** Furniture, devices, tools, office and school things. */
export const HOUSEHOLD = things(`
  chair | 0.9 | chair, wooden chair
  seat | 1 | train seat, airplane seat
  couch-and-lamp | 1.2 | sofa, couch, settee, loveseat, sofa and lamp
  bed | 0.9 | bed, single bed
  bathtub | 0.7 | bathtub, bath, tub
  shower | 2 | shower head
  toilet | 0.8 | toilet
  door | 2 | door
  window | 1.2 | window
  mirror | 0.5 | mirror
  broom | 1.3 | broom
  basket | 0.35 | basket, wicker basket, picnic basket, empty basket
  bucket | 0.35 | bucket, pail
  soap | 0.05 | soap, bar of soap
  bubbles | 0.4 | bubble, soap bubble | flies
  toothbrush | 0.18 | toothbrush
  razor | 0.15 | razor
  sponge | 0.06 | sponge
  plunger | 0.5 | plunger
  lotion-bottle | 0.18 | lotion, lotion bottle, shampoo, body lotion, shampoo bottle, conditioner, liquid soap, soap dispenser, hand lotion, moisturizer, body wash, pump bottle, shower gel, hand sanitizer
  roll-of-paper | 0.12 | toilet paper, paper roll, toilet paper roll, roll of toilet paper, toilet roll
  shopping-cart | 1 | shopping cart, shopping trolley, cart, shopping trolley cart, empty shopping cart, supermarket cart, e commerce, ecommerce
  fire-extinguisher | 0.5 | fire extinguisher
  candle | 0.2 | candle
  light-bulb | 0.12 | light bulb, lightbulb
  flashlight | 0.15 | flashlight
  diya-lamp | 0.06 | diya, diya lamp, diwali lamp, diwali oil lamp, oil lamp, clay lamp
  red-paper-lantern | 0.5 | paper lantern, chinese lantern, red lantern, chinese new year lantern, chinese new year, lunar new year
  alarm-clock | 0.12 | alarm clock, clock, ringing alarm clock, bedside clock, deadline, time management, time, punctuality
  mantelpiece-clock | 0.3 | mantel clock, mantelpiece clock, antique clock, table clock
  watch | 0.2 | watch, wristwatch, wrist watch
  stopwatch | 0.08 | stopwatch
  timer-clock | 0.1 | timer, kitchen timer
  hourglass-not-done | 0.2 | hourglass, sand timer
  teddy-bear | 0.35 | teddy bear, stuffed animal, plush toy, plush bear, plushie, stuffed bear, soft toy
  nesting-dolls | 0.15 | matryoshka, nesting doll, russian doll
  yo-yo | 0.06 | yo yo
  kite | 1 | kite | flies
  balloon | 0.4 | balloon, red balloon, party balloon, birthday balloon, balloons, floating balloon, helium balloon | flies
  puzzle-piece | 0.05 | puzzle piece, puzzle, jigsaw, jigsaw piece, jigsaw puzzle, puzzle pieces
  game-die | 0.03 | dice, die
  chess-pawn | 0.06 | chess pawn, chess piece, pawn
  joker | 0.1 | joker card, playing card
  slot-machine | 1.6 | slot machine
  video-game | 0.1 | game controller, gamepad, video game, video game controller, gaming controller, game pad, controller
  joystick | 0.2 | joystick
  crystal-ball | 0.2 | crystal ball
  magic-wand | 0.3 | magic wand, wand
  mirror-ball | 0.4 | disco ball, mirror ball
  water-pistol | 0.2 | water pistol, water gun
  artist-palette | 0.3 | paint palette, artist palette, palette
  framed-picture | 0.6 | framed picture, framed painting, framed art, landscape painting
  thread | 0.06 | thread, spool of thread
  yarn | 0.12 | yarn, ball of yarn, wool, ball of wool
  sewing-needle | 0.06 | sewing needle, needle
  knot | 0.1 | knot, rope
  performing-arts | 0.3 | theater mask, theatre mask, drama mask, comedy and tragedy mask, theater, theatre
  scissors | 0.18 | scissors, pair of scissors
  pencil | 0.18 | pencil
  pen | 0.15 | pen, ballpoint pen
  fountain-pen | 0.15 | fountain pen
  paintbrush | 0.25 | paintbrush, paint brush
  crayon | 0.1 | crayon
  memo | 0.3 | memo, note, to do list, paper and pencil
  briefcase | 0.35 | briefcase
  file-folder | 0.3 | folder, file folder
  card-file-box | 0.2 | card file box
  file-cabinet | 1.2 | file cabinet, filing cabinet
  page-facing-up | 0.3 | document, paper document, report, page, sheet of paper, contract, paperwork, letter page, financial report, business document
  wastebasket | 0.4 | wastebasket, waste paper basket
  clipboard | 0.32 | clipboard, checklist
  calendar | 0.2 | calendar, calendar page
  spiral-notepad | 0.2 | notepad
  pushpin | 0.03 | pushpin, thumbtack
  safety-pin | 0.04 | safety pin
  round-pushpin | 0.05 | map pin, location pin, location marker
  paperclip | 0.04 | paperclip, paper clip
  straight-ruler | 0.3 | ruler
  triangular-ruler | 0.2 | set square, triangular ruler
  bar-chart | 0.5 | column chart
  chart-decreasing | 0.5 | falling chart, decline, downward trend, decreasing graph, market crash, recession, crisis chart
  chart-increasing | 0.5 | rising chart, chart going up, upward trend, increasing graph
  books | 0.25 | books, school books, textbooks
  closed-book | 0.22 | book, closed book, textbook, red book, hardcover book
  blue-book | 0.22 | blue book
  green-book | 0.22 | green book
  orange-book | 0.22 | orange book
  open-book | 0.2 | open book, open notebook
  notebook-with-decorative-cover | 0.22 | notebook, diary, journal
  bookmark | 0.1 | bookmark
  newspaper | 0.4 | newspaper
  rolled-up-newspaper | 0.3 | rolled up newspaper
  scroll | 0.3 | scroll, parchment
  label | 0.08 | price tag, tag, label, luggage tag, blank tag
  envelope | 0.12 | envelope, letter, mail, white envelope, letter envelope
  love-letter | 0.12 | love letter
  e-mail | 0.12 | email, e mail, newsletter, mail icon
  package | 0.35 | package, parcel, cardboard box, box, delivery box, shipping box, moving box, carton, brown box
  postbox | 1.3 | postbox, post box
  closed-mailbox-with-raised-flag | 1.2 | mailbox, letterbox, us mailbox, mail box
  ballot-box-with-ballot | 0.5 | ballot box, vote, voting, election, democracy
  laptop | 0.25 | laptop computer
  desktop-computer | 0.5 | desktop computer, computer, pc, monitor, computer monitor
  keyboard | 0.05 | computer keyboard, keyboard
  computer-mouse | 0.05 | computer mouse
  printer | 0.4 | printer, office printer, paper printer
  floppy-disk | 0.09 | floppy disk
  optical-disk | 0.12 | cd, compact disc, dvd
  videocassette | 0.1 | videocassette, vhs tape, video tape, vhs cassette
  electric-plug | 0.1 | plug, electric plug, power plug, power cord, power cable
  battery | 0.06 | aa battery
  mobile-phone | 0.15 | mobile phone, cell phone
  telephone | 0.2 | telephone, rotary phone, landline phone
  telephone-receiver | 0.2 | telephone receiver, phone receiver, handset
  fax-machine | 0.3 | fax machine
  television | 0.7 | television set, retro television, old television, old tv, vintage tv, retro tv, vintage television
  radio | 0.25 | radio, vintage radio, retro radio, old radio
  camera | 0.12 | camera, photo camera
  video-camera | 0.2 | video camera, camcorder
  movie-camera | 0.5 | movie camera, film camera
  film-projector | 0.4 | film projector, projector
  film-frames | 0.2 | film strip
  clapper-board | 0.3 | clapperboard, clapper board
  magnifying-glass-tilted-left | 0.2 | magnifying glass
  headphone | 0.2 | headphones, headphone, wireless headphones, over ear headphones
  microphone | 0.2 | microphone, mic
  studio-microphone | 0.3 | studio microphone, podcast microphone, podcast mic, retro microphone
  megaphone | 0.25 | megaphone, bullhorn
  loudspeaker | 0.3 | loudspeaker
  bell | 0.2 | bell
  bellhop-bell | 0.08 | reception bell, service bell, hotel bell
  guitar | 1 | guitar, electric guitar, rock guitar
  violin | 0.6 | violin, fiddle
  trumpet | 0.5 | trumpet
  saxophone | 0.7 | saxophone
  accordion | 0.4 | accordion
  banjo | 0.9 | banjo
  drum | 0.35 | drum, snare drum
  long-drum | 0.6 | djembe
  flute | 0.4 | flute
  maracas | 0.25 | maracas
  musical-keyboard | 0.3 | piano keys, piano keyboard
  speaker-high-volume | 0.2 | speaker icon, volume icon, sound icon
  musical-note | 0.3 | musical note, music note
  musical-notes | 0.3 | musical notes
  musical-score | 0.3 | sheet music, musical score
  hammer | 0.3 | hammer, claw hammer
  wrench | 0.25 | wrench, spanner
  screwdriver | 0.25 | screwdriver
  carpentry-saw | 0.4 | saw, hand saw
  axe | 0.7 | axe, ax, hatchet
  pick | 0.8 | pickaxe, pick
  ladder | 2.5 | ladder
  toolbox | 0.3 | toolbox, tool kit, tool box
  hammer-and-wrench | 0.3 | tool, hand tool, work tool, repair tool, repair
  nut-and-bolt | 0.05 | bolt, nut and bolt, nuts and bolts, hex bolt
  magnet | 0.15 | magnet
  clamp | 0.2 | clamp
  chains | 0.3 | chain, metal chain
  link | 0.2 | chain link, link, hyperlink
  hook | 0.15 | hook
  bomb | 0.3 | bomb
  dagger | 0.35 | dagger
  crossed-swords | 0.8 | crossed swords, swords
  shield | 0.8 | shield, knight shield, security shield
  bow-and-arrow | 1.3 | bow and arrow, archery bow
  boomerang | 0.3 | boomerang
  balance-scale | 0.5 | scales, balance scale, scales of justice, justice scale, scale of justice, legal scale, justice, law, legal, legal system
  abacus | 0.25 | abacus
  key | 0.06 | key, house key, golden key
  old-key | 0.1 | old key, antique key
  locked | 0.1 | padlock, lock, closed padlock
  unlocked | 0.1 | open padlock
  money-bag | 0.4 | money bag, bag of money, sack of money, bag of cash
  dollar-banknote | 0.1 | dollar bill, banknote, cash, dollar banknote, money, stack of money, money stack, stack of cash, wad of cash, dollar, us dollar
  coin | 0.03 | single coin, token
  euro-banknote | 0.1 | euro banknote, euro bill, euro, euro note, euro banknotes
  pound-banknote | 0.1 | pound banknote
  yen-banknote | 0.1 | yen banknote
  credit-card | 0.06 | credit card, bank card, debit card, payment card, bank cards
  receipt | 0.25 | receipt, invoice, paper receipt, cash receipt
  gem-stone | 0.05 | gem, gemstone, diamond, jewel, blue diamond
  ring | 0.03 | ring, engagement ring, diamond ring, silver ring, jewelry, jewellery
  microscope | 0.4 | microscope
  telescope | 1.2 | telescope
  test-tube | 0.15 | test tube
  petri-dish | 0.03 | petri dish
  alembic | 0.3 | alembic
  satellite-antenna | 2 | satellite dish, dish antenna, parabolic antenna
  stethoscope | 0.5 | stethoscope
  syringe | 0.15 | syringe, vaccine, injection
  pill | 0.03 | pill, capsule, medicine, vitamin, vitamin pill, medication, supplement, drug capsule, pills, pharmaceuticals
  adhesive-bandage | 0.05 | adhesive bandage, band aid, plaster, bandage, plaster strip
  thermometer | 0.15 | thermometer
  crutch | 1.2 | crutch
  x-ray | 0.4 | x ray, xray, x ray image, radiograph
  drop-of-blood | 0.1 | drop of blood, blood drop, blood donation, blood, blood drive
  headstone | 1 | gravestone, tombstone, headstone
  coffin | 2 | coffin
  cigarette | 0.1 | cigarette
  oil-drum | 0.9 | oil drum, oil barrel, blue barrel, metal barrel
  mouse-trap | 0.08 | mouse trap, mousetrap
  identification-card | 0.06 | id card, identification card
  placard | 1.2 | placard, protest sign
`);
