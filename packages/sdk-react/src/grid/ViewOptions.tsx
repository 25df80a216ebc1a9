import { useRef, useState } from 'react'
import { Button } from '../ui/actions/Button'
import { lazyPart } from '../ui/lazy/lazyPart'
import { useGridMessages } from './messages'
import type { ViewPanelProps } from './ViewPanel'

/** The button behind which a grid is arranged, exported and printed; its panel comes when it is first opened. */
export function ViewOptions(props: Omit<ViewPanelProps, 'button' | 'onClose'>) {
  const messages = useGridMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        dense
        icon="settings"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {messages.view}
      </Button>
      {isOpen && <LazyViewPanel {...props} button={button} onClose={() => setOpen(false)} />}
    </>
  )
}

const LazyViewPanel = /*#__PURE__*/ lazyPart<ViewPanelProps>(
  async () => (await import('./ViewPanel')).ViewPanel,
)
