import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { capTableMessages } from './messages'

/** The kind of row of a cap table. */
export type Grouping = 'stakeholder' | 'round'

export interface GroupingSwitchProps {
  grouping: Grouping
  /** Called with the selected grouping. */
  onChange: (grouping: Grouping) => void
}

/** Switch between a cap table by stakeholder and by round. */
export function GroupingSwitch({ grouping, onChange }: GroupingSwitchProps) {
  const messages = useMessages('capTable', capTableMessages)
  const words = { stakeholder: messages.stakeholderRows, round: messages.roundRows }

  return (
    <ButtonGroup aria-label={messages.grouping}>
      {(['stakeholder', 'round'] as const).map((each) => (
        <Button key={each} dense aria-pressed={each === grouping} onPress={() => onChange(each)}>
          {words[each]}
        </Button>
      ))}
    </ButtonGroup>
  )
}
