import { useCallback, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { AnnounceContext, type Announce } from './useAnnounce'

interface Said {
  text: string
  count: number
}

/** The live regions of a root. They are ours, inside the root, so that they work in a shadow root and under a strict CSP. */
export function Announcer({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState<Said>({ text: '', count: 0 })
  const [assertive, setAssertive] = useState<Said>({ text: '', count: 0 })
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const say = urgency === 'polite' ? setPolite : setAssertive
    say(({ count }) => ({ text, count: count + 1 }))
  }, [])

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden aria-live="polite" data-announcer="polite">
        <span key={polite.count}>{polite.text}</span>
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" data-announcer="assertive">
        <span key={assertive.count}>{assertive.text}</span>
      </VisuallyHidden>
    </AnnounceContext.Provider>
  )
}
