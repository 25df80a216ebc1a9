import type { CapstanEvent, Decimal } from '@capstan/sdk-core'
import type { AmountSubmission, AmountType } from '@capstan/sdk-core/invest'
import type { StepSubmission } from '@capstan/sdk-core/steps'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { CapstanRoot, type Isolation } from '../../../provider/CapstanRoot'
import { HostParts } from '../../../provider/HostParts'
import { ArrivalContext, useParts } from '../../../provider/announcements/useArrival'
import { useCapstan } from '../../../provider/useCapstan'
import { StepHostContext, useStepHost, type StepHost } from '../../steps/StepHost'
import type { StepProcessProps } from '../../steps/StepProcess'
import { AmountHostContext } from '../amount/AmountHost'
import { FlowDistribution } from './FlowDistribution'
import { FlowOffering } from './FlowOffering'
import { ArrangedFlowContext, FlowBar, FlowStep, type FlowPlace } from './FlowPlace'
import type { Invested } from '../Invested'

/** The submission that the flow is about to send: an amount, before the investor confirms it, or a step. @public */
export type FlowSubmission = AmountSubmission | StepSubmission

export interface InvestFlowProps
  extends
    StepHost<FlowSubmission>,
    Pick<StepProcessProps, 'embedPolicy' | 'customSteps' | 'onFrameEvent' | 'fields'> {
  /** The allocation that is offered. */
  offeringId: string
  /** Its offer wall; an offering of another wall is not found. */
  offerWallId?: string
  /** The initial amount: units or USD as plain digits; `100.00` unless given. */
  amount?: Decimal | string
  /** The unit of the amount; units unless given. */
  type?: AmountType
  /** The agent's link that led here: its agent is recorded as the introducer of the investor. */
  offeringLinkId?: string
  /**
   * An investment to continue with, instead of starting at the amount. Without it the flow finds the investor's open one in the
   * offering, after a reload and on another device too, and shows it before any amount is asked.
   */
  distributionId?: string
  /** Where an investor continues to from an end, such as your page with the portfolio; without it no link is shown. */
  portfolioHref?: string
  /** Level of the first heading. */
  headingLevel?: 2 | 3
  /** How far the page's styles are kept out. */
  isolation?: Isolation
  /** Its parts as you arrange them: `InvestFlow.Bar`, `InvestFlow.Step`. Cards of them unless given. */
  children?: ReactNode
  /** Called with every event of the flow. */
  onEvent?: (event: CapstanEvent) => void
  /** Called once the investment stands, and when the investor continues with one that was open before. */
  onInvested?: (investment: Invested) => void
  /** Called once the last qualification step is complete. */
  onDone?: () => void
}

function FlowBlock({ isolation, beforeSubmit, beforeSubmitTimeoutMs, ...props }: InvestFlowProps) {
  const own = { beforeSubmit, beforeSubmitTimeoutMs }

  return (
    <AmountHostContext.Provider value={useStepHost(own, AmountHostContext)}>
      <StepHostContext.Provider value={useStepHost(own, StepHostContext)}>
        <CapstanRoot isolation={isolation}>
          <Flow {...props} />
        </CapstanRoot>
      </StepHostContext.Provider>
    </AmountHostContext.Provider>
  )
}

/**
 * A whole investment in one place: how much, the confirmation, the account where it is not set up, the qualification
 * steps. It never touches the address of the page around it. Its parts stand in cards, or where you put them.
 * @public
 */
export const InvestFlow = /*#__PURE__*/ Object.assign(FlowBlock, { Bar: FlowBar, Step: FlowStep })

function Flow(props: Omit<InvestFlowProps, 'isolation' | keyof StepHost>) {
  const {
    offeringId,
    offerWallId,
    amount = '100.00',
    type = 'Units',
    offeringLinkId,
    children,
    onEvent,
    onInvested,
    onDone,
    ...rest
  } = props
  const [distributionId, setDistributionId] = useState(rest.distributionId)
  const [place, setPlace] = useState<FlowPlace>()
  const arrival = useRef(false)
  useParts(arrival, distributionId ?? 'amount')
  useEvents(onEvent)
  const onPlace = useCallback((next: FlowPlace) => setPlace((before) => withAllStages(next, before)), [])

  const drawStep = (process?: ReactNode) =>
    distributionId ? (
      <FlowDistribution
        {...rest}
        distributionId={distributionId}
        onComplete={onDone}
        onOffering={() => setDistributionId(undefined)}
      >
        {process}
      </FlowDistribution>
    ) : (
      <FlowOffering
        offeringId={offeringId}
        offerWallId={offerWallId}
        amount={amount}
        type={type}
        offeringLinkId={offeringLinkId}
        headingLevel={rest.headingLevel}
        onInvested={(investment) => {
          setDistributionId(investment.distributionId)
          onInvested?.(investment)
        }}
      />
    )

  return (
    <ArrivalContext.Provider value={arrival}>
      {children === undefined ? (
        drawStep()
      ) : (
        <ArrangedFlowContext.Provider value={{ place, onPlace, drawStep }}>
          <HostParts>{children}</HostParts>
        </ArrangedFlowContext.Provider>
      )}
    </ArrivalContext.Provider>
  )
}

/** An account that was set up on the way stays one of the parts. */
function withAllStages(next: FlowPlace, before: FlowPlace | undefined): FlowPlace {
  return before && before.stages.length > next.stages.length ? { ...next, stages: before.stages } : next
}

function useEvents(onEvent: InvestFlowProps['onEvent']) {
  const { events } = useCapstan()
  const listener = useRef(onEvent)

  useEffect(() => {
    listener.current = onEvent
  })

  useEffect(() => events.on('*', (event) => listener.current?.(event)), [events])
}
