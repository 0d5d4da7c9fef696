import { type FormEvent, useId, useState } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';

/** Where a product is to be set. */
export function SceneForm({ isPending, onStage }: { isPending: boolean; onStage(scene: string): void }) {
  const id = useId();
  const [scene, setScene] = useState('On a wooden table in soft morning light');

  function submit(event: FormEvent) {
    event.preventDefault();
    onStage(scene.trim());
  }

  return (
    <form onSubmit={submit} className="rounded-md bg-surface-2 p-3.5">
      <Label htmlFor={id}>Place the product in a scene</Label>
      <input
        id={id}
        dir="auto"
        value={scene}
        maxLength={PROMPT_MAX_CHARACTERS}
        onChange={(event) => setScene(event.target.value)}
        className={cn(FIELD_LOOK, 'mt-1.5 h-11 md:pointer-fine:h-10')}
      />
      <Button type="submit" size="small" busy={isPending} disabled={scene.trim() === ''} className="mt-3">
        Place it
      </Button>
    </form>
  );
}
