import { lazyPart } from '../../ui/lazy/lazyPart'
import type { FilterPanelProps } from './FilterPanel'
import { useGridMessages } from '../messages'
import { PanelButton, type OpenedPanel } from '../model/PanelButton'

export interface FilterOptionsProps extends Omit<FilterPanelProps, keyof OpenedPanel> {
  /** The text of the button, where it is the only way to the filters. */
  label?: string
}

/** The button behind which a grid is filtered by any comparison of any column. */
export function FilterOptions({ label, ...props }: FilterOptionsProps) {
  const messages = useGridMessages()

  return (
    <PanelButton icon={label ? 'filter' : 'plus'} label={label ?? messages.addFilter}>
      {(opened) => <LazyFilterPanel {...props} {...opened} />}
    </PanelButton>
  )
}

const LazyFilterPanel = /*#__PURE__*/ lazyPart<FilterPanelProps>(
  async () => (await import('./FilterPanel')).FilterPanel,
)
