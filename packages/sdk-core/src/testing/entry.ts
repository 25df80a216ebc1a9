export { aMembership, anAccount, aUser, aUsersAccounts, aUsersData } from './accountFixtures'
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
export { aDistribution, anOffering } from './investFixtures'
export { aCountry, aTermsOfService } from './lookupFixtures'
export { operations } from './operations'
export { aProcess, aStep } from './stepFixtures'
