// Written by `pnpm generate` from the platform's schema; do not edit.

/** The columns a list can be filtered and sorted by, by the kind of their values. */
export const columns = {
  number:
    'amount attempts authorizedTotal countryId coupon currency executeOrder jurisdiction managedUnits maxParties maxUnits minParties minUnits num order paidInCapital price purchasePrice term total totalCapitalDeployed unitValue version',
  date: 'closesOn dateOfBirth issuedOn opensOn paidOn',
  instant: 'answeredOn claimedOn createdOn',
  id: 'accountId agentId allocationId assetId blockchainAddressId createdBy currentStep distributionId entityId id integrationId investorId issuerId operationId ownerId partnerId partyId processId roundId securityId userId vendorQualificationId',
  boolean:
    'active allowLogin enabled forInvestors isPrimary isPurchase locked qualificationsComplete sendDistribution setup usCitizen',
  text: 'accountingType address agreement alpha2 alpha3 chain city code contactName description email field firstName investorType issuanceStatus key lastName legalName lineFour lineOne lineThree lineTwo logo name operation outcome path postalCode province requestId role rowId service slug status supportEmail table taxShort termsUrl ticker twitterHandle type url value verb',
}
