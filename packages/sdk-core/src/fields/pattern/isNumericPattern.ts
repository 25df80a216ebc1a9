const numeric = /^\^?(?:(?:\\d|\[0-9\])(?:[*+]|\{\d+(?:,\d*)?\})?)+\$?$/

/** Whether a pattern asks for digits and nothing else, which makes its field an integer. */
export function isNumericPattern(source: string): boolean {
  return source.length <= 200 && numeric.test(source)
}
