const numeric = /^\^?(?:(?:\\d|\[0-9\])(?:[*+]|\{\d+(?:,\d*)?\})?)+\$?$/

/** Returns true when a pattern accepts digits only, which makes its field an integer. */
export function isNumericPattern(source: string): boolean {
  return source.length <= 200 && numeric.test(source)
}
