import { lazyPart } from '../../ui/lazy/lazyPart'
import { useGridMessages } from '../messages'
import { PanelButton, type OpenedPanel } from '../model/PanelButton'
import type { ViewPanelProps } from './ViewPanel'

/** The button behind which a grid is arranged, exported and printed. */
export function ViewOptions(props: Omit<ViewPanelProps, keyof OpenedPanel>) {
  const messages = useGridMessages()

  return (
    <PanelButton icon="settings" label={messages.view}>
      {(opened) => <LazyViewPanel {...props} {...opened} />}
    </PanelButton>
  )
}

const LazyViewPanel = /*#__PURE__*/ lazyPart<ViewPanelProps>(
  async () => (await import('./ViewPanel')).ViewPanel,
)
