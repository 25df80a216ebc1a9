import type { DistributionRow } from '@capstan/sdk-core/distributions'
import { aDistributionRow, fixtureIds } from '@capstan/sdk-core/testing'

const finished = {
  qualificationsComplete: true,
  stepPosition: null,
  progress: '100',
  activeStep: null,
  activeStepStatus: null,
  isPaidInFull: true,
}
const issued = { ...finished, locked: true }

/** One distribution in each state, and one with missing values. */
const states: Partial<DistributionRow>[] = [
  {},
  {
    ...finished,
    investorAccountName: 'Bea Lindqvist',
    shownStatus: 'closed',
    createdOn: '2026-11-16T15:00:00Z',
  },
  {
    investorAccountName: 'Priya Raghunathan',
    stepPosition: 1,
    progress: '0',
    activeStep: 'Suitability',
    investorAccountSetup: false,
  },
  {
    investorAccountName: 'Elio Marchetti',
    stepPosition: 2,
    progress: '20',
    activeStep: 'Accreditation',
    activeStepStatus: 'failed',
  },
  {
    investorAccountName: 'Ines Carvalho',
    shownStatus: 'drafted',
    stepCount: 0,
    stepPosition: null,
    progress: null,
    activeStep: null,
  },
  {
    ...issued,
    investorAccountName: 'Kestrel Family Office, LP',
    shownStatus: 'requested',
    amount: '60000',
    committedCapital: '750000',
  },
  {
    ...issued,
    investorAccountName: 'Northgate Employees’ Pension',
    shownStatus: null,
    amount: '80000',
    committedCapital: '1000000',
  },
  { ...issued, investorAccountName: 'Hideo Tanaka IRA', shownStatus: 'rejected', locked: false },
  {
    ...finished,
    investorAccountName: 'Gwendolyn Achebe-Ross',
    investorAccountEmail: null,
    shownStatus: 'deleted',
    qualificationsComplete: false,
    stepCount: null,
    progress: '0',
    pricePaid: '0.000000000000000001',
    committedCapital: null,
  },
]

/** So many distributions, one after another in every state. */
export function someDistributions(count: number): Required<DistributionRow>[] {
  return Array.from({ length: count }, (_, at) =>
    aDistributionRow({ ...states[at % states.length], id: fixtureIds.nth(1900 + at) }),
  )
}
