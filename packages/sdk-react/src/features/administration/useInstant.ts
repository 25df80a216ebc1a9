import { useMemo } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { administrationMessages } from './messages'

/** Returns a function that writes an instant as its day, its time and the zone of the reader. */
export function useInstant(): (instant: string) => string {
  const { moment } = useMessages('administration', administrationMessages).audit
  const formats = useFormats()
  return useMemo(
    () => (instant) =>
      fillIn(moment, {
        day: formats.instant(instant, 'allocation'),
        time: formats.zonedTime(new Date(instant)),
      }),
    [moment, formats],
  )
}
