// A platform in memory, a socket you can drop, plain records for your tests.
// Written by `pnpm generate`; do not edit.
export * from '../testing/fakeServer'
export * from '../testing/fakeSocket'
export * from '../testing/fixtureIds'
export * from '../testing/operations.generated'
export * from '../countries/testing'
export * from '../features/accounts/testing'
export * from '../features/documents/testing'
export * from '../features/integrations/testing'
export * from '../features/invest/testing'
export * from '../features/portfolio/testing'
export * from '../features/steps/testing'
export * from '../features/terms/testing'
