import type { AccountType } from '@capstan/sdk-core/accounts'
import { distributionColumnsFor, type DistributionRow } from '@capstan/sdk-core/distributions'
import { progressText, progressMessages } from '@capstan/sdk-core/progress'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { StatusChip } from '../../ui/display/StatusChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { InvestorCell } from './InvestorCell'
import { distributionsMessages } from './messages'
import { ProgressCell } from './ProgressCell'
import { styled } from 'styled-components'

type Look = ColumnLook<DistributionRow>

/** The columns of distributions with their looks, as an account of a type is shown them; `opens` makes the investor a button. (DIST-005, DIST-007) */
export function useDistributionsColumns(
  type: AccountType | undefined,
  opens: boolean,
): readonly DataColumn<DistributionRow>[] {
  const messages = useMessages('distributions', distributionsMessages)
  const stepLooks = useStepLooks()
  const { known, figure, flag } = useColumnLooks(messages.notAvailable)
  const formats = useFormats()

  return useMemo(() => {
    const { locked } = messages
    const looks: Record<string, Look> = {
      ...stepLooks,
      investor: {
        ...known(),
        cell: (row) =>
          row.locked || opens ? (
            <InvestorCell
              name={row.investorAccountName ?? ''}
              locked={row.locked ? locked : undefined}
              opens={opens}
            />
          ) : undefined,
        side: 'start',
        width: 200,
        as: 'title',
      },
      email: { ...known(), width: 210, as: 'wide' },
      createdOn: { ...known((instant) => formats.instant(instant, 'short')), width: 120 },
      asset: { ...known(), width: 150 },
      round: { ...known(), width: 110 },
      allocation: { ...known(), width: 140 },
      isPaidInFull: { ...flag, explanation: messages.aboutIsPaidInFull, width: 124 },
      units: { ...figure(formats.units), width: 96 },
      price: { ...figure(formats.price), explanation: messages.aboutPrice, width: 100 },
      total: { ...figure(formats.amount), explanation: messages.aboutTotal, width: 132 },
      setup: { ...flag, explanation: messages.aboutSetup, width: 108 },
    }
    return withLooks(distributionColumnsFor(type), looks, messages)
  }, [type, opens, messages, stepLooks, known, figure, flag, formats])
}

/** The values of the columns for the progress of an investment. */
function useStepLooks(): Readonly<Record<string, Look>> {
  const messages = useMessages('distributions', distributionsMessages)
  const texts = useMessages('progress', progressMessages)
  const statusWord = useStatusWord()

  return useMemo(() => {
    const stepOf = ({ activeStep, activeStepStatus }: DistributionRow) =>
      activeStep && activeStepStatus === 'failed'
        ? fillIn(messages.stepFailed, { step: activeStep })
        : (activeStep ?? '')
    return {
      status: {
        format: (status) => (typeof status === 'string' ? statusWord(status) : ''),
        cell: ({ shownStatus }) => (shownStatus ? <StatusChip status={shownStatus} /> : undefined),
        explanation: messages.aboutStatus,
        width: 140,
        as: 'end',
      },
      progress: {
        text: (row) => progressText(row, texts),
        cell: (row) => (
          <ProgressCell distribution={row} label={messages.progress} text={progressText(row, texts)} />
        ),
        explanation: messages.aboutProgress,
        width: 156,
      },
      activeStep: {
        text: stepOf,
        cell: (row) =>
          row.activeStepStatus === 'failed' ? <FailedStep>{stepOf(row)}</FailedStep> : undefined,
        width: 150,
      },
    } satisfies Record<string, Look>
  }, [messages, texts, statusWord])
}

/** The text of a failed step, in its colour. */
const FailedStep = styled.span`
  color: var(--capstan-danger);
`
