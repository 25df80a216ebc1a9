/** All input for the `acceptTerms` mutation. */
export type AcceptTermsInput = {
  termsId?: string | null | undefined;
};

/** Represents an update to a `Account`. Fields that are set will be updated. */
export type AccountPatch = {
  /** Where mail for the account goes; also what it is claimed by. */
  email?: string | null | undefined;
  name?: string | null | undefined;
  supportEmail?: string | null | undefined;
  /** 1 to 15 letters, digits or underscores. */
  twitterHandle?: string | null | undefined;
  /** Its website; kept as https. */
  url?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `Allocation` object types. All fields are combined with a logical ‘and.’ */
export type AllocationFilter = {
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
};

/** An input for mutations affecting `Allocation` */
export type AllocationInput = {
  /** The last open day, in UTC. */
  closesOn?: string | null | undefined;
  /** Whether every investor finds it on its owner's wall; else only those who were invited do. */
  listed?: boolean | null | undefined;
  /** Units of the round that this slice may sell; null: no limit of its own. */
  managedUnits?: string | null | undefined;
  /** The most one investment may take. */
  maxUnits?: string | null | undefined;
  /** The least one investment may take. */
  minUnits?: string | null | undefined;
  name: string;
  /** The first open day, in UTC. */
  opensOn?: string | null | undefined;
  roundId: string;
  /** drafted, open, active, closed, or stale: then only the status may change. */
  status?: string | null | undefined;
};

/** An input for mutations affecting `Asset` */
export type AssetInput = {
  /** Units that may ever exist. */
  authorizedTotal?: string | null | undefined;
  name: string;
  /** drafted, active, closed or stale; any may follow any other. */
  status?: string | null | undefined;
  /** Debt or Fund; anything else is treated as equity. */
  type: string;
};

/** Represents an update to a `Asset`. Fields that are set will be updated. */
export type AssetPatch = {
  /** Units that may ever exist. */
  authorizedTotal?: string | null | undefined;
  name?: string | null | undefined;
  /** drafted, active, closed or stale; any may follow any other. */
  status?: string | null | undefined;
  /** Debt or Fund; anything else is treated as equity. */
  type?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against BigFloat fields. All fields are combined with a logical ‘and.’ */
export type BigFloatFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against BigInt fields. All fields are combined with a logical ‘and.’ */
export type BigIntFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Boolean fields. All fields are combined with a logical ‘and.’ */
export type BooleanFilter = {
  /** Equal to the specified value. */
  equalTo?: boolean | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: boolean | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: boolean | null | undefined;
  /** Included in the specified list. */
  in?: Array<boolean> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: boolean | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: boolean | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: boolean | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<boolean> | null | undefined;
};

/** An input for mutations affecting `BrokerAllocation` */
export type BrokerAllocationInput = {
  brokerId: string;
  /** Units the broker may place; null: no limit of its own. */
  managedUnits?: string | null | undefined;
  name?: string | null | undefined;
  roundId: string;
};

/** Represents an update to a `BrokerAllocation`. Fields that are set will be updated. */
export type BrokerAllocationPatch = {
  /** sent, until the broker has accepted or rejected it. */
  status?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** An input for mutations affecting `CapitalDeployment` */
export type CapitalDeploymentInput = {
  /** Money, in its currency. */
  amount: string;
  currency?: number | null | undefined;
  note: string;
  /** The day the money went out. */
  paidOn: string;
  roundId: string;
};

/** Represents an update to a `CapitalDeployment`. Fields that are set will be updated. */
export type CapitalDeploymentPatch = {
  /** Money, in its currency. */
  amount?: string | null | undefined;
  currency?: number | null | undefined;
  note?: string | null | undefined;
  /** The day the money went out. */
  paidOn?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** All input for the `completeStep` mutation. */
export type CompleteStepInput = {
  blob?: unknown;
  stepId?: string | null | undefined;
};

/** All input for the create `Allocation` mutation. */
export type CreateAllocationInput = {
  /** The `Allocation` to be created by this mutation. */
  allocation: AllocationInput;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the create `Asset` mutation. */
export type CreateAssetInput = {
  /** The `Asset` to be created by this mutation. */
  asset: AssetInput;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the create `BrokerAllocation` mutation. */
export type CreateBrokerAllocationInput = {
  /** The `BrokerAllocation` to be created by this mutation. */
  brokerAllocation: BrokerAllocationInput;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the create `CapitalDeployment` mutation. */
export type CreateCapitalDeploymentInput = {
  /** The `CapitalDeployment` to be created by this mutation. */
  capitalDeployment: CapitalDeploymentInput;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the `createSecurity` mutation. */
export type CreateSecurityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  symbol?: string | null | undefined;
  total?: string | null | undefined;
};

/** A filter to be used against Date fields. All fields are combined with a logical ‘and.’ */
export type DateFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Datetime fields. All fields are combined with a logical ‘and.’ */
export type DatetimeFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** All input for the `deleteHoldingDocument` mutation. */
export type DeleteHoldingDocumentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
};

/** All input for the `deleteSecurityDocument` mutation. */
export type DeleteSecurityDocumentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
};

/** All input for the `deployContract` mutation. */
export type DeployContractInput = {
  _contractId: string;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** A filter to be used against `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type DistributionFilter = {
  /** Filter by the object’s `allocationByAllocationId` relation. */
  allocationByAllocationId?: AllocationFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<DistributionFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `locked` field. */
  locked?: BooleanFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
};

/** Represents an update to a `EmbedKey`. Fields that are set will be updated. */
export type EmbedKeyPatch = {
  /** The components it may make sessions for. */
  components?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  /** The pages it may make sessions for: origins of https or of this computer, where :* stands for any port. */
  origins?: Array<string | null | undefined> | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against `FullDistribution` object types. All fields are combined with a logical ‘and.’ */
export type FullDistributionFilter = {
  /** Filter by the object’s `activeStep` field. */
  activeStep?: StringFilter | null | undefined;
  /** Filter by the object’s `activeStepStatus` field. */
  activeStepStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `agentId` field. */
  agentId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationId` field. */
  allocationId?: UuidFilter | null | undefined;
  /** Filter by the object’s `allocationName` field. */
  allocationName?: StringFilter | null | undefined;
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<FullDistributionFilter> | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `assetType` field. */
  assetType?: StringFilter | null | undefined;
  /** Filter by the object’s `committedCapital` field. */
  committedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `coupon` field. */
  coupon?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `deployedCapital` field. */
  deployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `fundShare` field. */
  fundShare?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorAccountEmail` field. */
  investorAccountEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `investorAccountName` field. */
  investorAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `investorAccountSetup` field. */
  investorAccountSetup?: BooleanFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `isOverpaid` field. */
  isOverpaid?: BooleanFilter | null | undefined;
  /** Filter by the object’s `isPaidInFull` field. */
  isPaidInFull?: BooleanFilter | null | undefined;
  /** Filter by the object’s `issuanceStatus` field. */
  issuanceStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerAccountName` field. */
  issuerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `latestPrice` field. */
  latestPrice?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `locked` field. */
  locked?: BooleanFilter | null | undefined;
  /** Negates the expression. */
  not?: FullDistributionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullDistributionFilter> | null | undefined;
  /** Filter by the object’s `ownerId` field. */
  ownerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `paidInCapital` field. */
  paidInCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `percentPaid` field. */
  percentPaid?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `pricePaid` field. */
  pricePaid?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `processId` field. */
  processId?: UuidFilter | null | undefined;
  /** Filter by the object’s `progress` field. */
  progress?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `qualificationsComplete` field. */
  qualificationsComplete?: BooleanFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `shownStatus` field. */
  shownStatus?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
  /** Filter by the object’s `stepCount` field. */
  stepCount?: IntFilter | null | undefined;
  /** Filter by the object’s `stepPosition` field. */
  stepPosition?: IntFilter | null | undefined;
  /** Filter by the object’s `term` field. */
  term?: IntFilter | null | undefined;
  /** Filter by the object’s `totalValue` field. */
  totalValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `undeployedCapital` field. */
  undeployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Methods to use when ordering `FullDistribution`. */
export type FullDistributionsOrderBy =
  | 'ACTIVE_STEP_ASC'
  | 'ACTIVE_STEP_DESC'
  | 'ACTIVE_STEP_STATUS_ASC'
  | 'ACTIVE_STEP_STATUS_DESC'
  | 'AGENT_ID_ASC'
  | 'AGENT_ID_DESC'
  | 'ALLOCATION_ID_ASC'
  | 'ALLOCATION_ID_DESC'
  | 'ALLOCATION_NAME_ASC'
  | 'ALLOCATION_NAME_DESC'
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'ASSET_NAME_ASC'
  | 'ASSET_NAME_DESC'
  | 'ASSET_TYPE_ASC'
  | 'ASSET_TYPE_DESC'
  | 'COMMITTED_CAPITAL_ASC'
  | 'COMMITTED_CAPITAL_DESC'
  | 'COUPON_ASC'
  | 'COUPON_DESC'
  | 'CREATED_ON_ASC'
  | 'CREATED_ON_DESC'
  | 'DEPLOYED_CAPITAL_ASC'
  | 'DEPLOYED_CAPITAL_DESC'
  | 'FUND_SHARE_ASC'
  | 'FUND_SHARE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_ACCOUNT_EMAIL_ASC'
  | 'INVESTOR_ACCOUNT_EMAIL_DESC'
  | 'INVESTOR_ACCOUNT_NAME_ASC'
  | 'INVESTOR_ACCOUNT_NAME_DESC'
  | 'INVESTOR_ACCOUNT_SETUP_ASC'
  | 'INVESTOR_ACCOUNT_SETUP_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'ISSUANCE_STATUS_ASC'
  | 'ISSUANCE_STATUS_DESC'
  | 'ISSUER_ACCOUNT_NAME_ASC'
  | 'ISSUER_ACCOUNT_NAME_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'IS_OVERPAID_ASC'
  | 'IS_OVERPAID_DESC'
  | 'IS_PAID_IN_FULL_ASC'
  | 'IS_PAID_IN_FULL_DESC'
  | 'LATEST_PRICE_ASC'
  | 'LATEST_PRICE_DESC'
  | 'LOCKED_ASC'
  | 'LOCKED_DESC'
  | 'NATURAL'
  | 'OWNER_ID_ASC'
  | 'OWNER_ID_DESC'
  | 'PAID_IN_CAPITAL_ASC'
  | 'PAID_IN_CAPITAL_DESC'
  | 'PERCENT_PAID_ASC'
  | 'PERCENT_PAID_DESC'
  | 'PRICE_PAID_ASC'
  | 'PRICE_PAID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PROCESS_ID_ASC'
  | 'PROCESS_ID_DESC'
  | 'PROGRESS_ASC'
  | 'PROGRESS_DESC'
  | 'QUALIFICATIONS_COMPLETE_ASC'
  | 'QUALIFICATIONS_COMPLETE_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'ROUND_NAME_ASC'
  | 'ROUND_NAME_DESC'
  | 'SECURITY_ID_ASC'
  | 'SECURITY_ID_DESC'
  | 'SHOWN_STATUS_ASC'
  | 'SHOWN_STATUS_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'STEP_COUNT_ASC'
  | 'STEP_COUNT_DESC'
  | 'STEP_POSITION_ASC'
  | 'STEP_POSITION_DESC'
  | 'TERM_ASC'
  | 'TERM_DESC'
  | 'TOTAL_VALUE_ASC'
  | 'TOTAL_VALUE_DESC'
  | 'UNDEPLOYED_CAPITAL_ASC'
  | 'UNDEPLOYED_CAPITAL_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against `FullHolding` object types. All fields are combined with a logical ‘and.’ */
export type FullHoldingFilter = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<FullHoldingFilter> | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: UuidFilter | null | undefined;
  /** Filter by the object’s `assetName` field. */
  assetName?: StringFilter | null | undefined;
  /** Filter by the object’s `assetType` field. */
  assetType?: StringFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `chain` field. */
  chain?: StringFilter | null | undefined;
  /** Filter by the object’s `committedCapital` field. */
  committedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `coupon` field. */
  coupon?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `deployedCapital` field. */
  deployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `distributionId` field. */
  distributionId?: UuidFilter | null | undefined;
  /** Filter by the object’s `fundShare` field. */
  fundShare?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `investorAccountEmail` field. */
  investorAccountEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `investorAccountName` field. */
  investorAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `investorId` field. */
  investorId?: UuidFilter | null | undefined;
  /** Filter by the object’s `isTokenized` field. */
  isTokenized?: BooleanFilter | null | undefined;
  /** Filter by the object’s `issuedOn` field. */
  issuedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `issuerAccountName` field. */
  issuerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `latestPrice` field. */
  latestPrice?: BigFloatFilter | null | undefined;
  /** Negates the expression. */
  not?: FullHoldingFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullHoldingFilter> | null | undefined;
  /** Filter by the object’s `paidInCapital` field. */
  paidInCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `percentOfSecurity` field. */
  percentOfSecurity?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `percentPaid` field. */
  percentPaid?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `purchasePrice` field. */
  purchasePrice?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundName` field. */
  roundName?: StringFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityName` field. */
  securityName?: StringFilter | null | undefined;
  /** Filter by the object’s `term` field. */
  term?: IntFilter | null | undefined;
  /** Filter by the object’s `totalValue` field. */
  totalValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `undeployedCapital` field. */
  undeployedCapital?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Methods to use when ordering `FullHolding`. */
export type FullHoldingsOrderBy =
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'ASSET_NAME_ASC'
  | 'ASSET_NAME_DESC'
  | 'ASSET_TYPE_ASC'
  | 'ASSET_TYPE_DESC'
  | 'BROKER_ID_ASC'
  | 'BROKER_ID_DESC'
  | 'CHAIN_ASC'
  | 'CHAIN_DESC'
  | 'COMMITTED_CAPITAL_ASC'
  | 'COMMITTED_CAPITAL_DESC'
  | 'COUPON_ASC'
  | 'COUPON_DESC'
  | 'DEPLOYED_CAPITAL_ASC'
  | 'DEPLOYED_CAPITAL_DESC'
  | 'DISTRIBUTION_ID_ASC'
  | 'DISTRIBUTION_ID_DESC'
  | 'FUND_SHARE_ASC'
  | 'FUND_SHARE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INVESTOR_ACCOUNT_EMAIL_ASC'
  | 'INVESTOR_ACCOUNT_EMAIL_DESC'
  | 'INVESTOR_ACCOUNT_NAME_ASC'
  | 'INVESTOR_ACCOUNT_NAME_DESC'
  | 'INVESTOR_ID_ASC'
  | 'INVESTOR_ID_DESC'
  | 'ISSUED_ON_ASC'
  | 'ISSUED_ON_DESC'
  | 'ISSUER_ACCOUNT_NAME_ASC'
  | 'ISSUER_ACCOUNT_NAME_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'IS_TOKENIZED_ASC'
  | 'IS_TOKENIZED_DESC'
  | 'LATEST_PRICE_ASC'
  | 'LATEST_PRICE_DESC'
  | 'NATURAL'
  | 'PAID_IN_CAPITAL_ASC'
  | 'PAID_IN_CAPITAL_DESC'
  | 'PERCENT_OF_SECURITY_ASC'
  | 'PERCENT_OF_SECURITY_DESC'
  | 'PERCENT_PAID_ASC'
  | 'PERCENT_PAID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PURCHASE_PRICE_ASC'
  | 'PURCHASE_PRICE_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'ROUND_NAME_ASC'
  | 'ROUND_NAME_DESC'
  | 'SECURITY_ID_ASC'
  | 'SECURITY_ID_DESC'
  | 'SECURITY_NAME_ASC'
  | 'SECURITY_NAME_DESC'
  | 'TERM_ASC'
  | 'TERM_DESC'
  | 'TOTAL_VALUE_ASC'
  | 'TOTAL_VALUE_DESC'
  | 'UNDEPLOYED_CAPITAL_ASC'
  | 'UNDEPLOYED_CAPITAL_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against `FullTransaction` object types. All fields are combined with a logical ‘and.’ */
export type FullTransactionFilter = {
  /** Checks for all expressions in this list. */
  and?: Array<FullTransactionFilter> | null | undefined;
  /** Filter by the object’s `bookedOn` field. */
  bookedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `brokerAccountName` field. */
  brokerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `brokerId` field. */
  brokerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `createdOn` field. */
  createdOn?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `entryCount` field. */
  entryCount?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `issuerAccountName` field. */
  issuerAccountName?: StringFilter | null | undefined;
  /** Filter by the object’s `issuerId` field. */
  issuerId?: UuidFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: FullTransactionFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<FullTransactionFilter> | null | undefined;
  /** Filter by the object’s `paidOn` field. */
  paidOn?: DateFilter | null | undefined;
  /** Filter by the object’s `reference` field. */
  reference?: StringFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityId` field. */
  securityId?: UuidFilter | null | undefined;
  /** Filter by the object’s `securityName` field. */
  securityName?: StringFilter | null | undefined;
  /** Filter by the object’s `units` field. */
  units?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `version` field. */
  version?: BigIntFilter | null | undefined;
};

/** Methods to use when ordering `FullTransaction`. */
export type FullTransactionsOrderBy =
  | 'BOOKED_ON_ASC'
  | 'BOOKED_ON_DESC'
  | 'BROKER_ACCOUNT_NAME_ASC'
  | 'BROKER_ACCOUNT_NAME_DESC'
  | 'BROKER_ID_ASC'
  | 'BROKER_ID_DESC'
  | 'CREATED_ON_ASC'
  | 'CREATED_ON_DESC'
  | 'ENTRY_COUNT_ASC'
  | 'ENTRY_COUNT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'ISSUER_ACCOUNT_NAME_ASC'
  | 'ISSUER_ACCOUNT_NAME_DESC'
  | 'ISSUER_ID_ASC'
  | 'ISSUER_ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'NATURAL'
  | 'PAID_ON_ASC'
  | 'PAID_ON_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'REFERENCE_ASC'
  | 'REFERENCE_DESC'
  | 'ROUND_ID_ASC'
  | 'ROUND_ID_DESC'
  | 'SECURITY_ID_ASC'
  | 'SECURITY_ID_DESC'
  | 'SECURITY_NAME_ASC'
  | 'SECURITY_NAME_DESC'
  | 'UNITS_ASC'
  | 'UNITS_DESC'
  | 'VERSION_ASC'
  | 'VERSION_DESC';

/** A filter to be used against `Holding` object types. All fields are combined with a logical ‘and.’ */
export type HoldingFilter = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<HoldingFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
  /** Filter by the object’s `roundId` field. */
  roundId?: UuidFilter | null | undefined;
};

/** A filter to be used against Int fields. All fields are combined with a logical ‘and.’ */
export type IntFilter = {
  /** Equal to the specified value. */
  equalTo?: number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: number | null | undefined;
  /** Included in the specified list. */
  in?: Array<number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<number> | null | undefined;
};

/** All input for the `investorChangeDistribution` mutation. */
export type InvestorChangeDistributionInput = {
  amount?: string | null | undefined;
  distributionId?: string | null | undefined;
  expectedPrice?: string | null | undefined;
};

/** All input for the `investorMakeDistribution` mutation. */
export type InvestorMakeDistributionInput = {
  /** Whole units. */
  amount: string;
  /** The price a unit that the investor was shown; another one is refused with `price_changed`. */
  expectedPrice?: string | null | undefined;
  /** The allocation to invest in. */
  offeringId: string;
};

/** All input for the `investorWithdrawDistribution` mutation. */
export type InvestorWithdrawDistributionInput = {
  distributionId?: string | null | undefined;
};

/** All input for the `makeDocumentLocation` mutation. */
export type MakeDocumentLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
};

/** All input for the `makeEmbedKey` mutation. */
export type MakeEmbedKeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  components?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  origins?: Array<string | null | undefined> | null | undefined;
};

/** All input for the `makeHoldingDocument` mutation. */
export type MakeHoldingDocumentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  extension: string;
  name: string;
  parentId: string;
  shareWith: Array<string | null | undefined>;
};

/** All input for the `makeIssuerAccount` mutation. */
export type MakeIssuerAccountInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  companyEmail?: string | null | undefined;
  companyName?: string | null | undefined;
};

/** All input for the `makeRound` mutation. */
export type MakeRoundInput = {
  assetId: string;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  closesOn: string;
  name: string;
  opensOn: string;
  price: string;
  status: string;
  termsUrl: string;
  total: string;
};

/** All input for the `makeSecurityDocument` mutation. */
export type MakeSecurityDocumentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  extension: string;
  name: string;
  parentId: string;
  shareWith: Array<string | null | undefined>;
};

/** All input for the `makeTaRequestDistributionIssuances` mutation. */
export type MakeTaRequestDistributionIssuancesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  distributionIds: Array<string | null | undefined>;
};

/** All input for the `makeToken` mutation. */
export type MakeTokenInput = {
  _chain?: string | null | undefined;
  _contractAddressId?: string | null | undefined;
  _name?: string | null | undefined;
  _symbol?: string | null | undefined;
  _tokenId?: string | null | undefined;
  _version?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the `makeTranche` mutation. */
export type MakeTrancheInput = {
  assetId: string;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  closesOn: string;
  coupon: string;
  name: string;
  opensOn: string;
  price: string;
  status: string;
  term: number;
  termsUrl: string;
  total: string;
};

/** All input for the `makeTransfer` mutation. */
export type MakeTransferInput = {
  amount?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  holdingId?: string | null | undefined;
  investorId?: string | null | undefined;
  price?: string | null | undefined;
};

/** All input for the `revokeEmbedKey` mutation. */
export type RevokeEmbedKeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
};

/** All input for the `rotateEmbedKey` mutation. */
export type RotateEmbedKeyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
  keepOldFor?: number | null | undefined;
};

/** Represents an update to a `Round`. Fields that are set will be updated. */
export type RoundPatch = {
  /** The last open day, in UTC. */
  closesOn?: string | null | undefined;
  name?: string | null | undefined;
  /** The first open day, in UTC. */
  opensOn?: string | null | undefined;
  /** US dollars a unit. */
  price?: string | null | undefined;
  securityId?: string | null | undefined;
  status?: string | null | undefined;
  /** Its dataroom. */
  termsUrl?: string | null | undefined;
  /** Units for sale. */
  total?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** Represents an update to a `Security`. Fields that are set will be updated. */
export type SecurityPatch = {
  name?: string | null | undefined;
  /** Its class, in short: B-1. */
  ticker?: string | null | undefined;
  /** Units authorised: never fewer than issued. */
  total?: string | null | undefined;
  /** What a unit is worth today, in US dollars. */
  unitValue?: string | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** All input for the `setupAccount` mutation. */
export type SetupAccountInput = {
  accountName?: string | null | undefined;
  addresses?: Array<SetupAddressInput | null | undefined> | null | undefined;
  attestation?: boolean | null | undefined;
  formationDate?: string | null | undefined;
  parties?: Array<SetupPartyInput | null | undefined> | null | undefined;
  taxId?: string | null | undefined;
  type?: string | null | undefined;
};

/** An input for mutations affecting `SetupAddress` */
export type SetupAddressInput = {
  city?: string | null | undefined;
  countryId?: number | null | undefined;
  lineOne?: string | null | undefined;
  lineTwo?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  type?: string | null | undefined;
};

/** An input for mutations affecting `SetupParty` */
export type SetupPartyInput = {
  addresses?: Array<SetupAddressInput | null | undefined> | null | undefined;
  allowLogin?: boolean | null | undefined;
  dateOfBirth?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  isPrimary?: boolean | null | undefined;
  lastName?: string | null | undefined;
  role?: string | null | undefined;
  taxId?: string | null | undefined;
  usCitizen?: boolean | null | undefined;
};

/** A filter to be used against String fields. All fields are combined with a logical ‘and.’ */
export type StringFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Contains the specified string (case-sensitive). */
  includes?: string | null | undefined;
  /** Contains the specified string (case-insensitive). */
  includesInsensitive?: string | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
  /** Starts with the specified string (case-insensitive). */
  startsWithInsensitive?: string | null | undefined;
};

/** All input for the `tokenizeHoldings` mutation. */
export type TokenizeHoldingsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  holdingIds: Array<string | null | undefined>;
};

/** Represents an update to a `TrancheBondDatum`. Fields that are set will be updated. */
export type TrancheBondDatumPatch = {
  /** Percent a year. */
  coupon?: string | null | undefined;
  /** Years to maturity. */
  term?: number | null | undefined;
  /** Counts the changes of the row, from 1. */
  version?: string | null | undefined;
};

/** A filter to be used against UUID fields. All fields are combined with a logical ‘and.’ */
export type UuidFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** All input for the `updateAccountById` mutation. */
export type UpdateAccountByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `Account` being updated. */
  patch: AccountPatch;
};

/** All input for the `updateAssetById` mutation. */
export type UpdateAssetByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `Asset` being updated. */
  patch: AssetPatch;
};

/** All input for the `updateBrokerAllocationById` mutation. */
export type UpdateBrokerAllocationByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `BrokerAllocation` being updated. */
  patch: BrokerAllocationPatch;
};

/** All input for the `updateCapitalDeploymentById` mutation. */
export type UpdateCapitalDeploymentByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `CapitalDeployment` being updated. */
  patch: CapitalDeploymentPatch;
};

/** All input for the `updateEmbedKeyById` mutation. */
export type UpdateEmbedKeyByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `EmbedKey` being updated. */
  patch: EmbedKeyPatch;
};

/** All input for the `updateHoldingDocument` mutation. */
export type UpdateHoldingDocumentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
  name?: string | null | undefined;
  shareWith?: Array<string | null | undefined> | null | undefined;
  version?: string | null | undefined;
};

/** All input for the `updateRoundById` mutation. */
export type UpdateRoundByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `Round` being updated. */
  patch: RoundPatch;
};

/** All input for the `updateSecurityById` mutation. */
export type UpdateSecurityByIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: string;
  /** An object where the defined keys will be set on the `Security` being updated. */
  patch: SecurityPatch;
};

/** All input for the `updateSecurityDocument` mutation. */
export type UpdateSecurityDocumentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: string | null | undefined;
  name?: string | null | undefined;
  shareWith?: Array<string | null | undefined> | null | undefined;
  version?: string | null | undefined;
};

/** All input for the `updateTrancheBondDatumByRoundId` mutation. */
export type UpdateTrancheBondDatumByRoundIdInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  /** An object where the defined keys will be set on the `TrancheBondDatum` being updated. */
  patch: TrancheBondDatumPatch;
  roundId: string;
};
