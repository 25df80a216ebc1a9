import { today } from '@capstan/sdk-core'
import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { type HoldingsOnDay, holdingsStatementQuery, type HoldingPosition } from '@capstan/sdk-core/holding'
import { useState } from 'react'
import { signed } from '../../language/signed'
import { useFormats } from '../../language/useFormats'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useBrand } from '../../provider/brand/useBrand'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { FigureStrip } from '../../ui/records/FigureStrip'
import { Row } from '../../ui/records/Row'
import { onboardingMessages } from '../onboarding/messages'
import { NotInvestor } from './NotInvestor'
import { PaperFrame } from '../reports/PaperFrame'
import { PaperTable, type PaperColumn } from '../reports/PaperTable'
import { exactUnits } from '../transactions/exactUnits'
import { addressOf, AddressLines, Head, LetterLines, Parties, Quiet, useProfile } from './letterParts'
import type { HoldingsStatementProps } from './HoldingsStatement'
import { holdingMessages } from './messages'

/** The letter of `HoldingsStatement`, with its day and its print. */
export function HoldingsLetter({ onClose, sender }: HoldingsStatementProps) {
  const capstan = useCapstan()
  const messages = useMessages('holding', holdingMessages)
  const [day, setDay] = useState(today)
  const user = useCapstanQuery(usersDataQuery(capstan))
  const account = user.status === 'ready' ? user.data.account : null
  const holdings = useCapstanQuery({
    ...holdingsStatementQuery(capstan, { investorId: account?.id ?? '', day }),
    enabled: account?.type === 'investor',
  })
  if (user.status === 'ready' && account?.type !== 'investor') return <NotInvestor type={account?.type} />

  return (
    <PaperFrame
      title={messages.allHoldings}
      day={day}
      onDay={setDay}
      back={messages.backToPortfolio}
      onClose={onClose}
      letterhead={<Letterhead account={account} sender={sender} />}
      note={account?.name ?? ''}
    >
      <Loaded query={combineQueries(user, holdings)} skeleton={<SkeletonRows count={6} />}>
        {([, statement]) => <StatementPage statement={statement} day={day} />}
      </Loaded>
    </PaperFrame>
  )
}

interface Addressee {
  id: string
  name: string
}

/** The brand that is shown, the holder, and the facts of the account. */
function Letterhead({ account, sender }: { account: Addressee | null | undefined; sender?: string }) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const brand = useBrand()
  const { types } = useMessages('onboarding', onboardingMessages)
  const holder = useProfile(useCapstan(), account?.id)

  return (
    <>
      <Head>
        <div>
          {brand?.logo && <img src={brand.logo} alt="" />}
          <strong>
            <bdi>{sender}</bdi>
          </strong>
        </div>
      </Head>
      <Parties>
        <LetterLines as="address" aria-label={messages.holder}>
          <bdi>{account?.name}</bdi>
          {holder && <AddressLines lines={addressOf(holder, formats.locale)} />}
          {holder && addressOf(holder, formats.locale).length === 0 && <Quiet>{messages.noAddress}</Quiet>}
        </LetterLines>
        <DefinitionRows compact>
          <Row label={messages.account} value={account?.id.slice(0, 8).toUpperCase()} />
          {holder?.investorType && (
            <Row label={messages.accountType} value={types[holder.investorType] ?? holder.investorType} />
          )}
          {holder?.custodian && <Row label={messages.custodian} value={holder.custodian} />}
          <Row label={messages.madeOn} value={formats.day(today(), 'short')} />
        </DefinitionRows>
      </Parties>
    </>
  )
}

function StatementPage({ statement, day }: { statement: HoldingsOnDay; day: string }) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { positions, value, cost, change, withoutValue, withoutCost } = statement
  const { money, amount } = formats
  const columns = usePositionColumns()

  return (
    <Stack gap={6} className="capstan-holdings-statement">
      <FigureStrip
        framed
        figures={[
          { label: messages.valueThen, value: money(value), note: formats.day(day, 'short') },
          { label: messages.costThen, value: money(cost) },
          { label: messages.changeThen, value: signed(change, money) },
        ]}
      />
      {positions.length === 0 ? (
        <p>{messages.noHoldingsThen}</p>
      ) : (
        <PaperTable
          aria-label={messages.allHoldings}
          columns={columns}
          rows={positions}
          keyOf={({ id }) => id}
          total={[messages.total, '', '', '', amount(value), amount(cost), signed(change, amount)]}
        />
      )}
      {withoutCost > 0 && <p>{formats.plural(messages.withoutCost, withoutCost)}</p>}
      {withoutValue > 0 && <p>{formats.plural(messages.withoutValue, withoutValue)}</p>}
      <Quiet>{messages.aboutPrices}</Quiet>
    </Stack>
  )
}

function usePositionColumns(): PaperColumn<HoldingPosition>[] {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { amount, figure } = formats
  const known = (text: string | null, write: (text: string) => string) =>
    text === null ? messages.notAvailable : write(text)

  return [
    { header: messages.asset, cell: ({ asset }) => <bdi>{asset}</bdi> },
    { header: messages.round, cell: ({ round }) => <bdi>{round}</bdi> },
    { header: messages.units, isNumeric: true, cell: ({ units }) => exactUnits(formats, units) },
    { header: messages.price, isNumeric: true, cell: ({ unitValue }) => known(unitValue, figure) },
    { header: messages.valueUsd, isNumeric: true, cell: ({ value }) => known(value, amount) },
    { header: messages.costUsd, isNumeric: true, cell: ({ cost }) => known(cost, amount) },
    {
      ...{ header: messages.changeUsd, isNumeric: true },
      cell: ({ change }) => (change === null ? messages.notAvailable : signed(change, amount)),
    },
  ]
}
