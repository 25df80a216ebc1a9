// Written by `pnpm generate`; do not edit.
import { CountriesDocument } from '../countries/operations.generated'
import { UsersDataDocument, UsersAccountsDocument, AccountDocument } from '../features/accounts/operations.generated'
import { AccreditationDocument, RenewAccreditationDocument } from '../features/accreditation/operations.generated'
import { AssetsDocument, AssetRoundsDocument, ManagedRoundsDocument, AssetTypesDocument, CreateAssetDocument, UpdateAssetDocument, MakeRoundDocument, MakeTrancheDocument } from '../features/assets/operations.generated'
import { RecordHistoryDocument } from '../features/audit/operations.generated'
import { CapTableDocument, WholeCapTableDocument, CapTableSumsDocument, CapTableTotalsDocument, CapTablePartsDocument, CapTableRoundsDocument, ScheduleOfPurchasersDocument, WholeScheduleOfPurchasersDocument, PurchaserSumsDocument, PurchaserTotalsDocument } from '../features/capTable/operations.generated'
import { SendClaimAccountEmailDocument, ResendEmailDocument } from '../features/claim/operations.generated'
import { ContactsDocument, WholeContactsDocument, MakeCustomerDocument, UpdateCustomerDocument, ContactImportDocument, ImportedRowsDocument, WholeImportedRowsDocument, MakeFileLocationDocument, PreviewBulkCustomersDocument, BulkCustomersDocument, MendImportRowDocument, DiscardImportDocument } from '../features/contacts/operations.generated'
import { DashboardFiguresDocument, WaitingDocument, DashboardAssetsDocument, DashboardAccountsDocument, DashboardTransactionsDocument } from '../features/dashboard/operations.generated'
import { DelegatesDocument, MakeDelegateDocument, UpdateUsersAccountDocument, TransferOwnershipDocument } from '../features/delegates/operations.generated'
import { DistributionsDocument, WholeDistributionsDocument, DistributionTotalsDocument, UnpricedDistributionsDocument, WholeUnpricedDistributionsDocument, UnpricedDistributionTotalsDocument, DistributionCountsDocument } from '../features/distributions/operations.generated'
import { InvitedBrokersDocument } from '../features/distributors/operations.generated'
import { DocumentsDocument, SignedDocumentsDocument, DocumentFileDocument } from '../features/documents/operations.generated'
import { HoldingDocument, HoldingLedgerDocument } from '../features/holding/operations.generated'
import { HoldingsDocument, WholeHoldingsDocument, HoldingTotalsDocument } from '../features/holdings/operations.generated'
import { EmbedKeysDocument, MakeEmbedKeyDocument, UpdateEmbedKeyDocument, RotateEmbedKeyDocument, RevokeEmbedKeyDocument, IntegrationsDocument, CreateAccountIntegrationDocument } from '../features/integrations/operations.generated'
import { OfferingDetailsDocument, DistributionDocument, MakeInvestmentDocument, ChangeInvestmentDocument, WithdrawInvestmentDocument, InvestmentEndDocument } from '../features/invest/operations.generated'
import { BrokerInvitationsDocument, ManagedAccountsDocument, AnswerInvitationDocument, MakeIssuerAccountDocument, UpdateManagedAccountDocument } from '../features/issuers/operations.generated'
import { MailChoicesDocument, ChooseMailDocument } from '../features/mails/operations.generated'
import { OfferWallDocument } from '../features/offerWall/operations.generated'
import { InvestorAccountTypesDocument, SetupAccountDocument, OpenSetupDraftDocument, SaveSetupDraftDocument, DiscardSetupDraftDocument } from '../features/onboarding/operations.generated'
import { PaperReviewsDocument, ReviewStepDocument } from '../features/paperReviews/operations.generated'
import { StepPapersDocument, MakeStepDocumentDocument, MakePaperLocationDocument, DeleteStepDocumentDocument } from '../features/papers/operations.generated'
import { PortfolioDistributionsDocument, PortfolioHoldingsDocument } from '../features/portfolio/operations.generated'
import { ProfileDocument } from '../features/profiles/operations.generated'
import { QualificationAnswersDocument } from '../features/qualificationAnswers/operations.generated'
import { ReportsDocument, ControlBookRoundsDocument, StatementHolderDocument, StatementPositionsDocument, StatementEntriesDocument } from '../features/reports/operations.generated'
import { RoundDocument, RoundCapitalDocument, RoundDistributorsDocument, RoundsOfAssetDocument, RoundAllocationsDocument, RoundDeploymentsDocument, RoundQualificationsDocument, CapitalOverTimeDocument, IncomingCapitalDocument, IncomingCapitalTotalsDocument, WholeIncomingCapitalDocument, IssuableDistributionsDocument, RequestedIssuancesDocument, ProofOfIssuanceDocument, BrokerTypeaheadDocument, UpdateRoundDocument, UpdateTrancheDocument, InviteDistributorDocument, CreateAllocationDocument, CreateDeploymentDocument, UpdateDeploymentDocument, RequestIssuancesDocument } from '../features/rounds/operations.generated'
import { ReportsDocument, ControlBookRoundsDocument, StatementHolderDocument, StatementHoldersDocument, StatementPositionsDocument, StatementEntriesDocument } from '../features/reports/operations.generated'
import { RoundDocument, RoundCapitalDocument, RoundDistributorsDocument, RoundsOfAssetDocument, RoundAllocationsDocument, RoundDeploymentsDocument, RoundQualificationsDocument, CapitalOverTimeDocument, IncomingCapitalDocument, IssuableDistributionsDocument, RequestedIssuancesDocument, ProofOfIssuanceDocument, BrokerTypeaheadDocument, UpdateRoundDocument, UpdateTrancheDocument, InviteDistributorDocument, CreateAllocationDocument, CreateDeploymentDocument, UpdateDeploymentDocument, RequestIssuancesDocument } from '../features/rounds/operations.generated'
import { SecuritiesDocument, SecurityNamesDocument, SecurityDocument, CreateSecurityDocument, UpdateSecurityDocument } from '../features/securities/operations.generated'
import { UserSessionsDocument, EndSessionDocument, EndOtherSessionsDocument, PasskeysDocument, RenamePasskeyDocument, RemovePasskeyDocument, SecuritySettingsDocument, SetSecondFactorDocument } from '../features/security/operations.generated'
import { AccountCardDocument, UpdateAccountCardDocument, UpdateAddressDocument, UpdateEmailPreferenceDocument, AddEmailAddressDocument } from '../features/settings/operations.generated'
import { ProcessDocument, StepDocument, CompleteStepDocument, OpenStepDraftDocument, SaveStepDraftDocument, DiscardStepDraftDocument } from '../features/steps/operations.generated'
import { AcceptTermsDocument } from '../features/terms/operations.generated'
import { RoundTokenDocument, OfferedChainsDocument, TokenHoldingsDocument, TokenEntriesDocument, UnissuedDistributionsDocument, MakeTokenDocument, DeployContractDocument, TokenizeHoldingsDocument } from '../features/tokens/operations.generated'
import { TransactionsDocument, WholeTransactionsDocument, TransactionDocument, TransferableHoldingsDocument, TransferableHoldingDocument, TransferRecipientsDocument, TransferBalancesDocument, MakeTransferDocument } from '../features/transactions/operations.generated'
import { SecurityDocumentsDocument, HoldingDocumentsDocument, AllowedSharesDocument, MakeSecurityDocumentDocument, MakeHoldingDocumentDocument, MakeDocumentLocationDocument, UpdateSecurityDocumentDocument, UpdateHoldingDocumentDocument, DeleteSecurityDocumentDocument, DeleteHoldingDocumentDocument } from '../features/uploads/operations.generated'
import { WalletEntriesDocument } from '../features/wallet/operations.generated'

/** Every operation the package sends, by its name: what `fakeServer().on(…)` is taught with. */
export const operations = {
  Countries: CountriesDocument,
  UsersData: UsersDataDocument,
  UsersAccounts: UsersAccountsDocument,
  Account: AccountDocument,
  Accreditation: AccreditationDocument,
  RenewAccreditation: RenewAccreditationDocument,
  Assets: AssetsDocument,
  AssetRounds: AssetRoundsDocument,
  ManagedRounds: ManagedRoundsDocument,
  AssetTypes: AssetTypesDocument,
  CreateAsset: CreateAssetDocument,
  UpdateAsset: UpdateAssetDocument,
  MakeRound: MakeRoundDocument,
  MakeTranche: MakeTrancheDocument,
  RecordHistory: RecordHistoryDocument,
  CapTable: CapTableDocument,
  WholeCapTable: WholeCapTableDocument,
  CapTableSums: CapTableSumsDocument,
  CapTableTotals: CapTableTotalsDocument,
  CapTableParts: CapTablePartsDocument,
  CapTableRounds: CapTableRoundsDocument,
  ScheduleOfPurchasers: ScheduleOfPurchasersDocument,
  WholeScheduleOfPurchasers: WholeScheduleOfPurchasersDocument,
  PurchaserSums: PurchaserSumsDocument,
  PurchaserTotals: PurchaserTotalsDocument,
  SendClaimAccountEmail: SendClaimAccountEmailDocument,
  ResendEmail: ResendEmailDocument,
  Contacts: ContactsDocument,
  WholeContacts: WholeContactsDocument,
  MakeCustomer: MakeCustomerDocument,
  UpdateCustomer: UpdateCustomerDocument,
  ContactImport: ContactImportDocument,
  ImportedRows: ImportedRowsDocument,
  WholeImportedRows: WholeImportedRowsDocument,
  MakeFileLocation: MakeFileLocationDocument,
  PreviewBulkCustomers: PreviewBulkCustomersDocument,
  BulkCustomers: BulkCustomersDocument,
  MendImportRow: MendImportRowDocument,
  DiscardImport: DiscardImportDocument,
  DashboardFigures: DashboardFiguresDocument,
  Waiting: WaitingDocument,
  DashboardAssets: DashboardAssetsDocument,
  DashboardAccounts: DashboardAccountsDocument,
  DashboardTransactions: DashboardTransactionsDocument,
  Delegates: DelegatesDocument,
  MakeDelegate: MakeDelegateDocument,
  UpdateUsersAccount: UpdateUsersAccountDocument,
  TransferOwnership: TransferOwnershipDocument,
  Distributions: DistributionsDocument,
  WholeDistributions: WholeDistributionsDocument,
  DistributionTotals: DistributionTotalsDocument,
  UnpricedDistributions: UnpricedDistributionsDocument,
  WholeUnpricedDistributions: WholeUnpricedDistributionsDocument,
  UnpricedDistributionTotals: UnpricedDistributionTotalsDocument,
  DistributionCounts: DistributionCountsDocument,
  InvitedBrokers: InvitedBrokersDocument,
  Documents: DocumentsDocument,
  SignedDocuments: SignedDocumentsDocument,
  DocumentFile: DocumentFileDocument,
  Holding: HoldingDocument,
  HoldingLedger: HoldingLedgerDocument,
  Holdings: HoldingsDocument,
  WholeHoldings: WholeHoldingsDocument,
  HoldingTotals: HoldingTotalsDocument,
  EmbedKeys: EmbedKeysDocument,
  MakeEmbedKey: MakeEmbedKeyDocument,
  UpdateEmbedKey: UpdateEmbedKeyDocument,
  RotateEmbedKey: RotateEmbedKeyDocument,
  RevokeEmbedKey: RevokeEmbedKeyDocument,
  Integrations: IntegrationsDocument,
  CreateAccountIntegration: CreateAccountIntegrationDocument,
  OfferingDetails: OfferingDetailsDocument,
  Distribution: DistributionDocument,
  MakeInvestment: MakeInvestmentDocument,
  ChangeInvestment: ChangeInvestmentDocument,
  WithdrawInvestment: WithdrawInvestmentDocument,
  InvestmentEnd: InvestmentEndDocument,
  BrokerInvitations: BrokerInvitationsDocument,
  ManagedAccounts: ManagedAccountsDocument,
  AnswerInvitation: AnswerInvitationDocument,
  MakeIssuerAccount: MakeIssuerAccountDocument,
  UpdateManagedAccount: UpdateManagedAccountDocument,
  MailChoices: MailChoicesDocument,
  ChooseMail: ChooseMailDocument,
  OfferWall: OfferWallDocument,
  InvestorAccountTypes: InvestorAccountTypesDocument,
  SetupAccount: SetupAccountDocument,
  OpenSetupDraft: OpenSetupDraftDocument,
  SaveSetupDraft: SaveSetupDraftDocument,
  DiscardSetupDraft: DiscardSetupDraftDocument,
  PaperReviews: PaperReviewsDocument,
  ReviewStep: ReviewStepDocument,
  StepPapers: StepPapersDocument,
  MakeStepDocument: MakeStepDocumentDocument,
  MakePaperLocation: MakePaperLocationDocument,
  DeleteStepDocument: DeleteStepDocumentDocument,
  PortfolioDistributions: PortfolioDistributionsDocument,
  PortfolioHoldings: PortfolioHoldingsDocument,
  Profile: ProfileDocument,
  QualificationAnswers: QualificationAnswersDocument,
  Reports: ReportsDocument,
  ControlBookRounds: ControlBookRoundsDocument,
  StatementHolder: StatementHolderDocument,
  StatementHolders: StatementHoldersDocument,
  StatementPositions: StatementPositionsDocument,
  StatementEntries: StatementEntriesDocument,
  Round: RoundDocument,
  RoundCapital: RoundCapitalDocument,
  RoundDistributors: RoundDistributorsDocument,
  RoundsOfAsset: RoundsOfAssetDocument,
  RoundAllocations: RoundAllocationsDocument,
  RoundDeployments: RoundDeploymentsDocument,
  RoundQualifications: RoundQualificationsDocument,
  CapitalOverTime: CapitalOverTimeDocument,
  IncomingCapital: IncomingCapitalDocument,
  IncomingCapitalTotals: IncomingCapitalTotalsDocument,
  WholeIncomingCapital: WholeIncomingCapitalDocument,
  IssuableDistributions: IssuableDistributionsDocument,
  RequestedIssuances: RequestedIssuancesDocument,
  ProofOfIssuance: ProofOfIssuanceDocument,
  BrokerTypeahead: BrokerTypeaheadDocument,
  UpdateRound: UpdateRoundDocument,
  UpdateTranche: UpdateTrancheDocument,
  InviteDistributor: InviteDistributorDocument,
  CreateAllocation: CreateAllocationDocument,
  CreateDeployment: CreateDeploymentDocument,
  UpdateDeployment: UpdateDeploymentDocument,
  RequestIssuances: RequestIssuancesDocument,
  Securities: SecuritiesDocument,
  SecurityNames: SecurityNamesDocument,
  Security: SecurityDocument,
  CreateSecurity: CreateSecurityDocument,
  UpdateSecurity: UpdateSecurityDocument,
  UserSessions: UserSessionsDocument,
  EndSession: EndSessionDocument,
  EndOtherSessions: EndOtherSessionsDocument,
  Passkeys: PasskeysDocument,
  RenamePasskey: RenamePasskeyDocument,
  RemovePasskey: RemovePasskeyDocument,
  SecuritySettings: SecuritySettingsDocument,
  SetSecondFactor: SetSecondFactorDocument,
  AccountCard: AccountCardDocument,
  UpdateAccountCard: UpdateAccountCardDocument,
  UpdateAddress: UpdateAddressDocument,
  UpdateEmailPreference: UpdateEmailPreferenceDocument,
  AddEmailAddress: AddEmailAddressDocument,
  Process: ProcessDocument,
  Step: StepDocument,
  CompleteStep: CompleteStepDocument,
  OpenStepDraft: OpenStepDraftDocument,
  SaveStepDraft: SaveStepDraftDocument,
  DiscardStepDraft: DiscardStepDraftDocument,
  AcceptTerms: AcceptTermsDocument,
  RoundToken: RoundTokenDocument,
  OfferedChains: OfferedChainsDocument,
  TokenHoldings: TokenHoldingsDocument,
  TokenEntries: TokenEntriesDocument,
  UnissuedDistributions: UnissuedDistributionsDocument,
  MakeToken: MakeTokenDocument,
  DeployContract: DeployContractDocument,
  TokenizeHoldings: TokenizeHoldingsDocument,
  Transactions: TransactionsDocument,
  WholeTransactions: WholeTransactionsDocument,
  Transaction: TransactionDocument,
  TransferableHoldings: TransferableHoldingsDocument,
  TransferableHolding: TransferableHoldingDocument,
  TransferRecipients: TransferRecipientsDocument,
  TransferBalances: TransferBalancesDocument,
  MakeTransfer: MakeTransferDocument,
  SecurityDocuments: SecurityDocumentsDocument,
  HoldingDocuments: HoldingDocumentsDocument,
  AllowedShares: AllowedSharesDocument,
  MakeSecurityDocument: MakeSecurityDocumentDocument,
  MakeHoldingDocument: MakeHoldingDocumentDocument,
  MakeDocumentLocation: MakeDocumentLocationDocument,
  UpdateSecurityDocument: UpdateSecurityDocumentDocument,
  UpdateHoldingDocument: UpdateHoldingDocumentDocument,
  DeleteSecurityDocument: DeleteSecurityDocumentDocument,
  DeleteHoldingDocument: DeleteHoldingDocumentDocument,
  WalletEntries: WalletEntriesDocument,
}
