import {
  endAccountSessions,
  platformAccountQuery,
  platformAccountsQuery,
  restoreAccount,
  suspendAccount,
  switchFeature,
  type AccountFeature,
  type PersonOfAccount,
  type WholeAccount,
} from '@capstan/sdk-core/administration'
import type { Capstan } from '@capstan/sdk-core'
import { useRef, type ReactNode } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { SwitchField } from '../../ui/choices/SwitchField'
import { TextLink } from '../../ui/actions/TextLink'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedWords } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { accountTypeWord, roleWord } from '../accounts/accountWords'
import { accountsMessages } from '../accounts/messages'
import { useSending } from '../security/useSending'
import { CardItem, CardNote, CardSection } from './CardSection'
import { administrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'
import { Standing, SuspensionItem } from './Standing'

export interface PlatformAccountCardProps {
  account: WholeAccount
  /** The state of the account. */
  chip: ReactNode
  /** The name of the list of facts, for assistive technology. */
  factsOf: string
  /** True when the reader may suspend accounts and end sessions. */
  mayChange: boolean
  /** Returns the address of a person's page. */
  personHref?: (personId: string) => string
  onClose: () => void
}

/** An account: its facts, its delegates with their open sessions, and its suspensions. */
export function PlatformAccountCard({ account, mayChange, ...props }: PlatformAccountCardProps) {
  const { accounts: words, people } = useMessages('administration', administrationMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { instant } = useFormats()
  const card = useRef<HTMLElement>(null)
  const mayChangeAccount = mayChange && !account.isSelf
  const capstan = useCapstan()
  const change = (made: Promise<void>) => changeAccount(capstan, account, made)

  return (
    <Card
      ref={card}
      tabIndex={-1}
      className="capstan-platform-account"
      data-status={account.status}
      title={<bdi>{account.name}</bdi>}
      chip={props.chip}
      actions={
        <Button variant="quiet" dense icon="x" onPress={props.onClose}>
          {people.close}
        </Button>
      }
      footer={
        mayChangeAccount && (
          <Standing
            of={account}
            words={words}
            onSuspend={(reason, once) => change(suspendAccount(capstan, { id: account.id, reason }, once))}
            onRestore={(once) => change(restoreAccount(capstan, account, once))}
          />
        )
      }
    >
      <Stack gap={4}>
        <DefinitionRows compact aria-label={props.factsOf}>
          <Row label={words.type} value={accountTypeWord(account.type, accounts)} />
          {account.managedBy && <Row label={words.managedBy} value={<bdi>{account.managedBy}</bdi>} />}
          <Row label={people.email} value={account.email || people.none} />
          <Row label={words.since} value={instant(account.createdOn)} />
          <Row label={words.id} value={account.id} />
        </DefinitionRows>
        <DelegatesPart
          account={account}
          mayChange={mayChangeAccount}
          personHref={props.personHref}
          onEnded={() => card.current?.focus()}
        />
        {account.features.length > 0 && (
          <CardSection title={words.features}>
            {account.features.map((feature) => (
              <FeatureItem key={feature.feature} {...{ account, feature }} mayChange={mayChangeAccount} />
            ))}
          </CardSection>
        )}
        {account.suspensions.length > 0 && (
          <CardSection title={people.history}>
            {account.suspensions.map((suspension) => (
              <SuspensionItem key={suspension.id} suspension={suspension} />
            ))}
          </CardSection>
        )}
        {account.isSelf && mayChange && <CardNote>{words.own}</CardNote>}
      </Stack>
    </Card>
  )
}

interface DelegatesPartProps extends Pick<PlatformAccountCardProps, 'account' | 'mayChange' | 'personHref'> {
  /** Called when the sessions have ended: the button is about to go. */
  onEnded: () => void
}

function DelegatesPart({ account, mayChange, personHref, onEnded }: DelegatesPartProps) {
  const { accounts: words } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const ending = useSending(async (idempotencyKey) => {
    await changeAccount(capstan, account, endAccountSessions(capstan, account, { idempotencyKey }))
    onEnded()
    snackbar.show(fillIn(words.endedAll, { name: account.name }))
  })

  return (
    <CardSection
      title={words.delegates}
      action={
        mayChange &&
        account.sessions > 0 && (
          <Button variant="quiet" dense icon="logout" pending={ending.isSending} onPress={ending.send}>
            {words.endAll}
          </Button>
        )
      }
      notice={ending.notice}
    >
      {account.delegates.length === 0 && <CardItem>{words.noDelegate}</CardItem>}
      {account.delegates.map((delegate) => (
        <DelegateItem key={delegate.id} {...{ delegate, personHref }} />
      ))}
    </CardSection>
  )
}

interface DelegateItemProps extends Pick<PlatformAccountCardProps, 'personHref'> {
  delegate: PersonOfAccount
}

function DelegateItem({ delegate, personHref }: DelegateItemProps) {
  const { accounts: words, people } = useMessages('administration', administrationMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const { plural } = useFormats()
  const { personId, name, email, role, status, sessions } = delegate
  const state = status === 'suspended' || status === 'invited' ? [people.statuses[status]] : []
  return (
    <CardItem>
      <LinedWords>
        {personHref ? (
          <TextLink href={personHref(personId)}>{name}</TextLink>
        ) : (
          <bdi className="capstan-strong">{name}</bdi>
        )}
        <p>{email}</p>
        <p>{[roleWord(role, accounts), ...state, plural(words.sessions, sessions)].join(' · ')}</p>
      </LinedWords>
    </CardItem>
  )
}

interface FeatureItemProps extends Pick<PlatformAccountCardProps, 'account' | 'mayChange'> {
  feature: AccountFeature
}

/** A feature of the account: switched off and on, with the administrator that switched it off. */
function FeatureItem({ account, feature: { feature, isOn, ...off }, mayChange }: FeatureItemProps) {
  const { accounts: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  const capstan = useCapstan()
  const sending = useSending(async (idempotencyKey) => {
    const next = { id: account.id, feature, isOn: !isOn }
    await changeAccount(capstan, account, switchFeature(capstan, next, { idempotencyKey }))
  })
  const known = Object.hasOwn(words.featureNames, feature)
  const name = known ? words.featureNames[feature as keyof typeof words.featureNames] : feature

  return (
    <CardItem>
      <LinedWords>
        <SwitchField
          label={name}
          value={isOn}
          onChange={sending.send}
          disabled={!mayChange || sending.isSending}
        />
        {!isOn && off.disabledOn && (
          <p>{fillIn(words.offSince, { name: off.disabledBy, day: instant(off.disabledOn) })}</p>
        )}
        {sending.notice}
      </LinedWords>
    </CardItem>
  )
}

/** Reads the account and the lists of accounts again after a change. */
function changeAccount(capstan: Capstan, { id }: WholeAccount, change: Promise<void>): Promise<void> {
  const { queryKey } = platformAccountQuery(capstan, id)
  const anyList = { search: '', type: null, status: null, most: 1 }
  // The lists of all searches.
  const lists = platformAccountsQuery(capstan, anyList).queryKey.slice(0, 3)
  return rereadAfter(capstan, change, { queryKey }, { queryKey: lists })
}
