import type { SceneDescription, Studio } from '#engines/studio/studio';
import type { ImageDescription, ImageModel } from '#ports/image-model';
import { categoryOf, ownNameOf } from './archetype-facts.ts';
import { tagsOf } from './tags-of.ts';
import { toPictureRequest } from './to-picture-request.ts';
import { toProviderError } from './to-provider-error.ts';

/** The built-in studio engine: procedural art on this machine, without a key or the network. */
export function createStudioImageModel({ studio }: { studio: Pick<Studio, 'render'> }): ImageModel {
  return {
    id: 'studio',
    async generate(request, { signal, onProgress }) {
      try {
        const { pixels, scene, ...size } = await studio.render(await toPictureRequest(request), {
          signal,
          ...(onProgress ? { onProgress } : {}),
        });
        return { image: { pixels, width: size.width, height: size.height }, description: describe(scene) };
      } catch (error) {
        throw toProviderError(error);
      }
    },
  };
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

/** `team-meeting` is shown as `Team meeting`. */
function nameOf(archetype: string): string {
  const words = archetype.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function notesOn(scene: SceneDescription): string[] {
  const { drawsPrompt, leftOut, illustration, hasPeople, refinements = [] } = scene;
  const onPrompt = drawsPrompt
    ? leftOut.length > 0
      ? [`Left out: ${leftOut.join(', ')}.`]
      : []
    : [noteOnSubstitute(scene)];
  return [
    ...(illustration && hasPeople ? ['People are drawn as a flat illustration.'] : []),
    ...onPrompt,
    ...refinements.flatMap(noteOnRefinement),
  ];
}

function noteOnSubstitute({ archetype, recipe }: SceneDescription): string {
  const { category } = recipe.settings;
  const reason = category ? `to suit the category ${category}` : 'in its colors';
  return `The studio engine cannot draw this yet, so it made ${inSentence(archetype)} ${reason}.`;
}

function noteOnRefinement({
  text,
  understood,
  leftOut,
}: NonNullable<SceneDescription['refinements']>[number]): string[] {
  if (understood.length === 0) return [`The refinement “${text}” had no effect.`];
  return leftOut.length > 0 ? [`Left out of the refinement “${text}”: ${leftOut.join(', ')}.`] : [];
}

/** An archetype's name for use within a sentence: `a desk`. */
function inSentence(archetype: SceneDescription['archetype']): string {
  const name = nameOf(archetype).toLowerCase();
  return ownNameOf(archetype) ?? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
