import { randomBytes, randomUUID } from 'node:crypto';
import { upsertAccountNotice } from '#features/accounts/queries/account-notices';
import type { UserRow } from '#features/accounts/queries/users';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { insertAsset } from '#features/assets/queries/assets';
import { grantMonthlyCredits } from '#features/credits/rules/grant-monthly-credits';
import { addFavorite } from '#features/favorites/rules/add-favorite';
import { reportGalleryImage } from '#features/gallery/rules/report-gallery-image';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { putObject } from '#features/images/rules/put-object';
import { storeImage } from '#features/images/rules/store-image';
import { insertRefusedPrompt } from '#features/moderation/queries/refused-prompts';
import { insertCode } from '#features/oauth/queries/oauth-codes';
import { insertGrant } from '#features/oauth/queries/oauth-grants';
import { registerClient } from '#features/oauth/rules/register-client';
import { reportPerson } from '#features/people/rules/report-person';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import { sharePicture } from '#features/sharing/rules/share-picture';
import { createWebhook } from '#features/webhooks/rules/create-webhook';
import type { Database } from '#platform/db/client';
import type { ImageDescription } from '#ports/image-model';
import { createSession, createUser } from './factories.ts';
import { createPicture, drawSample } from './picture-factories.ts';
import { TEST_CARD } from './test-card.ts';
import type { TestContext } from './test-context.ts';

const DAY_MS = 24 * 3_600_000;

/** Requests one picture for the user; no worker paints it. @returns the generation's id */
export async function requestPicture(
  context: TestContext,
  { userId, prompt, publish = false }: { userId: string; prompt: string; publish?: boolean },
): Promise<string> {
  const { id } = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    {
      userId,
      prompt,
      modelId: 'quick-generation',
      category: 'nature',
      width: 64,
      height: 64,
      imageCount: 1,
      publish,
      idempotencyKey: null,
    },
  );
  return id;
}

/** A public picture of the user's. @returns its id in the gallery */
export async function publishPictureOf(
  context: TestContext,
  { userId, prompt }: { userId: string; prompt: string },
): Promise<string> {
  const generationId = await requestPicture(context, { userId, prompt, publish: true });
  const description: ImageDescription = {
    digitalSourceType: 'algorithmicMedia',
    scene: 'Lake',
    category: 'nature',
    hasPeople: false,
    notes: [],
    details: {},
  };
  await completeGeneration(context, generationId, [
    await storeImage(context, { image: drawSample(64, 64), description }),
  ]);
  const { id } = await context.db
    .selectFrom('galleryImages')
    .innerJoin('images', 'images.id', 'galleryImages.imageId')
    .select('galleryImages.id')
    .where('images.generationId', '=', generationId)
    .executeTakeFirstOrThrow();
  return id;
}

export interface FullAccount {
  user: UserRow;
  /** Public. */
  galleryId: string;
  /** The unfinished one. */
  runningId: string;
  /** The token of the unlisted page. */
  token: string;
}

/** Creates a user with rows in every table: pictures of all kinds, an upload, payments, reports and admin actions. */
export async function createFullAccount(
  context: TestContext,
  {
    email,
    otherGalleryId,
    customerId,
  }: {
    email: string;
    /** Another user's public picture, which this user reports. */
    otherGalleryId: string;
    customerId: string | null;
  },
): Promise<FullAccount> {
  const { db } = context;
  const user = await createUser(db, { email, credits: 20 });
  const { id: userId } = user;
  await createSession(db, userId);
  const now = Date.now();
  const [subscriptionId, invoiceId] = [`sub_${userId}`, `in_${userId}`];
  const period = { start: new Date(now - DAY_MS), end: new Date(now + 29 * DAY_MS) };
  await db.transaction().execute(async (trx) => {
    await grantMonthlyCredits(trx, {
      userId,
      amount: 5,
      reason: 'subscription',
      idempotencyKey: `invoice:${invoiceId}`,
      period,
      invoiceId,
    });
    await insertAdminAudit(trx, { adminId: userId, adminEmail: email, action: 'test', subject: 'test:1' });
  });

  const picture = await createPicture(context, { image: drawSample(64, 64), userId });
  const { token } = await sharePicture(context, { userId, imageId: picture.id, restoresLast: false });
  const galleryId = await publishPictureOf(context, { userId, prompt: `a lake with ${email} on its shore` });
  const report = {
    userId: null,
    address: '192.0.2.7',
    network: '192.0.2.0/24',
    reason: 'other',
    note: 'whose is it',
  } as const;
  await reportGalleryImage(context, { ...report, galleryImageId: galleryId });
  await reportGalleryImage(context, {
    ...report,
    galleryImageId: otherGalleryId,
    userId,
    note: `mail me: ${email}`,
  });
  await reportPageOfOther(context, { userId, note: `mail me: ${email}` });
  await addFavorite(context, { userId, id: otherGalleryId });
  const runningId = await requestPicture(context, { userId, prompt: `a desk, for ${email}` });

  const objectKey = await putObject(context, new Uint8Array([1, 2, 3]), 'image/webp');
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('pendingObjects').where('objectKey', '=', objectKey).execute();
    await insertAsset(trx, {
      userId,
      originalName: `${email}.png`,
      objectKey,
      contentType: 'image/webp',
      width: 8,
      height: 8,
      byteSize: 3,
      hasAlpha: false,
      thumbHash: Buffer.from([1]),
    });
  });
  const refused = { userId, prompt: `something about ${email}`, publish: false, decision: 'block' };
  await insertRefusedPrompt(db, { ...refused, reason: 'sexual' });
  const { key } = await createApiKey(context, { userId, name: `of ${email}`, scopes: ['gallery:read'] });
  const url = `https://hooks.example/${email}`;
  await createWebhook({ db, webhookHosts: [] }, { userId, url, apiKeyId: key.id });
  await connectProgram(db, { userId, keyId: key.id });
  await db
    .insertInto('signupGrants')
    .values({ personHash: randomBytes(32), userId })
    .execute();
  await upsertAccountNotice(db, { userId, topic: 'signup-credits', kind: 'signup-unverified' });
  if (customerId === null) return { user, galleryId, runningId, token };

  await db.updateTable('users').set({ stripeCustomerId: customerId }).where('id', '=', userId).execute();
  const paid = { userId, customerId, livemode: false, observedAt: new Date() };
  await db
    .insertInto('subscriptions')
    .values({
      ...paid,
      id: subscriptionId,
      planId: 'starter',
      priceId: 'price_starter',
      status: 'active',
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
      startedAt: period.start,
    })
    .execute();
  await db
    .insertInto('invoices')
    .values({
      ...paid,
      id: invoiceId,
      subscriptionId,
      status: 'paid',
      currency: 'usd',
      amountDue: 999,
      amountPaid: 999,
      credits: 5,
      createdAt: period.start,
    })
    .execute();
  await db
    .insertInto('gatewayTasks')
    .values({
      ...{ name: `test:${userId}`, userId, kind: 'cancel-subscription', subject: subscriptionId },
      ...{ description: 'A test', doneAt: new Date() },
    })
    .execute();
  await db
    .insertInto('checkouts')
    .values({ userId, round: 1, priceId: 'price_starter', sessionId: `cs_${randomUUID()}` })
    .execute();
  return { user: { ...user, stripeCustomerId: customerId }, galleryId, runningId, token };
}

/** Reports the page of somebody else. */
async function reportPageOfOther(
  context: TestContext,
  { userId, note }: { userId: string; note: string },
): Promise<void> {
  const { id: other } = await createUser(context.db);
  const name = `other-${randomBytes(4).toString('hex')}`;
  await context.db.insertInto('personPages').values({ userId: other, name, skeleton: name }).execute();
  await reportPerson(context, { name, userId, address: '192.0.2.7', reason: 'other', note });
}

/** A connected program, and a request of it that the person has just allowed. */
async function connectProgram(
  db: Database,
  { userId, keyId }: { userId: string; keyId: string },
): Promise<void> {
  const redirectUri = 'https://chat.example/';
  const { id: clientId } = await registerClient(
    { db },
    { client_name: 'Chat', redirect_uris: [redirectUri] },
  );
  const common = { userId, clientId, scopes: ['gallery:read'] };
  const challenge = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await insertGrant(trx, { ...common, keyId });
    await insertCode(trx, { ...common, redirectUri, challenge, codeHash: randomBytes(32) });
  });
}
