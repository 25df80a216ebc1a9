/** What a component of ours reads and writes, as far as a token for it reaches. */
interface Grant {
  /** Entities whose fields may be asked for. */
  reads: readonly string[]
  mutations: readonly string[]
}

const offering = ['Allocation', 'Round', 'Security', 'Asset', 'AssetType', 'TrancheBondDatum']
const investment = ['Distribution', 'DistributionPrice', 'DistributionPayment', 'DistributionQualification']
const documents = [
  'Document',
  'FileLocation',
  'HoldingDocument',
  'DistributionDocument',
  'RoundDocument',
  'AccountDocument',
]

/** The components a vendor's page may show, by name. */
export const components = {
  setup: { reads: ['Address', 'Party'], mutations: ['setupAccount'] },
  invest: {
    reads: ['InvestorOfferingDetail', ...offering, ...investment, ...documents],
    mutations: ['investorMakeDistribution'],
  },
  steps: { reads: ['Process', 'Step', ...investment], mutations: ['completeStep'] },
  portfolio: {
    reads: [...offering, ...investment, ...documents, 'Process', 'Step', 'Holding', 'BlockchainAddress'],
    mutations: [],
  },
  documents: {
    reads: documents,
    mutations: ['makeFileLocation', 'makeHoldingDocument', 'makeDistributionDocument'],
  },
} as const satisfies Record<string, Grant>

export type Component = keyof typeof components

export const componentNames = Object.keys(components) as Component[]

/** What every page needs: who is signed in, the terms to accept, lookups. */
export const always: Grant = {
  reads: [
    'UsersDatum',
    'User',
    'Account',
    'UsersAccount',
    'TermsOfService',
    'Country',
    'Currency',
    'InvestorAccountType',
  ],
  mutations: ['acceptTerms'],
}
