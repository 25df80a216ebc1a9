import { decimal } from '@capstan/sdk-core'
import { totalFor, type OpenInvestment } from '@capstan/sdk-core/invest'
import { stepName } from '@capstan/sdk-core/progress'
import { AuthorText } from '../../../language/AuthorText'
import { fillInParts } from '../../../language/fillInParts'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { investMessages } from '../messages'

export interface OpenInvestmentRowsProps {
  /** The investment that stands. */
  investment: OpenInvestment
  /** The account has to be set up before the steps. */
  needsSetup?: boolean
}

/** An open investment: its figures, its start and its next step. */
export function OpenInvestmentRows({ investment, needsSetup = false }: OpenInvestmentRowsProps) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { units, price, createdOn, stepPosition, stepCount, isStopped } = investment
  const next = stepName(investment, { formats })
  const step = fillInParts(isStopped ? messages.stepStopped : messages.nextStepOf, {
    title: next && <AuthorText {...next} />,
    position: stepPosition ?? '',
    total: stepCount ?? '',
  })

  return (
    <DefinitionRows compact>
      <Row label={messages.units} value={formats.units(units)} />
      <Row label={messages.pricePerUnit} value={formats.price(price)} />
      <Row label={messages.total} value={formats.money(totalFor(units, decimal(price)))} strong />
      <Row label={messages.openSince} value={formats.instant(createdOn, 'long')} />
      <Row label={messages.nextStep} value={needsSetup ? messages.setUpAccount : next && step} />
    </DefinitionRows>
  )
}
