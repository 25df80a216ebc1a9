/** Returns a figure without trailing zeros: the platform keeps eighteen decimals. */
export const withoutZeros = (figure: string): string =>
  figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure
