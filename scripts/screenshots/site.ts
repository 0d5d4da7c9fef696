import { type FixtureSites, startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { startTemplateDatabase } from '#testing/global-database';
import { publishPictures, publishRows } from '../../tests/e2e/support/gallery-pictures.ts';
import { type Stage, startStage } from '../../tests/e2e/support/stage.ts';
import { insertAdminWork } from './insert-admin-work.ts';
import { insertUsers } from './insert-users.ts';
import { type PaintedPicture, paintPictures } from './paint-pictures.ts';
import { ADMIN_EMAIL, createPeople, type People } from './people.ts';
import { PHASES, type Phase } from './screen.ts';
import { type RunningRole, startRole } from './start-role.ts';

/** A running product with people and data. */
export interface Site {
  stage: Stage;
  pictures: readonly PaintedPicture[];
  people: People;
  /** Ids of the gallery's pictures, in the order of `pictures`; empty in the first phase. */
  galleryIds: readonly string[];
  /** Websites for ads. */
  websites: FixtureSites;
  /** Address of a web role with hosted models and the same data, without a worker. */
  hostedOrigin(): Promise<string>;
  advanceTo(time: Phase): Promise<void>;
  stop(): Promise<void>;
}

const CROWD = 10_000;

/** The keys are invalid; nothing calls these models here. */
const HOSTED_MODELS = {
  IMAGE_MODEL:
    'openai/gpt-image-1, replicate/black-forest-labs/flux-kontext-dev-ultra-long-name, google/gemini-2.5-flash-image, studio',
  IMAGE_MODEL_COSTS: 'openai/gpt-image-1=4, google/gemini-2.5-flash-image=2',
  TEXT_MODEL: 'openai/gpt-5-mini',
  OPENAI_API_KEY: 'none',
  REPLICATE_API_TOKEN: 'none',
  GOOGLE_GENERATIVE_AI_API_KEY: 'none',
};

/** @param pictureFolder keeps painted pictures for the next run */
export async function openSite({ pictureFolder }: { pictureFolder: string }): Promise<Site> {
  const pictures = await paintPictures(pictureFolder);
  const websites = await startFixtureSites({ names: ['lumera'] });
  const env = { ADMIN_EMAILS: ADMIN_EMAIL, EGRESS_ALLOW_HOSTS: websites.allowHosts.join(',') };
  const database = await startTemplateDatabase();
  const stage = await startStage({ env, templateDatabaseUrl: database.url });
  const people = createPeople(stage, pictures);
  const galleryIds: string[] = [];
  let worker: RunningRole | undefined;
  let hosted: Promise<RunningRole> | undefined;
  let reached = 0;

  const steps: Record<Phase, () => Promise<void>> = {
    empty: async () => undefined,
    async usual() {
      // The first picture becomes the newest.
      galleryIds.push(...(await publishPictures(stage, pictures.toReversed())).toReversed());
      await insertAdminWork(stage, { people, galleryIds });
    },
    async crowded() {
      for (let left = CROWD; left > 0; left -= 500) await publishRows(stage, Math.min(left, 500));
      await insertUsers(stage.owner, CROWD);
    },
    async working() {
      worker = await startRole(stage, { ...env, ROLES: 'worker' });
    },
  };
  return {
    ...{ stage, pictures, people, galleryIds, websites },
    async hostedOrigin() {
      hosted ??= startRole(stage, { ...env, ...HOSTED_MODELS, ROLES: 'web' });
      return await (await hosted).origin();
    },
    async advanceTo(time) {
      for (; reached < PHASES.indexOf(time); reached++) await steps[PHASES[reached + 1]!]();
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
