import {
  AccountDocument,
  UsersAccountsDocument,
  UsersDataDocument,
} from '../features/accounts/operations.generated'
import { CountriesDocument } from '../countries/operations.generated'
import {
  EmbedKeysDocument,
  MakeEmbedKeyDocument,
  RevokeEmbedKeyDocument,
  RotateEmbedKeyDocument,
  UpdateEmbedKeyDocument,
} from '../features/integrations/operations.generated'
import {
  DistributionDocument,
  MakeInvestmentDocument,
  OfferingDetailsDocument,
} from '../features/invest/operations.generated'
import { LiveProcessesDocument, LiveStepsDocument } from '../live/operations.generated'
import {
  InvestorAccountTypesDocument,
  SetupAccountDocument,
} from '../features/onboarding/operations.generated'
import {
  PortfolioDistributionsDocument,
  PortfolioHoldingsDocument,
} from '../features/portfolio/operations.generated'
import { CompleteStepDocument, ProcessDocument, StepDocument } from '../features/steps/operations.generated'
import { AcceptTermsDocument } from '../features/terms/operations.generated'

/** Every operation the package sends, by its name: what `fakeServer().on(…)` is taught with. */
export const operations = {
  AcceptTerms: AcceptTermsDocument,
  Account: AccountDocument,
  CompleteStep: CompleteStepDocument,
  Countries: CountriesDocument,
  Distribution: DistributionDocument,
  EmbedKeys: EmbedKeysDocument,
  InvestorAccountTypes: InvestorAccountTypesDocument,
  LiveProcesses: LiveProcessesDocument,
  LiveSteps: LiveStepsDocument,
  MakeEmbedKey: MakeEmbedKeyDocument,
  MakeInvestment: MakeInvestmentDocument,
  OfferingDetails: OfferingDetailsDocument,
  PortfolioDistributions: PortfolioDistributionsDocument,
  PortfolioHoldings: PortfolioHoldingsDocument,
  Process: ProcessDocument,
  RevokeEmbedKey: RevokeEmbedKeyDocument,
  RotateEmbedKey: RotateEmbedKeyDocument,
  SetupAccount: SetupAccountDocument,
  Step: StepDocument,
  UpdateEmbedKey: UpdateEmbedKeyDocument,
  UsersAccounts: UsersAccountsDocument,
  UsersData: UsersDataDocument,
}
