import { formatDay } from '../../dates/formatDay'

/** What an export of distributions is called: `distributions_capstan_11_23_2026.csv`. (DIST-002) */
export function distributionsFileName(product: string, day: string): string {
  return `distributions_${product}_${formatDay(day, 'short').replaceAll('/', '_')}.csv`
}
