/** Colors, with their hex values for screen readers. */
export function ColorSwatches({ colors }: { colors: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {colors.map((color) => (
        <li key={color}>
          <span
            title={color}
            style={{ backgroundColor: color }}
            className="block size-6 rounded-sm border border-border"
          />
          <span className="sr-only">{color}</span>
        </li>
      ))}
    </ul>
  );
}
