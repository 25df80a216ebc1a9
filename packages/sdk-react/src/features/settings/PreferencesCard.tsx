import type { EmailPreference } from '@capstan/sdk-core/settings'
import { useMemo } from 'react'
import { LazyField } from '../../forms/LazyField'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import type { AccountActions } from './AccountActions'
import { CardRow } from './CardRow'
import { settingsMessages } from './messages'

export interface PreferencesCardProps {
  preference: EmailPreference
  /** Saves what was changed; without it the card is only read. */
  onSave?: AccountActions['savePreference']
}

/** What a vendor wants mailed, unless an allocation says otherwise. (SETTINGS-013) */
export function PreferencesCard({ preference, onSave }: PreferencesCardProps) {
  const messages = useMessages('settings', settingsMessages)
  const { id, version, sendDistribution } = preference
  const fields = useMemo(
    () => ({ sendDistribution: { kind: 'boolean', label: messages.sendDistribution } }) as const,
    [messages],
  )

  return (
    <Card flush title={messages.defaults}>
      <DefinitionRows>
        <CardRow<typeof fields>
          label={messages.emailNotifications}
          value={sendDistribution ? messages.on : messages.off}
          fields={fields}
          row={{ id, version, answers: { sendDistribution: sendDistribution ? 'yes' : 'no' } }}
          onSave={onSave && ((changed, about) => onSave(changed.sendDistribution === true, about))}
        >
          <LazyField name="sendDistribution" {...fields.sendDistribution} />
        </CardRow>
      </DefinitionRows>
    </Card>
  )
}
