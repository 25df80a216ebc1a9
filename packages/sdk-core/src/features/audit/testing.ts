import { fixtureIds } from '../../testing/fixtureIds'
import type { RecordChangeFactsFragment, RecordHistoryQuery } from './operations.generated'

/** A security that was renamed by its issuer's owner. */
export function aRecordChange(changes: Partial<RecordChangeFactsFragment> = {}): RecordChangeFactsFragment {
  return {
    ...{ __typename: 'RecordChange', id: fixtureIds.nth(4201), operation: 'updateSecurityById' },
    changedOn: '2026-11-19T15:04:00.000000+00:00',
    person: 'Ines Halden',
    account: 'Halden Biologics, Inc.',
    ...{
      table: 'securities',
      verb: 'update',
      before: { name: 'Series B' },
      after: { name: 'Series B Preferred' },
    },
    ...changes,
  }
}

/** The answer of `RecordHistory`. */
export function recordHistoryAnswer(nodes: RecordChangeFactsFragment[]): RecordHistoryQuery {
  return { __typename: 'Query', recordHistory: { __typename: 'RecordChangesConnection', nodes } }
}
