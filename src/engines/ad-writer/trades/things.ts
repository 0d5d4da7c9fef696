import type { Trade } from './trade.ts';

/** Things that people buy. */
export const THINGS: readonly Trade[] = [
  {
    cue: /\b(?:soaps?|skin(?:care)?|creams?|serums?|shampoos?|cosmetics?|make-?up|lipsticks?|perfumes?|fragrances?|beauty|lotions?|bath|hair ?care)\b/gi,
    intents: ['shop'],
    headlines: {
      calm: [
        'For your daily routine',
        'Choose care that suits you',
        'Care, kept simple',
        'Know what you use',
      ],
      warm: [
        'Treat yourself a little',
        'Your me-time starts here',
        'Hello, long bath',
        'Go on, spoil yourself',
      ],
      bright: [
        'A small daily ritual',
        'Make time for yourself',
        'Begin with yourself',
        'Feel at home in your skin',
      ],
    },
    sentences: {
      calm: [
        'For the routine you keep every morning and evening.',
        'See what goes into it, and find what suits you.',
        'Good care begins with knowing your products.',
        'A small part of the day, chosen with care.',
      ],
      warm: [
        'A little something for you, because why not?',
        'Your bathroom shelf has room for one more.',
        'You know that moment when the day can wait? That one.',
        'Go ahead, make it a long bath tonight.',
      ],
      bright: [
        'Turn an everyday moment into one that is yours.',
        'A few quiet minutes can change a whole day.',
        'Small rituals make good days.',
        'Take care of yourself, and see how the day opens up.',
      ],
    },
  },
  {
    cue: /\b(?:coffee|espresso|tea|teas|bread|baker\w*|cakes?|pastr\w*|pizzas?|donuts?|sandwich\w*|chocolates?|honey|wines?|beers?|snacks?|cheese|food|meals?|pasta|ice cream|apples?|oranges?|bananas?)\b/gi,
    intents: ['order', 'shop'],
    headlines: {
      calm: ['Something good for today', 'For your table', 'Taste for yourself', 'Choose your favorite'],
      warm: ['Hungry yet?', 'Save room for this', 'Your next favorite?', 'One more won’t hurt'],
      bright: ['Make it a moment', 'Share something good', 'Savor the day', 'Gather around the table'],
    },
    sentences: {
      calm: [
        'For breakfast, for guests, or for an ordinary day.',
        'Take your time to choose what you like best.',
        'See what is on offer, and what it is made of.',
        'Taste is personal: find your favorite.',
      ],
      warm: [
        'Just a little taste, and then we’ll talk.',
        'Your taste buds called: they would like a word.',
        'Bring a friend, or keep it all to yourself.',
        'Best enjoyed right about now.',
      ],
      bright: [
        'The best moments often begin around a table.',
        'Slow down, breathe in, and enjoy what is in front of you.',
        'Make an ordinary day taste like a good one.',
        'Share it with the people you like best.',
      ],
    },
  },
  {
    cue: /\b(?:sneakers?|shoes?|boots?|dress(?:es)?|clothes|clothing|fashion|jackets?|jeans|shirts?|t-shirts?|hats?|bags?|handbags?|backpacks?|suitcases?|wallets?|jewell?ery|rings?|necklaces?|earrings?|watch(?:es)?|sunglasses|scarves|ties?|umbrellas?)\b/gi,
    intents: ['shop'],
    headlines: {
      calm: ['Find your fit', 'Made to go with you', 'See the whole selection', 'Choose what you’ll wear'],
      warm: [
        'Your wardrobe will thank you',
        'Go on, try it on',
        'Room for one more?',
        'Oh, that would suit you',
      ],
      bright: [
        'Wear your own story',
        'Step into something new',
        'Dress for where you’re going',
        'Make it yours',
      ],
    },
    sentences: {
      calm: [
        'Find what fits you, and what goes with what you have.',
        'See details, colors and sizes before you decide.',
        'For work, weekends and everything in between.',
        'Choose well, and wear it often.',
      ],
      warm: [
        'Go on, you were looking for a reason anyway.',
        'Picture it with your favorite jeans. See?',
        'Your mirror will have an opinion.',
        'There is always room for one more.',
      ],
      bright: [
        'What you wear can change how you walk into a room.',
        'Step out today as the person you want to be.',
        'Your style is a story: write the next line.',
        'Go further, and stay yourself on the way.',
      ],
    },
  },
  {
    cue: /\b(?:furniture|chairs?|sofas?|couch(?:es)?|tables?|lamps?|vases?|candles?|ceramics?|pottery|mugs?|cups?|bowls?|wine glass(?:es)?|rugs?|beds?|bedding|linen|kitchenware|home ?(?:decor|wares?)|interiors?|potted plants?|houseplants?|clocks?|pillows?|curtains?)\b/gi,
    intents: ['shop'],
    headlines: {
      calm: [
        'For the rooms you live in',
        'Find a place for it at home',
        'Details that matter at home',
        'Choose what you keep',
      ],
      warm: [
        'Your home will love it',
        'Cozy starts here',
        'That empty corner? Solved',
        'Your shelf has been waiting',
      ],
      bright: [
        'Make it feel like home',
        'Live with what you love',
        'Rooms that tell your story',
        'Come home to this',
      ],
    },
    sentences: {
      calm: [
        'For the rooms you live in, and the way you use them.',
        'See every detail before you find a place for it.',
        'Choose what you would like to keep around you.',
        'A home is made of many small decisions.',
      ],
      warm: [
        'You know that empty corner? We may have an idea.',
        'Put the kettle on and have a look around.',
        'Your sofa would like some company.',
        'Fair warning: guests will ask where it is from.',
      ],
      bright: [
        'Surround yourself with things that mean something to you.',
        'A room can change how a day feels.',
        'Come home to something that makes you smile.',
        'Make space for the life you want to live in it.',
      ],
    },
  },
  {
    cue: /\b(?:bikes?|bicycles?|e-bikes?|cars?|motorcycles?|scooters?|skateboards?|surfboards?|skis|snowboards?|tents?|outdoor|camping|hiking|sports?|balls?|rackets?|kites?|boats?|frisbees?)\b/gi,
    intents: ['shop'],
    headlines: {
      calm: [
        'Ready when you are',
        'Find the right one for you',
        'For every trip outdoors',
        'Know your gear before you go',
      ],
      warm: ['Get outside', 'The sofa can wait', 'Weekend plans? Done', 'Race you outside'],
      bright: [
        'The road is yours',
        'Go where you feel alive',
        'Your next adventure',
        'Further than yesterday',
      ],
    },
    sentences: {
      calm: [
        'Find the one that fits you and the way you move.',
        'See the details, and know what you are getting.',
        'For short rides, long days and everything in between.',
        'First decide where you want to go, then choose.',
      ],
      warm: [
        'The weather is fine somewhere. Let’s find out where.',
        'Your weekend just called and said yes.',
        'Grab a friend, or at least a snack, and off you go.',
        'The sofa will still be there when you come back.',
      ],
      bright: [
        'Go out today, and come back with a story.',
        'There is a view that you have not seen yet.',
        'Every trip begins right outside your door.',
        'Feel the wind, and remember what you are made of.',
      ],
    },
  },
  {
    cue: /\b(?:dogs?|cats?|pets?|retrievers?|terriers?|poodles?|pupp(?:y|ies)|kittens?|horses?|birds?|dog walk\w*|pet (?:food|sitting|care))\b/gi,
    intents: ['learn'],
    headlines: {
      calm: [
        'For the ones who trust you',
        'Good for them, easy for you',
        'Care for your companion',
        'In good hands',
      ],
      warm: ['Tails will wag', 'Who’s a good customer?', 'Paws up for this', 'They already said yes'],
      bright: [
        'For your best friend',
        'More days like this together',
        'A little joy on every walk',
        'Love on four legs',
      ],
    },
    sentences: {
      calm: [
        'For the ones at home who count on you.',
        'See how it works, and what it means for both of you.',
        'They cannot choose, so choose well for them.',
        'Ask us anything first: it is about your companion.',
      ],
      warm: [
        'They give you that look for a reason.',
        'Tails will have an opinion about this.',
        'Somebody at home is about to be very pleased.',
        'Go on, make somebody’s whole day.',
      ],
      bright: [
        'Make more of the days that you share.',
        'They give you everything: give a little back.',
        'The best friendships begin with a walk.',
        'No joy is like the one that waits at the door.',
      ],
    },
  },
];
