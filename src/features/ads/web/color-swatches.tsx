/** Colors to look at, with their names for whoever cannot. */
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
