import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type * as Types from '../../client/inputs.generated'

export type PortfolioDistributionsQueryVariables = Exact<{
  filter: Types.DistributionFilter
  first: number
  offset: number
}>

export type PortfolioDistributionsQuery = {
  __typename: 'Query'
  allDistributions: {
    __typename: 'DistributionsConnection'
    nodes: Array<{
      __typename: 'Distribution'
      id: string
      version: string
      status: string
      amount: string
      createdOn: string
      locked: boolean
      issuanceStatus: string | null
      paidInCapital: string
      qualificationsComplete: boolean
      processByProcessId: {
        __typename: 'Process'
        version: string
        id: string
        status: string
        shortSteps: {
          __typename: 'StepsConnection'
          nodes: Array<{
            __typename: 'Step'
            version: string
            id: string
            order: number
            status: string
            renderAttributes: unknown
          } | null>
        }
      } | null
      distributionPricesByDistributionId: {
        __typename: 'DistributionPricesConnection'
        nodes: Array<{
          __typename: 'DistributionPrice'
          id: string
          price: string
          isPurchase: boolean
        } | null>
      }
      distributionPaymentsByDistributionId: {
        __typename: 'DistributionPaymentsConnection'
        nodes: Array<{
          __typename: 'DistributionPayment'
          version: string
          id: string
          amount: string
          status: string
          paidOn: string
        } | null>
      }
      allocationByAllocationId: {
        __typename: 'Allocation'
        version: string
        id: string
        roundByRoundId: {
          __typename: 'Round'
          id: string
          version: string
          name: string
          price: string
          total: string
          status: string
          closesOn: string | null
          totalCapitalDeployed: string
          trancheBondDatumByRoundId: {
            __typename: 'TrancheBondDatum'
            version: string
            id: string
            term: number
            coupon: string
          } | null
          securityBySecurityId: {
            __typename: 'Security'
            version: string
            id: string
            name: string
            ticker: string | null
            unitValue: string | null
          } | null
          assetByAssetId: {
            __typename: 'Asset'
            version: string
            id: string
            name: string
            type: string
            assetTypeByType: { __typename: 'AssetType'; type: string; accountingType: string } | null
            accountByIssuerId: { __typename: 'Account'; version: string; id: string; name: string } | null
          } | null
        } | null
      } | null
    } | null>
  } | null
}

export type PortfolioHoldingsQueryVariables = Exact<{
  filter: Types.HoldingFilter
  first: number
  offset: number
}>

export type PortfolioHoldingsQuery = {
  __typename: 'Query'
  allHoldings: {
    __typename: 'HoldingsConnection'
    nodes: Array<{
      __typename: 'Holding'
      id: string
      version: string
      amount: string
      purchasePrice: string | null
      issuedOn: string
      securityBySecurityId: {
        __typename: 'Security'
        version: string
        id: string
        name: string
        ticker: string | null
        unitValue: string | null
      } | null
      blockchainAddressByBlockchainAddressId: {
        __typename: 'BlockchainAddress'
        id: string
        chain: string
        address: string | null
        status: string
      } | null
      roundByRoundId: {
        __typename: 'Round'
        id: string
        version: string
        name: string
        price: string
        total: string
        status: string
        closesOn: string | null
        totalCapitalDeployed: string
        trancheBondDatumByRoundId: {
          __typename: 'TrancheBondDatum'
          version: string
          id: string
          term: number
          coupon: string
        } | null
        securityBySecurityId: {
          __typename: 'Security'
          version: string
          id: string
          name: string
          ticker: string | null
          unitValue: string | null
        } | null
        assetByAssetId: {
          __typename: 'Asset'
          version: string
          id: string
          name: string
          type: string
          assetTypeByType: { __typename: 'AssetType'; type: string; accountingType: string } | null
          accountByIssuerId: { __typename: 'Account'; version: string; id: string; name: string } | null
        } | null
      } | null
    } | null>
  } | null
}

export type PortfolioRoundFragment = {
  __typename: 'Round'
  version: string
  id: string
  name: string
  price: string
  total: string
  status: string
  closesOn: string | null
  totalCapitalDeployed: string
  trancheBondDatumByRoundId: {
    __typename: 'TrancheBondDatum'
    version: string
    id: string
    term: number
    coupon: string
  } | null
  securityBySecurityId: {
    __typename: 'Security'
    version: string
    id: string
    name: string
    ticker: string | null
    unitValue: string | null
  } | null
  assetByAssetId: {
    __typename: 'Asset'
    version: string
    id: string
    name: string
    type: string
    assetTypeByType: { __typename: 'AssetType'; type: string; accountingType: string } | null
    accountByIssuerId: { __typename: 'Account'; version: string; id: string; name: string } | null
  } | null
}

export type PortfolioDistributionFragment = {
  __typename: 'Distribution'
  version: string
  id: string
  status: string
  amount: string
  createdOn: string
  locked: boolean
  issuanceStatus: string | null
  paidInCapital: string
  qualificationsComplete: boolean
  processByProcessId: {
    __typename: 'Process'
    version: string
    id: string
    status: string
    shortSteps: {
      __typename: 'StepsConnection'
      nodes: Array<{
        __typename: 'Step'
        version: string
        id: string
        order: number
        status: string
        renderAttributes: unknown
      } | null>
    }
  } | null
  distributionPricesByDistributionId: {
    __typename: 'DistributionPricesConnection'
    nodes: Array<{ __typename: 'DistributionPrice'; id: string; price: string; isPurchase: boolean } | null>
  }
  distributionPaymentsByDistributionId: {
    __typename: 'DistributionPaymentsConnection'
    nodes: Array<{
      __typename: 'DistributionPayment'
      version: string
      id: string
      amount: string
      status: string
      paidOn: string
    } | null>
  }
  allocationByAllocationId: {
    __typename: 'Allocation'
    version: string
    id: string
    roundByRoundId: {
      __typename: 'Round'
      id: string
      version: string
      name: string
      price: string
      total: string
      status: string
      closesOn: string | null
      totalCapitalDeployed: string
      trancheBondDatumByRoundId: {
        __typename: 'TrancheBondDatum'
        version: string
        id: string
        term: number
        coupon: string
      } | null
      securityBySecurityId: {
        __typename: 'Security'
        version: string
        id: string
        name: string
        ticker: string | null
        unitValue: string | null
      } | null
      assetByAssetId: {
        __typename: 'Asset'
        version: string
        id: string
        name: string
        type: string
        assetTypeByType: { __typename: 'AssetType'; type: string; accountingType: string } | null
        accountByIssuerId: { __typename: 'Account'; version: string; id: string; name: string } | null
      } | null
    } | null
  } | null
}

export type PortfolioHoldingFragment = {
  __typename: 'Holding'
  version: string
  id: string
  amount: string
  purchasePrice: string | null
  issuedOn: string
  securityBySecurityId: {
    __typename: 'Security'
    version: string
    id: string
    name: string
    ticker: string | null
    unitValue: string | null
  } | null
  blockchainAddressByBlockchainAddressId: {
    __typename: 'BlockchainAddress'
    id: string
    chain: string
    address: string | null
    status: string
  } | null
  roundByRoundId: {
    __typename: 'Round'
    id: string
    version: string
    name: string
    price: string
    total: string
    status: string
    closesOn: string | null
    totalCapitalDeployed: string
    trancheBondDatumByRoundId: {
      __typename: 'TrancheBondDatum'
      version: string
      id: string
      term: number
      coupon: string
    } | null
    securityBySecurityId: {
      __typename: 'Security'
      version: string
      id: string
      name: string
      ticker: string | null
      unitValue: string | null
    } | null
    assetByAssetId: {
      __typename: 'Asset'
      version: string
      id: string
      name: string
      type: string
      assetTypeByType: { __typename: 'AssetType'; type: string; accountingType: string } | null
      accountByIssuerId: { __typename: 'Account'; version: string; id: string; name: string } | null
    } | null
  } | null
}

export const PortfolioDistributionsDocument = {
  lists: [
    {
      name: 'allDistributions',
      typename: 'Distribution',
      text: 'query PortfolioDistributionsRows($filter:DistributionFilter!$ids:[UUID!]!$rows:Int!){rows:allDistributions(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...PortfolioDistribution}}known:allDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment PortfolioDistribution on Distribution{__typename version id status amount createdOn locked issuanceStatus paidInCapital qualificationsComplete processByProcessId{__typename version id status shortSteps(first:50){__typename nodes{__typename version id order status renderAttributes}}}distributionPricesByDistributionId(first:10){__typename nodes{__typename id price isPurchase}}distributionPaymentsByDistributionId{__typename nodes{__typename version id amount status paidOn}}allocationByAllocationId{__typename version id roundByRoundId{__typename id version ...PortfolioRound}}}fragment PortfolioRound on Round{__typename version id name price total status closesOn totalCapitalDeployed trancheBondDatumByRoundId{__typename version id term coupon}securityBySecurityId{__typename version id name ticker unitValue}assetByAssetId{__typename version id name type assetTypeByType{__typename type accountingType}accountByIssuerId{__typename version id name}}}',
      nested: [
        { typename: 'Step', parent: 'Process', by: 'processId', list: 'allSteps' },
        {
          typename: 'DistributionPrice',
          parent: 'Distribution',
          by: 'distributionId',
          list: 'allDistributionPrices',
        },
        {
          typename: 'DistributionPayment',
          parent: 'Distribution',
          by: 'distributionId',
          list: 'allDistributionPayments',
        },
        { typename: 'TrancheBondDatum', parent: 'Round', by: 'roundId', list: 'allTrancheBondData' },
      ],
    },
  ],
  toString: () =>
    'query PortfolioDistributions($filter:DistributionFilter!$first:Int!$offset:Int!){__typename allDistributions(filter:$filter first:$first offset:$offset orderBy:[ID_ASC]){__typename nodes{__typename id version ...PortfolioDistribution}}}fragment PortfolioRound on Round{__typename version id name price total status closesOn totalCapitalDeployed trancheBondDatumByRoundId{__typename version id term coupon}securityBySecurityId{__typename version id name ticker unitValue}assetByAssetId{__typename version id name type assetTypeByType{__typename type accountingType}accountByIssuerId{__typename version id name}}}fragment PortfolioDistribution on Distribution{__typename version id status amount createdOn locked issuanceStatus paidInCapital qualificationsComplete processByProcessId{__typename version id status shortSteps(first:50){__typename nodes{__typename version id order status renderAttributes}}}distributionPricesByDistributionId(first:10){__typename nodes{__typename id price isPurchase}}distributionPaymentsByDistributionId{__typename nodes{__typename version id amount status paidOn}}allocationByAllocationId{__typename version id roundByRoundId{__typename id version ...PortfolioRound}}}',
} as unknown as TypedDocument<PortfolioDistributionsQuery, PortfolioDistributionsQueryVariables>
export const PortfolioHoldingsDocument = {
  lists: [
    {
      name: 'allHoldings',
      typename: 'Holding',
      text: 'query PortfolioHoldingsRows($filter:HoldingFilter!$ids:[UUID!]!$rows:Int!){rows:allHoldings(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...PortfolioHolding}}known:allHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment PortfolioHolding on Holding{__typename version id amount purchasePrice issuedOn securityBySecurityId{__typename version id name ticker unitValue}blockchainAddressByBlockchainAddressId{__typename id chain address status}roundByRoundId{__typename id version ...PortfolioRound}}fragment PortfolioRound on Round{__typename version id name price total status closesOn totalCapitalDeployed trancheBondDatumByRoundId{__typename version id term coupon}securityBySecurityId{__typename version id name ticker unitValue}assetByAssetId{__typename version id name type assetTypeByType{__typename type accountingType}accountByIssuerId{__typename version id name}}}',
      nested: [{ typename: 'TrancheBondDatum', parent: 'Round', by: 'roundId', list: 'allTrancheBondData' }],
    },
  ],
  toString: () =>
    'query PortfolioHoldings($filter:HoldingFilter!$first:Int!$offset:Int!){__typename allHoldings(filter:$filter first:$first offset:$offset orderBy:[ID_ASC]){__typename nodes{__typename id version ...PortfolioHolding}}}fragment PortfolioRound on Round{__typename version id name price total status closesOn totalCapitalDeployed trancheBondDatumByRoundId{__typename version id term coupon}securityBySecurityId{__typename version id name ticker unitValue}assetByAssetId{__typename version id name type assetTypeByType{__typename type accountingType}accountByIssuerId{__typename version id name}}}fragment PortfolioHolding on Holding{__typename version id amount purchasePrice issuedOn securityBySecurityId{__typename version id name ticker unitValue}blockchainAddressByBlockchainAddressId{__typename id chain address status}roundByRoundId{__typename id version ...PortfolioRound}}',
} as unknown as TypedDocument<PortfolioHoldingsQuery, PortfolioHoldingsQueryVariables>
