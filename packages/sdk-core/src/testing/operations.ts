import { AccountDocument, UsersAccountsDocument, UsersDataDocument } from '../accounts/operations.generated'
import { CountriesDocument } from '../countries/operations.generated'
import {
  DistributionDocument,
  MakeInvestmentDocument,
  OfferingDetailsDocument,
} from '../invest/operations.generated'
import { LiveAccountsDocument, LiveProcessesDocument, LiveStepsDocument } from '../live/operations.generated'
import { InvestorAccountTypesDocument, SetupAccountDocument } from '../onboarding/operations.generated'
import { PortfolioDistributionsDocument, PortfolioHoldingsDocument } from '../portfolio/operations.generated'
import { CompleteStepDocument, ProcessDocument, StepDocument } from '../steps/operations.generated'
import { AcceptTermsDocument } from '../terms/operations.generated'

/** Every operation the package sends, by its name: what `fakeServer().on(…)` is taught with. */
export const operations = {
  AcceptTerms: AcceptTermsDocument,
  Account: AccountDocument,
  CompleteStep: CompleteStepDocument,
  Countries: CountriesDocument,
  Distribution: DistributionDocument,
  InvestorAccountTypes: InvestorAccountTypesDocument,
  LiveAccounts: LiveAccountsDocument,
  LiveProcesses: LiveProcessesDocument,
  LiveSteps: LiveStepsDocument,
  MakeInvestment: MakeInvestmentDocument,
  OfferingDetails: OfferingDetailsDocument,
  PortfolioDistributions: PortfolioDistributionsDocument,
  PortfolioHoldings: PortfolioHoldingsDocument,
  Process: ProcessDocument,
  SetupAccount: SetupAccountDocument,
  Step: StepDocument,
  UsersAccounts: UsersAccountsDocument,
  UsersData: UsersDataDocument,
}
