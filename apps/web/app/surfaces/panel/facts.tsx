/** Names and values side by side, in the styles of the surface they stand on. */
export function Facts({
  entries,
  className,
}: {
  entries: readonly (readonly [name: string, value: string])[];
  className?: string;
}) {
  return (
    <dl className={className}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
