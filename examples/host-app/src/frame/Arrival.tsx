import { VisuallyHidden } from '@capstan/sdk-react/ui'
import { useEffect, useState } from 'react'
import { endBoot } from '../boot/bootFrame'

/** A live region that is added together with its text is not announced; nor is text removed before earlier text was announced. */
const wait = 300
const stay = 3000

/**
 * Removes the frame of the HTML once the first page is drawn, and announces the page. A screen reader has announced the end of
 * "Loading…", and does not announce later content.
 */
export function Arrival() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    endBoot()
    const begin = setTimeout(() => setTitle(document.title), wait)
    const end = setTimeout(() => setTitle(''), wait + stay)
    return () => [begin, end].forEach(clearTimeout)
  }, [])

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
}
