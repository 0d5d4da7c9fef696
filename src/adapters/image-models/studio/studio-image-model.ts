import type { Painter, Painting } from '#engines/painter/painter';
import type { SceneDescription } from '#engines/studio/studio';
import type { ImageDescription, ImageModel } from '#ports/image-model';
import { notesOnLeftOut } from '../notes-on-left-out.ts';
import { categoryOf, ownNameOf } from './archetype-facts.ts';
import { describePhoto } from './describe-photo.ts';
import { nameOf, notesOnRefinements } from './notes-on-refinements.ts';
import { tagsOf } from './tags-of.ts';
import { toPictureRequest } from './to-picture-request.ts';
import { toProviderError } from './to-provider-error.ts';

/**
 * The built-in engines: drawings and path-traced photos on this machine, without a key or the network.
 * @param creditFree whether no picture may need a credit line
 */
export function createStudioImageModel({
  studio,
  creditFree = false,
}: {
  studio: Pick<Painter, 'render'>;
  creditFree?: boolean;
}): ImageModel {
  return {
    id: 'studio',
    async generate(request, { signal, onProgress, onPreview }) {
      try {
        const { pixels, width, height, ...painting } = await studio.render(
          await toPictureRequest(creditFree ? { ...request, creditFree } : request),
          {
            signal,
            ...(onProgress ? { onProgress } : {}),
            ...(onPreview ? { onPreview } : {}),
          },
        );
        const description = describePainting(painting);
        const notes = notesOnLeftOut(request.furtherReferences?.length ?? 0);
        return {
          image: { pixels, width, height },
          description: { ...description, notes: [...description.notes, ...notes] },
        };
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
}

/** The description that is stored with a picture of either engine. */
export function describePainting({
  scene,
  exposure,
}: Pick<Painting, 'scene' | 'exposure'>): ImageDescription {
  if ('set' in scene) return describePhoto(scene);
  const { details, ...described } = describe(scene);
  return { ...described, details: { ...details, ...(exposure && { exposure }) } };
}

function describe(scene: SceneDescription): ImageDescription {
  return {
    digitalSourceType: 'algorithmicMedia',
    scene: nameOf(scene.things?.[0]?.name ?? scene.archetype),
    category: categoryOf(scene),
    hasPeople: scene.hasPeople,
    tags: tagsOf(scene),
    notes: notesOn(scene),
    details: { ...scene },
  };
}

function notesOn(scene: SceneDescription): string[] {
  const { leftOut, illustration, hasPeople, refinements = [] } = scene;
  const onPrompt = showsPrompt(scene)
    ? leftOut.length > 0
      ? [`Left out: ${leftOut.join(', ')}.`]
      : []
    : [noteOnSubstitute(scene)];
  return [
    ...(illustration && hasPeople ? ['People are drawn as a flat illustration.'] : []),
    ...onPrompt,
    ...notesOnRefinements(refinements),
  ];
}

/** Whether it has at least a part of what the prompt names, and is no stand-in. */
function showsPrompt({ drawsPrompt, archetype, things = [] }: SceneDescription): boolean {
  return drawsPrompt || things.length > 0 || archetype === 'people' || archetype === 'lettering';
}

function noteOnSubstitute({ archetype, recipe }: SceneDescription): string {
  const { category } = recipe.settings;
  const reason = category ? `to suit the category ${category}` : 'in its colors';
  return `The studio engine cannot draw this yet, so it made ${inSentence(archetype)} ${reason}.`;
}

/** An archetype's name for use within a sentence: `a desk`. */
function inSentence(archetype: SceneDescription['archetype']): string {
  const name = nameOf(archetype).toLowerCase();
  return ownNameOf(archetype) ?? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
