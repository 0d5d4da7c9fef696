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

/** What a picture is asked for by, and what to call it. */
type PictureOrder = AdPictureRequest & { name: string };

type VisualOrder = InputOf<typeof generateVisual>['body'] & {
  /** Whether the picture itself is wanted as well. */
  thenPaint: boolean;
};

/** All ways to a picture beside the page's own: uploaded, painted, cut out, staged. */
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
    call: async ({ thenPaint: _, ...body }, signal) => (await call(generateVisual, { body, signal })).prompt,
    onDone(prompt, { thenPaint }) {
      change({ type: 'changed', fields: { visualPrompt: prompt } });
      if (thenPaint) paint(prompt);
    },
  });

  /** Generate another each time that the same words are painted. */
  function paint(prompt: string) {
    const take = state.pictures.filter(({ kind, name }) => kind === 'generated' && name === prompt).length;
    make.start({ kind: 'generated', prompt, take, name: prompt });
  }

  function writePrompt(thenPaint: boolean) {
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
      thenPaint,
    });
  }

  return {
    upload,
    make,
    visual,
    writePrompt: () => writePrompt(false),
    /** By the prompt as it stands; where there is none, it is written first. */
    generate() {
      const prompt = state.visualPrompt.trim();
      if (prompt === '') writePrompt(true);
      else paint(prompt);
    },
    cutOut({ id, name }: CampaignPicture) {
      make.start({ kind: 'cutout', sourceId: id, name: `${name}, cut out` });
    },
    stage({ id }: CampaignPicture, scene: string) {
      const take = state.pictures.filter(({ kind, name }) => kind === 'staged' && name === scene).length;
      make.start({ kind: 'staged', sourceId: id, prompt: scene, take, name: scene });
    },
  };
}
