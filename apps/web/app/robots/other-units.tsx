/** A value once more in other units, below the first; read without the style sheet it is in parentheses all the same. */
export function OtherUnits({ value }: { value: string | undefined }) {
  return value && <small>({value})</small>;
}
