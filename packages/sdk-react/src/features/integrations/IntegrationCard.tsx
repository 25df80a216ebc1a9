import { newId } from '@capstan/sdk-core'
import type { Integration, IntegrationPartner } from '@capstan/sdk-core/integrations'
import { currentStep } from '@capstan/sdk-core/steps'
import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { refusalOf } from '../../forms/sending/refusalOf'
import { AuthorText } from '../../language/AuthorText'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { StatusChip } from '../../ui/display/StatusChip'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { StepBar } from '../../ui/navigation/StepBar'
import { useUiMessages } from '../../ui/uiMessages'
import { stepsMessages } from '../steps/messages'
import { safeUrl } from '../steps/step/safeUrl'
import { shortTitle } from '../steps/step/stepTitle'
import { integrationsMessages, type IntegrationsMessages } from './messages'

export interface IntegrationCardProps {
  integration: Integration
  /** Adds it; without it the card is only read. */
  onAdd?: (idempotencyKey: string) => Promise<unknown>
  /** Opens the step that is to be done. */
  onSetUp?: () => void
  /** The address where it is managed after setup; the partner's site by default. */
  manageHref?: string
}

/** An integration: its provider, its description or the progress of its setup, and its action. (INTEG-003 to INTEG-011) */
export function IntegrationCard({ integration, onAdd, onSetUp, manageHref }: IntegrationCardProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const id = useId()
  const { type, description, partner, added } = integration
  const isInSetup = added?.status === 'in_progress'
  const title = (messages.types as Readonly<Record<string, string>>)[type] ?? type
  const adding = useAdding(onAdd)

  return (
    <Item data-status={added?.status ?? 'none'}>
      <Card
        aria-labelledby={id}
        footer={
          <Foot>
            {!added && onAdd && (
              <Button icon="plus" pending={adding.isAdding} aria-describedby={id} onPress={adding.add}>
                {messages.add}
              </Button>
            )}
            {isInSetup && onSetUp && <CurrentStep added={added} onPress={onSetUp} />}
            {added && !isInSetup && (
              <ManageLink name={title} href={manageHref} site={safeUrl(partner?.url)} />
            )}
          </Foot>
        }
      >
        <Stack gap={3}>
          {partner && <PartnerMark partner={partner} />}
          <Inline>
            <h2 id={id} className="capstan-heading">
              {title}
            </h2>
            {added && <StatusChip status={added.status} />}
          </Inline>
          {isInSetup ? <SetupSteps name={title} added={added} /> : <p>{aboutIn(messages, description)}</p>}
          {adding.error && <Alert tone="danger">{adding.error}</Alert>}
        </Stack>
      </Card>
    </Item>
  )
}

/** Returns the description of an integration, translated where the text is known. */
function aboutIn({ abouts }: IntegrationsMessages, description: string): string {
  const known = Object.entries(integrationsMessages.abouts).find(([, text]) => text === description)
  return known ? ((abouts as Readonly<Record<string, string>>)[known[0]] ?? description) : description
}

type Added = NonNullable<Integration['added']>

function SetupSteps({ name, added: { steps } }: { name: string; added: Added }) {
  const messages = useMessages('integrations', integrationsMessages)
  const speech = useStepSpeech()
  return (
    <StepBar
      vertical
      aria-label={fillIn(messages.setUpNamed, { name })}
      steps={steps.map((step) => ({
        id: step.id,
        title: <AuthorText {...shortTitle(step, speech)} />,
        status: step.status,
      }))}
      current={currentStep(steps)?.id}
    />
  )
}

/** (INTEG-007) */
function CurrentStep({ added: { steps }, onPress }: { added: Added; onPress: () => void }) {
  const speech = useStepSpeech()
  const step = currentStep(steps)
  if (!step) return null
  return (
    <Button variant="primary" onPress={onPress}>
      <span>
        <AuthorText {...shortTitle(step, speech)} />
      </span>
    </Button>
  )
}

function ManageLink({ name, href, site }: { name: string; href?: string; site?: string }) {
  const messages = useMessages('integrations', integrationsMessages)
  const to = href ?? site
  if (!to) return null
  return (
    <LinkButton href={to} external={!href}>
      {messages.manage}
      {/* Two links of a name lead to one place. */}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </LinkButton>
  )
}

function useStepSpeech() {
  const messages = useMessages('steps', stepsMessages)
  return { formats: useFormats(), messages }
}

const Item = styled.li`
  display: grid;
  min-width: 0;
  list-style: none;
  p {
    margin: 0;
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
`

const Foot = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-height: calc(36 * var(--capstan-unit));
`

/** Adds an integration once, however often it is pressed, and shows the reason of a failure. */
function useAdding(onAdd: ((idempotencyKey: string) => Promise<unknown>) | undefined) {
  const { errorText } = useUiMessages()
  const key = useRef<string>(undefined)
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string>()

  const add = () => {
    if (!onAdd || isAdding) return
    key.current ??= newId()
    setAdding(true)
    setError(undefined)
    onAdd(key.current)
      .then(
        () => (key.current = undefined),
        (failure: unknown) => setError(refusalOf(failure)?.text ?? errorText),
      )
      .finally(() => setAdding(false))
  }

  return { add, isAdding, error }
}

interface PartnerMarkProps {
  partner: IntegrationPartner
}

/** The logo of the provider of an integration; the name if it cannot be shown. (INTEG-003) */
function PartnerMark({ partner: { name, logo } }: PartnerMarkProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Mark>
      {logo && !isBroken ? (
        <img data-logo="" src={logo} alt={name} onError={() => setBroken(true)} />
      ) : (
        <bdi>{name}</bdi>
      )}
    </Mark>
  )
}

const Mark = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(48 * var(--capstan-unit));
  font-size: var(--capstan-font-size-lead);
  font-weight: var(--capstan-font-weight-strong);
  > bdi {
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  > img {
    max-width: 100%;
    max-height: calc(40 * var(--capstan-unit));
    padding: calc(4 * var(--capstan-unit));
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    /* A partner's picture is drawn for a light ground. */
    background: #fff;
  }
`
