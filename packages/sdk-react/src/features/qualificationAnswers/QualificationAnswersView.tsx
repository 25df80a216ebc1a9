import type { VendorAnswers } from '@capstan/sdk-core/qualificationAnswers'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { qualificationAnswersMessages } from './messages'
import { VendorAnswersCard } from './VendorAnswersCard'

export interface QualificationAnswersViewProps {
  /** What was answered, by vendor. */
  vendors: readonly VendorAnswers[]
}

/** A card a vendor, with what it asked and what was answered. (QANS-001, QANS-002) @public */
export function QualificationAnswersView({ vendors }: QualificationAnswersViewProps) {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)

  if (vendors.length === 0)
    return (
      <Card aria-label={messages.title} className="capstan-qualification-answers">
        <EmptyState icon="note" text={messages.none} />
      </Card>
    )
  return (
    <Stack gap={6} className="capstan-qualification-answers">
      <Intro>{messages.intro}</Intro>
      {vendors.map((vendor, index) => (
        <VendorAnswersCard key={vendor.id} vendor={vendor} index={index} />
      ))}
    </Stack>
  )
}

const Intro = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`
