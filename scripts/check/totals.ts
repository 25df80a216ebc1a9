import { stripVTControlCharacters } from 'node:util'

/** The numbers of passed, failed and skipped tests of a suite. */
export interface Totals {
  passed: number
  failed: number
  skipped: number
  /** The failures, one line each. */
  failures?: string[]
  /** The times of its files. */
  files?: FileTime[]
}

export interface FileTime {
  file: string
  seconds: number
}

/** The closing line that CI reads. */
export const closingLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** One line for the end of the log: the failures, and the first line of the reason. */
export const failure = (what: string, why = ''): string =>
  `${what}: ${stripVTControlCharacters(why).split('\n')[0]}`.slice(0, 500)

/** Returns the time of a stage beside its share; when it exceeds that, with the ten slowest files. */
export function timeOfStage(
  stage: { name: string; share: number },
  seconds: number,
  files: FileTime[],
): string[] {
  const minutes = seconds / 60
  const line = `${stage.name.padEnd(20)} ${minutes.toFixed(1).padStart(5)} min of ${stage.share.toFixed(1)}`
  if (minutes <= stage.share) return [line]
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [
    `${line}: longer than its share`,
    ...slowest.map((each) => `  ${each.seconds.toFixed(1).padStart(6)} s ${each.file}`),
  ]
}
