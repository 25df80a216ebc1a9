/** All input for the `acceptTerms` mutation. */
export type AcceptTermsInput = {
  termsId?: string | null | undefined;
};

/** A filter to be used against BigFloat fields. All fields are combined with a logical ‘and.’ */
export type BigFloatFilter = {
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
};

/** A filter to be used against Boolean fields. All fields are combined with a logical ‘and.’ */
export type BooleanFilter = {
  /** Equal to the specified value. */
  equalTo?: boolean | null | undefined;
};

/** All input for the `completeStep` mutation. */
export type CompleteStepInput = {
  blob?: unknown;
  stepId?: string | null | undefined;
};

/** A filter to be used against `Distribution` object types. All fields are combined with a logical ‘and.’ */
export type DistributionFilter = {
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

/** A filter to be used against `Holding` object types. All fields are combined with a logical ‘and.’ */
export type HoldingFilter = {
  /** Filter by the object’s `amount` field. */
  amount?: BigFloatFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<HoldingFilter> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: UuidFilter | null | undefined;
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
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against UUID fields. All fields are combined with a logical ‘and.’ */
export type UuidFilter = {
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
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
