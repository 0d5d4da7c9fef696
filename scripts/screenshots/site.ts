import { type FixtureSites, startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { startTemplateDatabase } from '#testing/global-database';
import { publishPictures, publishRows } from '../../tests/e2e/support/gallery-pictures.ts';
import { type Stage, startStage } from '../../tests/e2e/support/stage.ts';
import { layAdminWork } from './admin-work.ts';
import { crowdUsers } from './crowd-users.ts';
import { type PaintedPicture, paintPictures } from './paint-pictures.ts';
import { ADMIN_EMAIL, createPeople, type People } from './people.ts';
import { TIMES, type Time } from './screen.ts';
import { type Beside, startBeside } from './start-beside.ts';

/** A running product of its own, with people in it. */
export interface Site {
  stage: Stage;
  pictures: readonly PaintedPicture[];
  people: People;
  /** Ids of the gallery's pictures, in the order of `pictures`; none while it is empty. */
  galleryIds: readonly string[];
  /** Websites for ads. */
  websites: FixtureSites;
  /** The address of the site as `isHosted` has it; with what is laid, and painting nothing. */
  hostedOrigin(): Promise<string>;
  reach(time: Time): Promise<void>;
  stop(): Promise<void>;
}

const CROWD = 10_000;

/** Nobody asks these models for anything here: their keys open nothing. */
const HOSTED_MODELS = {
  IMAGE_MODEL:
    'openai/gpt-image-1, replicate/black-forest-labs/flux-kontext-dev-ultra-long-name, google/gemini-2.5-flash-image, studio',
  IMAGE_MODEL_COSTS: 'openai/gpt-image-1=4, google/gemini-2.5-flash-image=2',
  TEXT_MODEL: 'openai/gpt-5-mini',
  OPENAI_API_KEY: 'none',
  REPLICATE_API_TOKEN: 'none',
  GOOGLE_GENERATIVE_AI_API_KEY: 'none',
};

/** @param pictureFolder keeps what was painted */
export async function openSite({ pictureFolder }: { pictureFolder: string }): Promise<Site> {
  const pictures = await paintPictures(pictureFolder);
  const websites = await startFixtureSites({ names: ['lumera'] });
  const env = { ADMIN_EMAILS: ADMIN_EMAIL, EGRESS_ALLOW_HOSTS: websites.allowHosts.join(',') };
  const database = await startTemplateDatabase();
  const stage = await startStage({ env, templateDatabaseUrl: database.url });
  const people = createPeople(stage, pictures);
  const galleryIds: string[] = [];
  let worker: Beside | undefined;
  let hosted: Promise<Beside> | undefined;
  let reached = 0;

  const steps: Record<Time, () => Promise<void>> = {
    empty: async () => undefined,
    async usual() {
      // The first is to be the newest.
      galleryIds.push(...(await publishPictures(stage, pictures.toReversed())).toReversed());
      await layAdminWork(stage, { people, galleryIds });
    },
    async crowded() {
      for (let left = CROWD; left > 0; left -= 500) await publishRows(stage, Math.min(left, 500));
      await crowdUsers(stage.db, CROWD);
    },
    async working() {
      worker = await startBeside(stage, { ...env, ROLES: 'worker' });
    },
  };
  return {
    ...{ stage, pictures, people, galleryIds, websites },
    async hostedOrigin() {
      hosted ??= startBeside(stage, { ...env, ...HOSTED_MODELS, ROLES: 'web' });
      return await (await hosted).origin();
    },
    async reach(time) {
      for (; reached < TIMES.indexOf(time); reached++) await steps[TIMES[reached + 1]!]();
    },
    async stop() {
      await worker?.stop();
      await (await hosted)?.stop();
      await stage.stop();
      await database.stop();
      websites.close();
    },
  };
}
