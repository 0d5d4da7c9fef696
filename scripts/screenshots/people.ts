import { upsertAccountNotice } from '#features/accounts/queries/account-notices';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import type { Wishes } from '#features/generations/contract/form-settings';
import { deleteGeneration } from '#features/generations/rules/delete-generation';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { sharePicture } from '#features/sharing/rules/share-picture';
import { createUser } from '#testing/factories';
import { crowdLibrary } from '../../tests/e2e/support/crowded-library.ts';
import type { Stage } from '../../tests/e2e/support/stage.ts';
import { editPicture } from './edit-picture.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import type { PaintedPicture } from './paint-pictures.ts';
import { payAtCheckout } from './pay-at-checkout.ts';
import { postAs } from './post-as.ts';

export const ADMIN_EMAIL = 'admin@example.test';

/** Users of the screens. */
export type PersonName =
  | 'newcomer'
  | 'creator'
  | 'finisher'
  | 'unlucky'
  | 'collector'
  | 'tidier'
  | 'editor'
  | 'broke'
  | 'subscriber'
  | 'debtor'
  | 'admin';

export interface Person {
  id: string;
  /** Ids of generations by name; the editor’s are of images. */
  generations: Readonly<Record<string, string>>;
}

export interface People {
  /** The same person each time. */
  find(name: PersonName): Promise<Person>;
}

/** Creates each person when a screen first needs them. */
export function createPeople(stage: Stage, pictures: readonly PaintedPicture[]): People {
  const known = new Map<PersonName, Promise<Person>>();
  return {
    find(name) {
      const person = known.get(name) ?? MAKERS[name]({ stage, pictures });
      known.set(name, person);
      return person;
    },
  };
}

interface Makings {
  stage: Stage;
  pictures: readonly PaintedPicture[];
}

const MAKERS: Record<PersonName, (makings: Makings) => Promise<Person>> = {
  newcomer: ({ stage }) => createPerson(stage, { email: 'newcomer@mail.example', credits: 10 }),

  /** A user with generations in all states. */
  async creator({ stage, pictures }) {
    const person = await createPerson(stage, { email: 'ada@mail.example', credits: 142 });
    const make = async (prompt: string, of: number[], modelId = 'quick-generation', category = 'nature') => {
      const id = await stage.request(person.id, { prompt, imageCount: of.length, modelId, category });
      await deliver({ stage, pictures }, id, of);
      return id;
    };
    const square = await make(pictures[11]!.prompt, [11]);
    const wide = await make(pictures[5]!.prompt, [5], 'mountain-landscape');
    const tall = await make(pictures[2]!.prompt, [2], 'quick-generation', 'travel');
    const long = await make(pictures[3]!.prompt, [3]);
    const four = await make('A quiet bay, four ways to see it', [19, 0, 17, 14], '1', 'professional');
    const failed = await stage.request(person.id, { prompt: 'A harbor in a storm' });
    await stage.fail(failed);
    const generating = await stage.request(person.id, { prompt: 'A glasshouse full of lemon trees' });
    return { ...person, generations: { square, wide, tall, long, four, failed, generating } };
  },

  /** A user whose newest generation is complete; one of its pictures has a public link. */
  async finisher({ stage, pictures }) {
    const person = await createPerson(stage, { email: 'vivian@mail.example', credits: 30 });
    const make = async (prompt: string, of: number[], settings?: Wishes) => {
      const asked = { prompt, imageCount: of.length, ...(settings && { settings }) };
      const id = await stage.request(person.id, asked);
      await deliver({ stage, pictures }, id, of);
      return id;
    };
    await make(pictures[2]!.prompt, [2]);
    await make(pictures[8]!.prompt, [8]);
    const four = await make(pictures[3]!.prompt, [3, 0, 15, 18], {
      style: 'artistic',
      outputFormat: 'landscape',
    });
    const { id: imageId } = await stage.db
      .selectFrom('images')
      .select('id')
      .where('generationId', '=', four)
      .where('position', '=', 0)
      .executeTakeFirstOrThrow();
    await sharePicture(stage, { userId: person.id, imageId, showsPrompt: true, restoresLast: false });
    await insertDeliveries(stage, { userId: person.id, generationId: four });
    return { ...person, generations: { four } };
  },

  /** A user whose newest generation failed, after a complete one. */
  async unlucky({ stage, pictures }) {
    const person = await createPerson(stage, { email: 'diane@mail.example', credits: 9 });
    const sails = await stage.request(person.id, { prompt: pictures[19]!.prompt });
    await deliver({ stage, pictures }, sails, [19]);
    const failed = await stage.request(person.id, { prompt: 'A harbor in a storm' });
    await stage.fail(failed);
    return { ...person, generations: { failed } };
  },

  /** A user with a long name, a long address, and more of everything than fits. */
  async collector({ stage }) {
    const email =
      'wilhelmina.konstantina.von.hohenlohe-schillingsfuerst@department-of-pictures.university.example';
    const person = await createPerson(stage, { email, credits: 1_284_650 });
    await stage.db
      .updateTable('users')
      .set({
        firstName: 'Wilhelmina-Konstantina',
        lastName: 'Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
      })
      .where('id', '=', person.id)
      .execute();
    await crowdLibrary(stage, person.id, 500);
    for (let n = 0; n < 60; n++)
      await stage.fail(await stage.request(person.id, { prompt: `Pier ${n} in fog` }));
    await postAs(stage, person.id, '/api/api-keys', { name: 'Newsletter', scopes: ['generations:write'] });
    await postAs(stage, person.id, '/api/api-keys', {
      name: 'The nightly import of the department of pictures, first server',
      scopes: ['generations:read', 'generations:write', 'gallery:read'],
    });
    await postAs(stage, person.id, '/api/webhooks', {
      url: 'https://hooks.department-of-pictures.university.example/framewright/generations?tenant=42&secret=none',
    });
    return person;
  },

  /** A user who has deleted a picture, one of three pictures, and a failed generation. */
  async tidier({ stage, pictures }) {
    const person = await createPerson(stage, { email: 'tidier@mail.example', credits: 30 });
    const make = async (prompt: string, of: number[]) => {
      const id = await stage.request(person.id, { prompt, imageCount: of.length });
      await deliver({ stage, pictures }, id, of);
      return id;
    };
    const failed = await stage.request(person.id, { prompt: 'A harbor in a storm' });
    await stage.fail(failed);
    const wide = await make(pictures[5]!.prompt, [5]);
    const three = await make('A quiet bay, three ways to see it', [19, 0, 17]);
    const [image] = await listImagesOfGenerations(stage.db, [three]);
    await deleteGeneration(stage, { userId: person.id, id: failed });
    await deleteGeneration(stage, { userId: person.id, id: three, imageId: image!.id });
    await deleteGeneration(stage, { userId: person.id, id: wide });
    return { ...person, generations: { wide, three, failed } };
  },

  async editor({ stage }) {
    const person = await createPerson(stage, { email: 'editor@mail.example', credits: 30 });
    return { ...person, generations: await editPicture(stage, person.id) };
  },

  broke: async ({ stage }) => {
    const person = await createPerson(stage, { email: 'broke@mail.example' });
    for (const kind of ['signup-unverified', 'promotion-used'])
      await upsertAccountNotice(stage.db, { userId: person.id, topic: kind, kind });
    return person;
  },

  async subscriber({ stage }) {
    const person = await createPerson(stage, { email: 'grace@mail.example', credits: 12 });
    await payAtCheckout(stage, person.id);
    return person;
  },

  /** A subscriber whose last payment failed. */
  async debtor({ stage }) {
    const person = await createPerson(stage, { email: 'debtor@mail.example', credits: 3 });
    await payAtCheckout(stage, person.id, { failsAtRenewal: true });
    return person;
  },

  admin: ({ stage }) => createPerson(stage, { email: ADMIN_EMAIL, credits: 40 }),
};

async function createPerson(
  stage: Stage,
  { email, credits = 0 }: { email: string; credits?: number },
): Promise<Person> {
  const { id } = await createUser(stage.db, { email });
  if (credits > 0)
    await stage.db.transaction().execute((trx) =>
      grantExtraCredits(trx, {
        userId: id,
        amount: credits,
        reason: 'signup',
        idempotencyKey: `signup:${id}`,
      }),
    );
  return { id, generations: {} };
}

/** Delivers these pictures for a generation, as its worker would. */
async function deliver(
  { stage, pictures }: Makings,
  generationId: string,
  of: readonly number[],
): Promise<void> {
  const produced = of.map((i) => {
    const { bytes, category, hasPeople } = pictures[i]!;
    const description = { ...UNDESCRIBED, category, hasPeople };
    return { image: { bytes }, description };
  });
  await stage.complete(generationId, produced);
}

const UNDESCRIBED = {
  digitalSourceType: 'algorithmicMedia' as const,
  scene: 'Open country',
  notes: [],
  details: {},
};
