import type { Trade } from './trade.ts';

/** Trades whose customers use, book, visit or learn something. */
export const SERVICES: readonly Trade[] = [
  {
    cue: /\b(?:yoga|pilates|fitness|gyms?|workouts?|training|meditation|wellness|massages?|coach(?:es|ing)?|dance|dancing)\b/gi,
    intents: ['book', 'sign-up'],
    headlines: {
      calm: ['Start at your own pace', 'A place to practice', 'Find the class for you', 'Know how it works'],
      warm: ['Your mat is waiting', 'Come as you are', 'Sweatpants? Perfect', 'Leave your excuses at home'],
      bright: ['Stronger starts today', 'Take a deep breath', 'Find your balance', 'You have it in you'],
    },
    sentences: {
      calm: [
        'Start where you are, and go on at your own pace.',
        'See when it starts and what to bring.',
        'A regular hour for yourself is easier to keep than you think.',
        'Find the one that suits you before you begin.',
      ],
      warm: [
        'Come as you are: nobody is watching, everybody is busy.',
        'Bring a friend, or make one here.',
        'Wear what you can move in, and leave the rest to us.',
        'Your future self says thank you already.',
      ],
      bright: [
        'One hour can change how the whole week feels.',
        'Begin today with one breath and one step.',
        'You are stronger than the day before: come and find out.',
        'Make room for movement, and see what else moves.',
      ],
    },
  },
  {
    cue: /\b(?:apps?|software|saas|websites?|online tools?|platforms?|dashboards?|crm|plugins?|automation|ai|web ?design|hosting)\b/gi,
    intents: ['sign-up', 'download'],
    headlines: {
      calm: ['See how it works', 'See what it can do', 'Fits the way you work', 'Look before you switch'],
      warm: [
        'Your to-do list called',
        'Take it for a spin',
        'Have a click around',
        'Try it, you may like it',
      ],
      bright: [
        'Make room for what matters',
        'Do more of what you love',
        'Start with a clear head',
        'Get your ideas moving',
      ],
    },
    sentences: {
      calm: [
        'See how it works before you change anything.',
        'Find out whether it fits the way you work.',
        'A few minutes are enough to get an idea.',
        'Look at the details, then decide.',
      ],
      warm: [
        'Look around and press all the buttons: nothing bites.',
        'Your to-do list would like some time off.',
        'Give it five minutes and a cup of coffee.',
        'Somebody has to go first. Why not you?',
      ],
      bright: [
        'Spend your time on what only you can do.',
        'A clear head begins with a good start.',
        'Let today be the day it gets easier.',
        'What could you do with an hour more each day?',
      ],
    },
  },
  {
    cue: /\b(?:coffee shops?|caf[eé]s?|restaurants?|bistros?|bars?|pubs?|brunch|dining|food trucks?|takeaway|catering|tea ?rooms?)\b/gi,
    intents: ['visit', 'order', 'book'],
    headlines: {
      calm: ['A table for you', 'See the menu', 'A good place to meet', 'Plan your visit'],
      warm: ['Come hungry', 'Meet you there?', 'Got plans tonight?', 'Bring your appetite'],
      bright: [
        'Good times, good table',
        'Make an evening of it',
        'Where good days begin',
        'Sit down, look up, enjoy',
      ],
    },
    sentences: {
      calm: [
        'For lunch with colleagues, or an evening with friends.',
        'See what is on the menu before you come.',
        'A good place to meet, talk and stay a while.',
        'Find directions, opening hours and a table.',
      ],
      warm: [
        'Come hungry, leave happy. That is the whole plan.',
        'Bring a friend, or come and make one.',
        'Your table is getting lonely without you.',
        'Dinner at home can wait until tomorrow.',
      ],
      bright: [
        'Good days begin in good places.',
        'Take your time, look up, and enjoy the company.',
        'Make an evening of it, and remember it tomorrow.',
        'Some places feel like the beginning of a story.',
      ],
    },
  },
  {
    cue: /\b(?:travel|trips?|tours?|hotels?|hostels?|holidays?|vacations?|flights?|apartments?|bed and breakfast|retreats?|cruises?)\b/gi,
    intents: ['book'],
    headlines: {
      calm: ['Plan your stay', 'Find a date to travel', 'Know what awaits you', 'Choose your dates'],
      warm: [
        'Pack light, laugh a lot',
        'Out of office? Soon',
        'Your suitcase misses you',
        'Guess who needs a break',
      ],
      bright: ['Go and see for yourself', 'The world is waiting', 'Come back changed', 'Where to next?'],
    },
    sentences: {
      calm: [
        'See what awaits you, and choose your dates.',
        'Plan it in a few minutes, and look forward for weeks.',
        'For a weekend or a longer stay.',
        'Know the details before you set out.',
      ],
      warm: [
        'Your out-of-office message practically writes itself.',
        'Pack light. You can always buy another hat.',
        'Somewhere there is a deck chair with your name on it.',
        'Guess who has earned a break? Exactly.',
      ],
      bright: [
        'Go somewhere new, and come back with fresh eyes.',
        'There is a morning waiting for you somewhere else.',
        'The best stories begin with a packed bag.',
        'See more of the world, and learn a little about yourself.',
      ],
    },
  },
  {
    // Things come from a workshop; people go to one.
    cue: /(?<!\b(?:from|in|by|of) (?:(?:an?|our|the|my|their|his|her|one) )?(?:\w+ )?)\bworkshops?\b|\b(?:courses?|classes|lessons?|schools?|tutors?|tutoring|academy|books?|languages?|degrees?|webinars?|bootcamps?)\b/gi,
    intents: ['sign-up', 'learn'],
    headlines: {
      calm: [
        'Learn at your own pace',
        'See what you will learn',
        'Find the right level',
        'Know before you enroll',
      ],
      warm: [
        'Never too late to start',
        'Curious minds, this way',
        'Homework was never this fun',
        'Pencils ready?',
      ],
      bright: [
        'Learn something new today',
        'Grow a little every day',
        'Your next chapter',
        'Become who you want to be',
      ],
    },
    sentences: {
      calm: [
        'See what you will learn, and how it is taught.',
        'Find the level that suits you, and begin there.',
        'An hour a week is enough to begin.',
        'Know what to expect before you sign up.',
      ],
      warm: [
        'Curious minds are always welcome.',
        'No grades on the fridge, unless you want some.',
        'You will have something to tell at the next dinner.',
        'Sharpen a pencil, find a chair, and off you go.',
      ],
      bright: [
        'What you learn today stays yours.',
        'Every expert began with a first lesson.',
        'Open a door that you have walked past for years.',
        'Grow a little every day, and see where it leads.',
      ],
    },
  },
  {
    cue: /\b(?:concerts?|festivals?|events?|part(?:y|ies)|weddings?|conferences?|meetups?|exhibitions?|shows?|theat(?:er|re)|gigs?|tickets?|fairs?|markets?)\b/gi,
    intents: ['book', 'visit'],
    headlines: {
      calm: ['Save the date', 'See the program', 'Plan your visit', 'Everything at a glance'],
      warm: ['You had us at hello', 'Clear your calendar', 'Who are you bringing?', 'Dancing shoes optional'],
      bright: ['Be part of it', 'A day to remember', 'Feel it live', 'Moments that stay'],
    },
    sentences: {
      calm: [
        'See the program, the place and the time.',
        'Plan ahead, and enjoy the day.',
        'Everything you need to know before you come.',
        'Save the date, and tell your friends.',
      ],
      warm: [
        'Clear your calendar, and tell the group chat.',
        'Bring the friend who always says yes.',
        'You will wish you had been there, so be there.',
        'Stories for Monday are made here.',
      ],
      bright: [
        'Some days you remember for years.',
        'Be there when it happens.',
        'Share a moment that nobody can repeat.',
        'Come for the day, and keep the memory.',
      ],
    },
  },
  {
    cue: /\b(?:plumb(?:er|ing)|electricians?|cleaning|cleaners?|repairs?|moving|movers|gardening|gardeners?|landscaping|painters?|builders?|renovations?|roof\w*|handym[ae]n|services?|consult(?:ing|ants?)|accounting|accountants?|insurance|marketing|agency|photographers?|photography)\b/gi,
    intents: ['contact', 'book'],
    headlines: {
      calm: [
        'Tell us what you need',
        'Ask before you decide',
        'A clear answer first',
        'When you need a hand',
      ],
      warm: ['Leave it to us', 'One thing less to do', 'We’ve got this', 'Consider it handled'],
      bright: ['Get it done, feel good', 'Time for better things', 'A fresh start', 'From plan to done'],
    },
    sentences: {
      calm: [
        'Tell us what you need, and we will tell you what is possible.',
        'Ask us anything before you decide.',
        'It begins with a short conversation.',
        'Just describe it in your own words.',
      ],
      warm: [
        'One thing less on your list. How does that sound?',
        'Put your feet up, you have done enough.',
        'Drop a line, and put the kettle on.',
        'You have better plans for Saturday anyway.',
      ],
      bright: [
        'Get it done, and enjoy how it feels.',
        'Spend your time on what you love.',
        'A fresh start may be one message away.',
        'What you have been putting off can begin today.',
      ],
    },
  },
];
