import { UNUSED_UPLOAD_DAYS } from '#platform/limits/limits';
import type { LegalDocument } from './legal-document.ts';

export const PRIVACY: LegalDocument = {
  policy: 'privacy',
  heading: 'Privacy Policy',
  lead: 'What this site keeps about you, why, for how long, who else sees it, and how you take it with you or have it deleted.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        {
          points: [
            'Visitors can browse, search and use the ad creator without telling us who they are.',
            'With an account we keep what the account is for: your name and email address, your prompts and pictures, your credits.',
            'Nothing is sold, nothing is used for advertising, and there are no trackers of other companies on these pages.',
            'You can download everything we keep about you, and delete it, on [your account page](/account), without asking anybody.',
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who is responsible',
      blocks: [
        'The operator of {host} decides what happens to personal data here and is responsible for it. Write to [{supportEmail}](mailto:{supportEmail}) about anything on this page.',
        'The site runs Framewright, an open program. Its makers receive no data from installations like this one.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What is kept, and why',
      blocks: [
        {
          points: [
            '**Your account.** Your identity provider tells us an identifier, your email address, whether it is verified, and, where it has them, your name and the address of your portrait. We never see your password. This is needed to give you an account, and to answer when you write.',
            '**Your work.** Prompts, settings, the pictures made from them, pictures you upload as a reference or to cut out, public links, and what you publish in the gallery. This is the service that you use.',
            '**Your credits.** Every change of credits with its reason and time. With a subscription also its state, invoices, and the numbers that Stripe knows you by. Card numbers are typed in at Stripe and never reach us. We keep this to perform the contract and because bookkeeping laws require it.',
            '**What you have redeemed.** When you use a promotion code or a trial: keyed codes made from your sign-in, from your verified email address, and from the fingerprint that Stripe gives to your card. The same for credits for signing up, without the card. Nobody can read from them who you are. They tell whether the same person comes again, so that each offer is given once; this is our legitimate interest.',
            '**Sessions.** For each sign-in, when it began and when it was last used, what your browser calls itself, and a hash of the value in your cookie. This keeps you signed in, and shows you on your account page where you are.',
            '**Your programs.** Where you make keys for the API: a hash of each key, its name, when it ends, and when it was last used. Where you make webhooks: their addresses, the secrets that deliveries are signed with, and what was sent when.',
            '**Safety.** Prompts that moderation refused, reports about pictures in the gallery (with hashes of your email address and network that differ for each picture, so that nobody counts twice), and what was decided; where an administrator suspends an account, when and why. This protects other people and the site, which is our legitimate interest.',
            '**Security events.** When somebody signs in or out, makes, uses or revokes a key, deletes an account, is refused, or reaches a limit, we write down what happened and when, with the account number, the IP address (for IPv6 the network) and the number of the request. Administrators read it to find and stop misuse, which is our legitimate interest. These entries stay for their time after the account is deleted, with its number in the place of your name.',
            '**Addresses and errors.** To stop abuse, calls are counted by IP address and by the network that it is in, for as long as a limit runs, an hour at most. When something fails, the log notes what it was, with a number of the request. The log also has a line for each request that changes something, by the kind of request, without your name, your address or what you wrote. An operator may have the course of requests through the machines measured in the same way. Framewright writes no log of which pages you read; the machines in front of it may keep one for a short time.',
          ],
        },
        'Nothing is decided about you automatically that would have legal effect: moderation refuses a prompt or holds a picture back, it says so, and a person can be asked to look again.',
      ],
    },
    {
      id: 'models',
      heading: 'Which models get your prompts',
      blocks: [
        'Pictures on this site can be painted by: {painters}. What the studio engine paints is painted on the machines that run this site, and so are cut-outs, enlargements and the search by meaning: none of that leaves them.',
        'Where a model of another company is named in this list, and you choose it or it replaces another model, your prompt goes to that company, together with the reference picture or the earlier picture if the request has one. Your name, email address and account number do not. The operator may also have a hosted model write prompts and ad texts, or describe pictures; then it receives the words or the picture in question. Those companies handle what they receive under their own terms, may keep it for a while to prevent abuse, and may be in another country. So do not put into a prompt or a picture what you would not hand to them.',
        'We use neither your prompts nor your pictures to train models.',
      ],
    },
    {
      id: 'public',
      heading: 'What becomes public',
      blocks: [
        'Pictures are private unless you make them public. If you publish one in the gallery, everybody sees the picture, its prompt, category and time, without your name. If you make a public link, anyone who has it sees the picture, and the prompt only where you allow it. You can take back both; copies that others have saved by then are out of our reach, and browsers may keep a file of the gallery for up to a year. Files carry a note that they were generated and by what; neither your name nor the place where an upload was taken is in them.',
        'The address of a single picture is long and random, and it opens that picture for anybody who has it. Share it as you would share the picture.',
      ],
    },
    {
      id: 'ad-creator',
      heading: 'The ad creator and Verify',
      blocks: [
        'The ad creator works without an account. If you give it a web address, our server visits that page and keeps what it saw there; the page sees our server and not you. Anyone who knows the random address of your ads can read them until they are deleted.',
        'A picture that you drop on [Verify](/verify) is read and forgotten; it is not stored.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long it is kept',
      blocks: [
        {
          caption: 'How long personal data is kept',
          head: ['What', 'How long'],
          rows: [
            ['Account, prompts, pictures, uploads', 'Until you delete them, or the account'],
            ['Your trash', 'Thirty days, or until you empty it'],
            ['Files of erased pictures', 'Up to two days after they were erased'],
            ['Pictures in other formats and sizes, made for a download', '14 days'],
            ['Sessions', '{sessionDays}, or {sessionIdleDays} without use'],
            ['Prompts that were refused', '{refusedPromptDays}'],
            ['Prompts of pictures that could not be made', '{failedPromptDays}'],
            ['Notes on calls of hosted models, without prompts or names', '{modelCallDays}'],
            [
              'Keyed codes of who redeemed a promotion or a trial',
              'Two years after it was redeemed, also when the account is deleted before',
            ],
            [
              'Keyed codes of who had an account or credits for signing up',
              'Until two years after the account is deleted',
            ],
            ['Counts of new accounts by network, as keyed codes', 'Two days'],
            ['Notices about your credits or subscription', '90 days, or until you dismiss them'],
            ['Keys and webhooks that you make for programs', 'Until you delete them, or the account'],
            ['What your webhooks were sent', '30 days'],
            ['What administrators did, and to which account', '{auditTime}'],
            ['Security events, with IP addresses', '{securityEventDays}'],
            ['Uploads that no picture of yours was made with', `${UNUSED_UPLOAD_DAYS} days`],
            [
              'What the ad creator saw, and its pictures',
              'A day after they were last used; an upload that nothing was made with, an hour',
            ],
            ['Your brand kits, with their logos and pictures', 'Until you delete them, or your account'],
            ['How much a network has stored, by a keyed code', 'As long as something of it is stored'],
            ['Finished ads', '7 days'],
            ['Counts of calls by IP address', 'An hour at most'],
            [
              'Movements of credits and invoices',
              'As long as bookkeeping laws require; without your name once the account is deleted',
            ],
          ],
        },
        'Backups and log files are kept by the operator for a limited time and then overwritten; deleted data may be in them until then.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else receives data',
      blocks: [
        {
          points: [
            'The identity provider that you sign in with.',
            'Stripe, if you pay: it receives your email address and what you bought, and keeps invoices as the law wants it. See [Stripe’s privacy policy](https://stripe.com/privacy).',
            'Providers of hosted models, as described above, where this site uses any.',
            'The companies whose machines this site runs on, which process data on the operator’s instructions.',
            'Authorities, where the law obliges us.',
          ],
        },
        'Some of these may be outside your country. Where the law asks for safeguards for that, such as standard contract clauses, the operator has to have them in place, and tells you of them if you ask.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        'On [your account page](/account) you can download one ZIP with all of it (account, prompts, settings, pictures, uploads, changes of credits, invoices), and delete the account. Deleting ends a subscription at once, deletes pictures, uploads, links and gallery entries, and removes your name and email address. What stays for the books carries a number in the place of your name. For two years, keyed codes made from your sign-in, your verified email address and your card also stay, from which nobody can read who you are, so that promotions and credits for signing up are given once.',
        'You may ask us to correct what is wrong, to restrict or to stop a use that rests on our legitimate interest, and you may withdraw a consent you gave. Where the law gives you more, you have that too. You may complain to the data protection authority where you live; we would be glad if you asked us first.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      blocks: [
        'Sessions are random values of which only a hash is stored. Pages run no script but our own, enforced by a content security policy. Uploads are read by a process that can reach nothing else, and encoded again before they are shown. Changes that administrators make are written down. No system is perfect: if you find a weakness, please write to [{supportEmail}](mailto:{supportEmail}) before you tell others.',
        'The site is not meant for children, and we do not knowingly keep data of anyone who is too young to have an account under the [terms](/terms-of-service).',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When this policy changes, the date above changes with it. A change that affects what happens to data we already have is announced on the site before it takes effect. Cookies are listed in the [cookie policy](/cookie-policy).',
      ],
    },
  ],
};
