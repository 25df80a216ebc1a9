import { lazyPart } from '../../ui/lazy/lazyPart'
import type { FilterPanelProps } from './FilterPanel'
import { useGridMessages } from '../messages'
import { PanelButton, type OpenedPanel } from '../model/PanelButton'

/** The button behind which a grid is filtered by any comparison of any column. */
export function FilterOptions(props: Omit<FilterPanelProps, keyof OpenedPanel>) {
  const messages = useGridMessages()

  return (
    <PanelButton icon="plus" label={messages.addFilter}>
      {(opened) => <LazyFilterPanel {...props} {...opened} />}
    </PanelButton>
  )
}

const LazyFilterPanel = /*#__PURE__*/ lazyPart<FilterPanelProps>(
  async () => (await import('./FilterPanel')).FilterPanel,
)
