import { formatDay } from '../dates/formatDay'
import { formatInstant } from '../dates/formatInstant'
import { parseDayInput } from '../dates/parseDayInput'
import { zoneOf } from '../dates/zoneOf'
import { englishSigns } from '../money/NumberSigns'
import type { Formats } from './Formats'
import { numberFormats } from './numberFormats'

/** The specification's own formats, `en-US`. */
export const englishFormats: Formats = {
  locale: 'en-US',
  direction: 'ltr',
  ...numberFormats('en-US', englishSigns),
  day: formatDay,
  instant: formatInstant,
  time: timeOf,
  zonedTime: (moment) => `${timeOf(moment)} ${zoneOf(moment, 'en-US')}`,
  parseDay: parseDayInput,
}

function timeOf(moment: Date): string {
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
