import { VisuallyHidden } from '@capstan/sdk-react/ui'
import { useEffect, useState } from 'react'
import { endBoot } from '../boot/bootFrame'

/** A region whose words come with it is not read; nor are words that are gone before the page before them is read. */
const wait = 300
const stay = 3000

/**
 * Stands beside the first page: once that is drawn, the frame the page came with makes way, and where one has arrived is said.
 * A screen reader has said that "Loading…" has loaded, and says nothing of what comes after that by itself.
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
