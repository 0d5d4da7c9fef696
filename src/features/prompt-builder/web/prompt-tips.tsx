/** Tips for writing prompts. */
export function PromptTips() {
  return (
    <section aria-labelledby="prompt-tips-title" className="lg:px-5">
      <h2 id="prompt-tips-title" className="font-medium">
        Prompt Tips
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
        {TIPS.map(({ tip, example }) => (
          <div key={tip}>
            <dt className="text-sm">{tip}</dt>
            <dd className="mt-0.5 font-mono text-muted text-xs leading-relaxed">{example}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const TIPS = [
  { tip: 'Be specific about lighting and mood', example: 'in soft window light, calm and quiet' },
  { tip: 'Include composition details', example: 'as a wide shot, with copy space on the left' },
  { tip: 'Mention the style', example: 'in muted colors, with a dark vignette' },
  { tip: 'Describe the atmosphere', example: 'in thin mist, at dawn' },
];
