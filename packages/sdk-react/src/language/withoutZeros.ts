/** Returns a figure without the zeros behind its point that say nothing: the platform keeps eighteen places. */
export const withoutZeros = (figure: string): string =>
  figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure
