export {
  distributionAnswer,
  offeringAnswer,
  processAnswer,
  stepAnswer,
  usersAccountsAnswer,
  usersDataAnswer,
} from './answers'
export { aPortfolio, aPortfolioDistribution, aPortfolioHolding, aPortfolioRound } from './aPortfolio'
export {
  fakeServer,
  refuse,
  type FakeAnswer,
  type FakeHandler,
  type FakeRequest,
  type FakeServer,
} from './fakeServer'
export { fakeSocket, type FakeSocket, type FakeSocketOptions, type SentFrame } from './fakeSocket'
export { fixtureIds } from './fixtureIds'
export {
  aCountry,
  aDistribution,
  aMembership,
  anAccount,
  anOffering,
  aProcess,
  aStep,
  aTermsOfService,
  aUser,
  aUsersAccounts,
  aUsersData,
} from './fixtures'
export { operations } from './operations'
