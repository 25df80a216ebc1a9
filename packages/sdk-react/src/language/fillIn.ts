/**
 * Puts values into a text: `fillIn('Step {at} of {count}', { at: 3, count: 5 })`. A name without a value stays as it is. A
 * value that is read the other way than the text is set apart, so that it moves nothing around it. A value that ends with a
 * full stop, such as `Corp.`, takes the place of the one after it.
 */
export function fillIn(text: string, values: Record<string, string | number>): string {
  const isFromRight = firstLetter(text) === 'right'
  return text.replace(/\{(\w+)\}(\.(?!\.))?/g, (_, name: string, stop = '') => {
    const value = String(values[name] ?? `{${name}}`)
    const direction = firstLetter(value)
    const shown = direction && (direction === 'right') !== isFromRight ? `\u2068${value}\u2069` : value
    return value.endsWith('.') ? shown : shown + stop
  })
}

/** Which way the first letter of a text is read. */
function firstLetter(text: string): 'left' | 'right' | undefined {
  const letter = /\p{Letter}/u.exec(text.replace(/\{\w+\}/g, ''))?.[0]
  if (!letter) return undefined
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
    ? 'right'
    : 'left'
}
