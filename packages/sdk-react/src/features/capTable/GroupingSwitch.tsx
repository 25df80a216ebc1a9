import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { capTableMessages } from './messages'

/** What a row of a cap table is. */
export type Grouping = 'stakeholder' | 'round'

export interface GroupingSwitchProps {
  grouping: Grouping
  /** Called with what is chosen. */
  onChange: (grouping: Grouping) => void
}

/** Whether a cap table is by stakeholder or by round. */
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
