import { useMessages } from '../../provider/useMessages'
import { ExactFigure, type ExactFigureProps } from '../../ui/display/ExactFigure'
import { portfolioMessages } from './messages'

export interface FigureProps extends Pick<ExactFigureProps, 'as'> {
  /** The figure; nothing where there is none. */
  value?: ExactFigureProps['value']
}

/** A figure with its full value at hand, or N/A where there is none. */
export function Figure({ value, as }: FigureProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return value ? <ExactFigure value={value} as={as} /> : <span data-empty>{messages.notAvailable}</span>
}
