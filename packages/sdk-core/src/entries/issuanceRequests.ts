// Issuance requests to a transfer agent, its answers, and the choice of the agent.

export {
  approveIssuanceRequest,
  chooseTransferAgent,
  issuanceRequestsQuery,
  rejectIssuanceRequest,
  transferAgentsQuery,
  type IssuanceRequest,
  type TransferAgent,
} from '../features/issuanceRequests/issuanceRequestsQuery'
