export { aMembership, anAccount, aUser, aUsersAccounts, aUsersData } from '../testing/accountFixtures'
export { anEmbedKey, embedKeyAnswer, embedKeysAnswer, newEmbedKeyAnswer } from '../testing/anEmbedKey'
export {
  distributionAnswer,
  offeringAnswer,
  processAnswer,
  stepAnswer,
  usersAccountsAnswer,
  usersDataAnswer,
} from '../testing/answers'
export { aPortfolio, aPortfolioDistribution, aPortfolioHolding, aPortfolioRound } from '../testing/aPortfolio'
export {
  fakeServer,
  refuse,
  type FakeAnswer,
  type FakeHandler,
  type FakeRequest,
  type FakeServer,
} from '../testing/fakeServer'
export { fakeSocket, type FakeSocket, type FakeSocketOptions, type SentFrame } from '../testing/fakeSocket'
export { fixtureIds } from '../testing/fixtureIds'
export { aDistribution, anOffering } from '../testing/investFixtures'
export { aCountry, aTermsOfService } from '../testing/lookupFixtures'
export { operations } from '../testing/operations'
export { aProcess, aStep } from '../testing/stepFixtures'
