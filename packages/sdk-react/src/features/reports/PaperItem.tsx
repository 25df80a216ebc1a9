import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { reportsMessages } from './messages'
import { ReportFrame } from './ReportFrame'
import type { Paper } from './ReportsView'

/** A page to print. */
export function PaperItem({ paper, onOpen }: { paper: Paper; onOpen: () => void }) {
  const messages = useMessages('reports', reportsMessages)
  const isBook = paper === 'control-book'
  const name = isBook ? messages.controlBook : messages.statement

  return (
    <ReportFrame
      icon={isBook ? 'rows' : 'file'}
      name={name}
      about={isBook ? messages.aboutControlBook : messages.aboutStatement}
      facts={[[messages.format, messages.page]]}
      actions={
        <Button dense aria-label={fillIn(messages.openOf, { open: messages.open, name })} onPress={onOpen}>
          {messages.open}
        </Button>
      }
    />
  )
}
