import { Eraser, Images, Megaphone, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { AdCreatorTab } from './ad-creator-tab.tsx';
import { GalleryTab } from './gallery-tab.tsx';
import { PromptForm } from './prompt-form.tsx';

interface QuickStartProps {
  /** Called with the id of the started generation. */
  onStarted(id: string): void;
  /** Called with the text of the prompt box. */
  onTyped(prompt: string): void;
}

/** The product's entry points as tabs. */
export function QuickStart({ onStarted, onTyped }: QuickStartProps) {
  const [search] = useSearchParams();
  // Stored here, so that it survives changing the tab.
  const [picture, setPicture] = useState<File | null>(null);
  return (
    <>
      <h2 className="sr-only">Quick Start</h2>
      <Tabs defaultValue={tabNamed(search.get('tab'))}>
        <TabsList aria-label="Quick Start">
          {TABS.map(({ value, label, Icon }) => (
            <TabsTrigger key={value} value={value} className="max-sm:px-1 max-sm:text-xs">
              <Icon aria-hidden className="hidden sm:block" />
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="generate" className="pt-4">
          <PromptForm onStarted={onStarted} onTyped={onTyped} />
        </TabsContent>
        <TabsContent value="remove-background" className="pt-4">
          <Suspense fallback={<div className="h-[17.5rem]" aria-busy="true" />}>
            <RemoveBackgroundTab file={picture} onChoose={setPicture} onStarted={onStarted} />
          </Suspense>
        </TabsContent>
        <TabsContent value="ad-creator" className="pt-4">
          <AdCreatorTab />
        </TabsContent>
        <TabsContent value="gallery" className="pt-4">
          <GalleryTab />
        </TabsContent>
      </Tabs>
    </>
  );
}

const TABS = [
  { value: 'generate', label: 'Generate', Icon: Sparkles },
  { value: 'remove-background', label: 'Remove BG', Icon: Eraser },
  { value: 'ad-creator', label: 'Ad Creator', Icon: Megaphone },
  { value: 'gallery', label: 'Gallery', Icon: Images },
] as const;

/** The tab named by the address, else the first. */
function tabNamed(name: string | null): string {
  return TABS.find(({ value }) => value === name)?.value ?? 'generate';
}

const RemoveBackgroundTab = lazy(async () => ({
  default: (await import('./remove-background-tab.tsx')).RemoveBackgroundTab,
}));
