/** Joins the class of a component and the classes its caller adds; skips `false` and `undefined`. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
