import type { InputOf } from '#platform/endpoint/endpoint';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { analyzeImage, type ImageAnalysis } from '../contract/ad-analyses.ts';
import { AD_PLATFORM_IDS } from '../contract/ad-enumerations.ts';
import type { AdFormats } from '../contract/ad-formats.ts';
import type { AdPicture, AdPictureRequest } from '../contract/ad-pictures.ts';
import { generateVisual } from '../contract/ad-texts.ts';
import { makePicture } from './ad-requests.ts';
import { subjectOf } from './campaign-sources.ts';
import type { CampaignPicture, CampaignState } from './campaign-state.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import { useRun } from './use-run.ts';

export type PictureRuns = ReturnType<typeof usePictureRuns>;

/** A request for a picture, and the picture's name. */
type PictureOrder = AdPictureRequest & { name: string };

type VisualOrder = InputOf<typeof generateVisual>['body'] & {
  /** Whether to generate the picture afterwards. */
  thenGenerate: boolean;
};

/** Uploads, generates, cuts out and stages pictures. */
export function usePictureRuns(state: CampaignState, change: ChangeCampaign, formats: AdFormats | undefined) {
  const upload = useRun<File, ImageAnalysis>({
    wish: 'upload',
    call: (file, signal) => call(analyzeImage, { form: imageForm(file), signal }),
    onDone({ picture }, { name }) {
      change({ type: 'pictureAdded', picture: { ...picture, kind: 'upload', name } });
    },
  });

  const make = useRun<PictureOrder, AdPicture>({
    wish: 'picture',
    call: ({ name: _, ...order }, signal) => makePicture(order, signal),
    onDone({ id, kind, url }, { name }) {
      if (url !== null) change({ type: 'pictureAdded', picture: { id, kind, url, name } });
    },
  });

  const visual = useRun<VisualOrder, string>({
    wish: 'visual',
    call: async ({ thenGenerate: _, ...body }, signal) =>
      (await call(generateVisual, { body, signal })).prompt,
    onDone(prompt, { thenGenerate }) {
      change({ type: 'changed', fields: { visualPrompt: prompt } });
      if (thenGenerate) generate(prompt);
    },
  });

  /** The same prompt gives another picture with each `take`. */
  const nextTake = (kind: 'generated' | 'staged', prompt: string) =>
    [...state.pictures, ...state.kitPictures].filter((one) => one.kind === kind && one.name === prompt)
      .length;

  function generate(prompt: string) {
    const take = nextTake('generated', prompt);
    make.start({ kind: 'generated', prompt, take, name: prompt });
  }

  function writePrompt(thenGenerate: boolean) {
    const platform = state.platform ?? AD_PLATFORM_IDS[0];
    const list = formats?.[platform]?.formats ?? [];
    const format = list.find(({ shape }) => shape === 'square') ?? list[0];
    if (!format) return;
    visual.start({
      ...subjectOf(state),
      userPrompt: state.prompt.trim(),
      platform,
      format: format.id,
      style: state.style,
      thenGenerate,
    });
  }

  return {
    upload,
    make,
    visual,
    writePrompt: () => writePrompt(false),
    /** Generates a picture from the prompt; writes the prompt first if it is blank. */
    generate() {
      const prompt = state.visualPrompt.trim();
      if (prompt === '') writePrompt(true);
      else generate(prompt);
    },
    cutOut({ id, name }: CampaignPicture) {
      make.start({ kind: 'cutout', sourceId: id, name: `${name}, cut out` });
    },
    stage({ id }: CampaignPicture, scene: string) {
      const take = nextTake('staged', scene);
      make.start({ kind: 'staged', sourceId: id, prompt: scene, take, name: scene });
    },
  };
}
