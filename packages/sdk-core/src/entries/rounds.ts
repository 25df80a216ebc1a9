// One round: its terms, distributors, allocations, capital and issuance.

export { capitalMonths, type CapitalMonth } from '../features/rounds/capitalMonths'
export { capitalOverTimeQuery, type CapitalDay } from '../features/rounds/capitalOverTimeQuery'
export { capitalQuery, type RoundCapital } from '../features/rounds/capitalQuery'
export { closingOf, type Closing } from '../features/rounds/closingOf'
export { createAllocation, type AllocationInput } from '../features/rounds/createAllocation'
export { deploymentsQuery, type Deployment } from '../features/rounds/deploymentsQuery'
export { distributorsQuery, type Distributor } from '../features/rounds/distributorsQuery'
export {
  incomingCapitalColumns,
  incomingCapitalSource,
  type IncomingPayment,
} from '../features/rounds/incomingCapital'
export {
  findBrokers,
  inviteDistributor,
  type BrokerSuggestion,
  type InvitationInput,
} from '../features/rounds/inviteDistributor'
export { issuableAsked, issuablesById, type IssuablePaid } from '../features/rounds/issuableAsked'
export { chosenIssuablesQuery, firstIssuables, type IssuableChoice } from '../features/rounds/issuableChoices'
export {
  issuableSource,
  readIssuable,
  type IssuableDistribution,
  type IssuableRow,
} from '../features/rounds/issuableSource'
export {
  proofAsked,
  proofSource,
  readProof,
  readWholeProof,
  type IssuedRow,
  type ProofOfInvestor,
  type ProofOfIssuance,
} from '../features/rounds/proofSource'
export {
  issuancesQuery,
  mostIssuances,
  requestIssuances,
  type RequestedIssuance,
} from '../features/rounds/requestIssuances'
export { requestedUnitsQuery, type RequestedUnits } from '../features/rounds/requestedUnitsQuery'
export { roundAllocationsQuery, type RoundAllocation } from '../features/rounds/roundAllocationsQuery'
export {
  roundQualificationsQuery,
  type RoundQualification,
} from '../features/rounds/roundQualificationsQuery'
export { assetUnits, type AssetUnits } from '../features/rounds/assetUnits'
export { roundsOfAssetQuery } from '../features/rounds/roundsOfAssetQuery'
export { roundQuery } from '../features/rounds/roundQuery'
export type { Round, RoundAsset, Tranche } from '../features/rounds/Round'
export {
  deleteDeployment,
  deploymentDoubts,
  makeDeployment,
  saveDeployment,
  type DeploymentDoubts,
  type DeploymentInput,
} from '../features/rounds/saveDeployment'
export { saveRound, type RoundChanges } from '../features/rounds/saveRound'
export { isMoreThanFree, issuanceRoom, unitsRoom, type UnitsRoom } from '../features/rounds/unitsRoom'
