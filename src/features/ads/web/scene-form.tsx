import { type FormEvent, useState } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { TextField } from './text-field.tsx';

/** Asks for the scene to place a product in. */
export function SceneForm({ isPending, onStage }: { isPending: boolean; onStage(scene: string): void }) {
  const [scene, setScene] = useState('On a wooden table in soft morning light');

  function submit(event: FormEvent) {
    event.preventDefault();
    onStage(scene.trim());
  }

  return (
    <form onSubmit={submit} className="rounded-md bg-surface-2 p-3.5">
      <TextField
        label="Place the product in a scene"
        value={scene}
        maxLength={PROMPT_MAX_CHARACTERS}
        onChange={(event) => setScene(event.target.value)}
      />
      <Button type="submit" size="small" busy={isPending} disabled={scene.trim() === ''} className="mt-3">
        Place it
      </Button>
    </form>
  );
}
