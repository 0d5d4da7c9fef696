import type { LegalDocument } from './legal-document.ts';

export const TERMS: LegalDocument = {
  policy: 'terms',
  heading: 'Terms of Service',
  lead: 'The agreement between you and the operator of this site, in words that are meant to be read.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      blocks: [
        'These terms apply to {host} and are between you and its operator, “we” below, whom you reach at [{supportEmail}](mailto:{supportEmail}). By using the site you accept them; if you do not, please do not use it. If you use it for a company, you say that you may accept them on its behalf.',
        'Rights that the law gives you as a consumer are not narrowed by anything on this page. Where a sentence here should say otherwise, the law wins and the rest stays.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'Browsing, searching, downloading from the gallery, verifying pictures and making ads need no account. Generating pictures and cutting out backgrounds do. You sign in through an identity provider; keep that sign-in safe, since what is done with it counts as done by you. You must be old enough to make a contract where you live, or have a parent or guardian who makes it for you.',
        'One person may have one account. Credits that come with a new account are given once; an account that was deleted and made again does not get them again.',
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      blocks: [
        {
          points: [
            'A picture costs the number of credits that stands beside the button before you press it: usually one, and more for some image models.',
            'Credits are reserved when you ask and charged when a picture is delivered. What is not delivered is not charged: the reserved credits come back, in part where some of the pictures came.',
            'You may cancel while a picture is being made. That is free until a model provider has been asked for it; from then on the pictures that had been begun are charged, since the provider is paid in any case, unless it confirms that they cost nothing. The button says which of the two holds. Deleting a generation while it is being made, or your account, has the same price. A picture that was charged and comes all the same is yours.',
            'Monthly credits are replaced when a new month of the subscription begins and do not roll over. They are spent first. Credits that came with your account do not lapse and are spent last.',
            'Credits are permission to use this service. They are not money, cannot be transferred to others, and are not paid out.',
          ],
        },
        'Every change stands, with its reason and the balance after it, on [your credits page](/credits). If one looks wrong, write to us; nothing there can be changed unseen.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans, payment and money back',
      blocks: [
        'Plans and prices are on the [pricing page](/pricing). Payments are handled by Stripe, which shows the total with taxes before you confirm. A plan renews every month, at the price it then has for you, until you cancel; a change of price is announced to you before it applies.',
        'You can cancel at any time under Manage Subscription. You keep the plan and its credits to the end of the month that is paid for, and nothing is charged after that. If a renewal cannot be collected, Stripe tries again for some days, and the plan ends if that fails.',
        'A larger plan begins at once, a smaller one with the next month. Promotion codes, trials and credits for signing up are for each person once, whatever account they use. If a code turns out to have been used before, the subscription that it began is ended and what you paid for it is returned.',
        'If the service did not do what it should, write to us and we will look for a fair solution, money back included. Where the law gives you a right to withdraw or to be refunded, you have it. When a payment is returned, by us or by your bank, the credits that it bought are taken back as far as they are unspent; pictures already made stay yours.',
        'Deleting your account ends a subscription at once, without money back for the rest of the month, unless the law says otherwise. If you want to use up the month, cancel first and delete later.',
      ],
    },
    {
      id: 'your-pictures',
      heading: 'The pictures you make',
      blocks: [
        'As far as the law knows rights in a generated picture, and as far as they are ours, they are yours. You may use the pictures for any lawful purpose, commercially too, for yourself or for clients, in print and on screen, without naming us, and also after a subscription has ended. Some photos show a model whose author must be named: such a picture says so, and you publish its credit line with it. [Sources](/sources) lists the open works that they are made with.',
        'Please know the limits of that:',
        {
          points: [
            'In many countries a picture made by a machine has no copyright, or only in what a person added. You can use it; you may not be able to keep others from using it.',
            'Pictures are not exclusive. Another person with similar words may get a similar picture.',
            'We cannot promise that a picture infringes no right of anybody. Check before you use it for something that matters, trademarks, buildings, likenesses and works of art above all. We give no indemnity.',
            'If a picture was made by a model of another company, that company’s terms apply to its use as well. The result names what made it.',
          ],
        },
        'Do not present a generated picture as a record of real events or of real people.',
      ],
    },
    {
      id: 'provenance',
      heading: 'Where a picture says it comes from',
      blocks: [
        'Files that you download from us state in their metadata that they were generated, and, except in the smallest previews and where the installation lacks the signing library, carry signed content credentials (C2PA) that say how. You can read them at [Verify](/verify). You may edit pictures, and tools you use may drop such notes; do not remove them in order to deceive. Some laws oblige you to tell people that a picture is generated: that duty is yours when you publish it.',
      ],
    },
    {
      id: 'your-material',
      heading: 'What you bring',
      blocks: [
        'Prompts, reference pictures, photographs to cut out, and pages you have analyzed stay yours. You allow us to store and process them as far as that is needed to make what you ask for, to show it to you, and to keep the service safe; where a hosted model does the work, this includes passing them on to it. Bring only what you have the right to use, and no picture of a person who would object.',
      ],
    },
    {
      id: 'gallery',
      heading: 'The public gallery and public links',
      blocks: [
        'Pictures in the gallery, whether made for it or published by people, may be downloaded, changed and used by everybody, commercially too, under the limits named above and with the credit line, if the picture has one. If you publish a picture you allow this for it and for its prompt. You can take it out of the gallery at any time; what others have downloaded until then stays with them.',
        'A public link shows a picture to anyone who has the link, until you revoke it or delete the picture. It gives them no rights in it.',
      ],
    },
    {
      id: 'rules',
      heading: 'What is not allowed',
      blocks: [
        {
          points: [
            'Sexual content with minors, in any form. Such requests are refused, and we report what the law obliges us to report.',
            'Sexual or violent depictions of real people, and pictures meant to deceive about what a real person did.',
            'Harassment, hatred against people for what they are, instructions for violence, fraud, and everything else that is unlawful.',
            'In the public gallery also: nudity, gore, slurs, and real public figures.',
            'Getting around limits, prices, moderation or access controls; overloading the site; having the ad creator visit pages that you have no business with.',
          ],
        },
        'Prompts are judged before a credit is reserved, and what is to become public is judged again as a picture. A refusal costs nothing and gives its reason. Anyone can report a picture in the gallery; a person decides. If you think a decision is wrong, write to us and a person will look at it again.',
        'If somebody breaks these rules we may remove public pictures, and in grave or repeated cases end the account. We say why, unless the law forbids it.',
      ],
    },
    {
      id: 'availability',
      heading: 'What we promise, and what not',
      blocks: [
        'We run the service with care. It can still be slow, changed, or unavailable; models can misread a prompt; hosted models can be down, and another model may replace them, which the result names. Limits on how much may be asked for in an hour protect everybody. Keep copies of pictures you need: the library is not a backup.',
        'The service is provided as it is, as far as the law permits. We are liable without limit for intent, gross negligence, and harm to life, body or health, and where the law says so. Otherwise our liability is limited to the damage that was to be expected from such a contract, and at most to what you paid us in the twelve months before.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      blocks: [
        'You can delete your account on [your account page](/account) at any time, after downloading everything in it if you wish. What goes and what has to stay is told there and in the [privacy policy](/privacy-policy). We may end an account that breaks these terms, or end the service with at least thirty days’ notice, in which case what was paid for time not yet served is returned.',
      ],
    },
    {
      id: 'software',
      heading: 'The software, and changes of these terms',
      blocks: [
        'The site runs Framewright, which is free software under the GNU Affero General Public License, version 3 or later. The license gives you rights in the program; these terms are about this site.',
        'We may change these terms for the future. The date above tells of the last change; changes that matter are announced on the site before they apply, and if you do not accept them you can cancel and delete your account. Questions are welcome at [{supportEmail}](mailto:{supportEmail}).',
      ],
    },
  ],
};
