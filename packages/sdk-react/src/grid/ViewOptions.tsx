import { useRef, useState } from 'react'
import { Button } from '../ui/actions/Button'
import { lazyPart } from '../ui/lazy/lazyPart'
import { useGridMessages } from './messages'
import type { ViewPanelProps } from './ViewPanel'

/**
 * The button behind which a grid is arranged, exported and printed. Its panel comes when it is first opened, and stays from
 * then on: an export goes on while it is closed.
 */
export function ViewOptions(props: Omit<ViewPanelProps, 'button' | 'isOpen' | 'onOpenChange'>) {
  const messages = useGridMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        dense
        icon="settings"
        aria-expanded={isOpen ?? false}
        onPress={() => setOpen(!isOpen)}
      >
        {messages.view}
      </Button>
      {isOpen !== undefined && (
        <LazyViewPanel {...props} button={button} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  )
}

const LazyViewPanel = /*#__PURE__*/ lazyPart<ViewPanelProps>(
  async () => (await import('./ViewPanel')).ViewPanel,
)
