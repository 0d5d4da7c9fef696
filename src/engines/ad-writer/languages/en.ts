import { wordSet } from '../words.ts';
import type { Language } from './language.ts';

export const ENGLISH: Language = {
  code: 'en',
  stopWords:
    wordSet(`a about above after again against all almost along already also although always am an and another
    any anyone anything are around as at away back be because been before being below best better between big both but by
    came can come comes could day days did do does doing done down during each either else enough etc even ever every
    everyone everything few find first for from full further get gets getting give gives go goes going good got great had
    has have having he her here hers him his how however i if in instead into is it it's its itself just keep know last
    let let's like little ll long look looking lot made make makes making many may me means might mine more most much must
    my need needs never new next no none nor not nothing now of off offer offers often on once one only onto or other
    others our ours out over own part per perhaps please put quite rather re really right said same say see several she
    should since so some something sometimes soon still such sure take takes than that that's the their theirs them then
    there these they thing things this those through time times to together too toward two under until up upon us use
    used uses using various ve very via want wants was way ways we we're we've well were what what's when where whether
    which while who whole whose why will with within without won't work works would year years yes yet you you'll
    you're your yours yourself click learn read view page website site home menu contact welcome today us s t don't
    online morning mornings evening evenings night seconds second noon three four five six seven eight nine ten month months week weeks hour hours minute minutes`),
  verbs:
    wordSet(`add am apply are ask avoid bake be become begin book bring build built buy call can care celebrate choose
    collect combine come connect contact cook could craft create cut deliver design discover do does donate download
    drink drive earn eat enjoy enter escape experience explore feel fight find fly follow fund get give go grow had has
    have hear help hire improve is join keep know launch learn leave let listen live look love made make manage may meet
    might move must need offer offers open order own pay plan play protect provide provides read receive relax rent
    request reserve run save saves see sell send serve served serves share shop shop should sign sleep speak spend start
    started stay stop subscribe support switch take talk teach tell think track train transform travel treat trust try
    turn understand unlock upgrade use used using visit wait walk want was watch wear were will win wins work works would
    write written need needs lets helps keeps makes gives takes gets brings turns works fits lasts loves cared trusted
    loved powered designed crafted delivered simplify automate fold folds tap taps finish send sends built founded opened raised learned`),
  leaning:
    wordSet(`it its it's they them their theirs this that that's these those he him his she her and but or so because
    however therefore thus moreover furthermore also then there here such both either neither instead otherwise meanwhile
    still yet i i'm i've my me which who whose where as while if although though since until unless after before`),
  clauseOpeners:
    wordSet(`and but so or which with without using from for where because while as no plus including who made
    whether until through at to giving making helping letting all`),
  prefaces:
    wordSet(`from with without if when whether for in at since as after before because while although though to by on
    once unless until through during despite under over unlike founded based located established built made set born
    nestled inspired whatever wherever however no every first here today now`),
  you: /\b(?:you|your|yours|you'll|you're|yourself)\b/i,
  benefit:
    /\b(?:free|save|off|no|without|same[- ]day|next[- ]day|hand(?:made|crafted|picked)|fresh\w*|organic|local\w*|award\w*|guarantee\w*|warrant\w*|unlimited|instant\w*|easy|easily|fast\w*|secure|trusted|certified|sustainabl\w*|original|since|only|every|any ?time|returns?|delivery|shipping)\b|%/i,
  titleCase: true,
  tones: {
    professional: {
      topic: ['{brand}: {topic}', '{topic} from {brand}', 'Explore {topics}', '{topics} in detail'],
      brand: ['Discover {brand}', 'Get to know {brand}', 'What {brand} offers', '{brand} at a glance'],
      plain: [
        'Explore what we offer',
        'Find out more today',
        'See the full offer',
        'Discover more',
        'All at a glance',
      ],
      openers: ['Interested in {topics}?', 'Introducing {brand}.'],
      closings: [
        'Learn more about {brand}.',
        'See all the details at {brand}.',
        'Find out more today.',
        'See the details.',
      ],
    },
    casual: {
      topic: [
        'Looking for {topics}?',
        'Into {topics}? Same here',
        '{topic}? Over here',
        '{topic}, right this way',
      ],
      brand: ['Say hi to {brand}', 'Have you met {brand}?', 'Hi, we’re {brand}', 'Come see {brand}'],
      plain: ['Have a look around', 'Come on in', 'Take a look', 'See you soon', 'Good to see you'],
      openers: ['Looking for {topics}?', 'Hi, we’re {brand}.'],
      closings: [
        'Come and have a look at {brand}.',
        'Sound good? Come on over.',
        'Take a look around.',
        'Have a look.',
      ],
    },
    playful: {
      topic: ['{topics}? Yes, please', 'Did someone say {topics}?', 'Psst: {topic}', 'Oh look, {topics}'],
      brand: ['Well hello, {brand}', 'Plot twist: {brand}', 'Guess who? {brand}', 'Your new crush: {brand}'],
      plain: ['Go on, take a peek', 'Curious? Thought so', 'Oh, hello there', 'Just one peek', 'Guess what'],
      openers: ['Did someone say {topics}?', 'Psst, over here!'],
      closings: [
        'Go on, take a peek at {brand}!',
        'Go on, you know you want to!',
        'Curious yet?',
        'Go on, peek!',
      ],
    },
    serious: {
      topic: [
        'Serious about {topics}?',
        '{topic}: the details',
        '{topics}, plain and clear',
        'A closer look: {topic}',
      ],
      brand: ['{brand}, in plain words', '{brand}: the facts', 'The details on {brand}', 'About {brand}'],
      plain: [
        'Read the details first',
        'Know before you choose',
        'Get the facts',
        'Take an informed look',
        'Plain facts',
      ],
      openers: ['Serious about {topics}?', 'The facts about {brand}.'],
      closings: [
        'Read the details at {brand}, then decide.',
        'Take the time to compare.',
        'Get the facts first.',
        'Read more.',
      ],
    },
    inspirational: {
      topic: ['Here’s to {topics}', 'A world of {topics}', 'Dreaming of {topics}?', 'Be inspired: {topic}'],
      brand: [
        'Start something with {brand}',
        'It begins with {brand}',
        'Your story, with {brand}',
        'Be inspired by {brand}',
      ],
      plain: ['Start something new', 'Make today count', 'Your next step', 'Begin today', 'Dream a little'],
      openers: ['Here’s to {topics}.', 'Imagine what comes next.'],
      closings: [
        'Start something new with {brand}.',
        'Your next chapter can begin today.',
        'Make today the day.',
        'Begin today.',
      ],
    },
  },
  gentle: {
    topic: ['{topics}, with a smile', '{topic}? Let’s talk'],
    brand: ['Well hello, {brand}', 'Friendly faces: {brand}', 'Meet the folks at {brand}'],
    plain: ['Oh, hello there', 'Let’s have a chat', 'Nice to meet you', 'Hello, you', 'Knock, knock'],
    openers: ['Hello there!', 'Nice to meet you!'],
    closings: [
      'Come and say hello to {brand}!',
      'We’d love to say hello!',
      'Say hello!',
      'Nice to meet you!',
    ],
  },
  actions: {
    shop: ['Shop at {brand}', 'Treat yourself at {brand}'],
    order: ['Order from {brand}', 'Go on, order from {brand}'],
    book: ['Book with {brand}', 'Save your spot at {brand}'],
    'sign-up': ['Sign up with {brand}', 'Give {brand} a go'],
    download: ['Download {brand}', 'Put {brand} on your phone'],
    donate: ['Support {brand}', 'Lend {brand} a hand'],
    contact: ['Talk to {brand}', 'Say hello to {brand}'],
    subscribe: ['Subscribe to {brand}', 'Stay in the loop with {brand}'],
    visit: ['Plan your visit to {brand}', 'Drop in at {brand}'],
    learn: ['Learn about {brand}', 'Have a look at {brand}'],
  },
};
