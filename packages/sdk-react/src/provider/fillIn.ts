/** Puts values into a text: `fillIn('Step {at} of {count}', { at: 3, count: 5 })`. A name without a value stays as it is. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
