import type { VendorAnswers } from '@capstan/sdk-core/qualificationAnswers'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { Button } from '../../ui/actions/Button'
import { Avatar } from '../../ui/display/Avatar'
import { Card } from '../../ui/layout/Card'
import { qualificationAnswersMessages } from './messages'
import { useAnswersTable } from './useAnswersTable'

export interface VendorAnswersCardProps {
  vendor: VendorAnswers
  /** Its place in the list; the colours take turns. */
  index: number
}

/** What one vendor asked; of very many questions the first ones, until all are asked for. */
export function VendorAnswersCard({ vendor: { name, answers }, index }: VendorAnswersCardProps) {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)
  const { units } = useFormats()
  const table = useAnswersTable()
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && answers.length > shownAtFirst

  return (
    <Card
      flush
      title={
        <Vendor>
          <Avatar name={name} index={index} />
          <bdi>{name}</bdi>
        </Vendor>
      }
      footer={
        isCut && (
          <Button dense onPress={() => setWhole(true)}>
            {fillIn(messages.showAll, { count: units(String(answers.length)) })}
          </Button>
        )
      }
    >
      <DataTable
        aria-label={fillIn(messages.answersTo, { name })}
        table={table}
        rows={{ status: 'ready', data: isCut ? answers.slice(0, shownAtFirst) : answers }}
      />
    </Card>
  )
}

const shownAtFirst = 25

const Vendor = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-3);
  min-width: 0;
  overflow-wrap: anywhere;
`
