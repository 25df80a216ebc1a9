import type { OwnAccount } from '@capstan/sdk-core/settings'
import type { ReactNode } from 'react'
import { LazyField } from '../../forms/fields/LazyField'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { Chip } from '../../ui/display/Chip'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { safeUrl } from '../steps/step/safeUrl'
import type { AccountActions } from './AccountActions'
import { useCardFields, type CardFieldName } from './cardFields'
import { CardRow } from './CardRow'
import { settingsMessages } from './messages'
import { TaxIdEnd, taxIdKindOf } from './TaxIdEnd'

export interface DetailsCardProps {
  account: OwnAccount
  /** Saves the changed fields; without it the card is read-only. */
  onSave?: AccountActions['saveCard']
  /** A note beside the title: that the card is read-only. */
  note?: ReactNode
}

/** Identity of an account. (SETTINGS-008, SETTINGS-009, SETTINGS-012) */
export function DetailsCard({ account, onSave, note }: DetailsCardProps) {
  const messages = useMessages('settings', settingsMessages)
  const { type, slug, setup, url, taxShort, investorType } = account
  const taxIdKind = taxIdKindOf(account)
  const website = safeUrl(url)
  const isVendor = type === 'issuer' || type === 'broker'
  const row = (name: CardFieldName, value: ReactNode = account[name]) => (
    <DetailRow name={name} account={account} value={value} onSave={onSave} />
  )

  return (
    <Card
      flush
      title={messages.details}
      chip={
        type === 'investor' &&
        setup && (
          <Chip tone="success" icon="check-circle">
            {messages.setUp}
          </Chip>
        )
      }
      actions={note}
    >
      <DefinitionRows>
        {row('name')}
        {row('email')}
        {row(
          'url',
          website && (
            <TextLink href={website} external>
              {url}
            </TextLink>
          ),
        )}
        {isVendor && row('contactName')}
        {row('supportEmail')}
        {row('twitterHandle')}
        {/\bIRA\b/.test(investorType) && row('custodian')}
        {type === 'investor' && setup && (
          <Row
            label={messages[taxIdLabels[taxIdKind]]}
            value={taxShort && <TaxIdEnd kind={taxIdKind} lastFour={taxShort} isExplained />}
          />
        )}
        {isVendor && <Row label={messages.slug} value={slug} />}
      </DefinitionRows>
    </Card>
  )
}

const taxIdLabels = { ssn: 'taxId', ein: 'taxIdOfEmployer', other: 'partyTaxId' } as const

// An account's support answers for itself.
const ownFacts: Partial<Record<CardFieldName, string>> = { email: 'email', url: 'url' }

interface DetailRowProps extends Pick<DetailsCardProps, 'account' | 'onSave'> {
  name: CardFieldName
  value: ReactNode
}

function DetailRow({ name, account, value, onSave }: DetailRowProps) {
  const fields = useCardFields()[name] as Record<string, ReturnType<typeof useCardFields>['name']['name']>
  const field = fields[name]
  if (!field) return null
  return (
    <CardRow
      isLone
      label={field.label}
      value={value}
      fields={fields}
      row={{ id: name, version: account.version, answers: { [name]: account[name] } }}
      onSave={onSave && ((changed, about) => onSave({ [name]: changed[name] ?? null }, about))}
    >
      <LazyField name={name} title="" autoComplete={ownFacts[name]} {...field} />
    </CardRow>
  )
}
