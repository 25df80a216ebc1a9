import { describe, expect, it } from 'vitest'
import { readComponents } from './readComponents.ts'
import { coreEntry, kitEntry, trace } from './trace.ts'

const others = ['onboarding', 'steps', 'terms']

/** The requests that may follow any write when the account requires a second factor. */
const confirming = ['confirm', 'options', 'state'].map((word) => `/api/v2/second-factor/${word}`)

// All of it is work of the processor, which takes a minute on a machine that does other work.
describe('trace', { timeout: 300_000 }, () => {
  it('finds the operations that an entry of the core sends, for all of its exports or some', () => {
    expect([...trace(coreEntry('accounts')).operations].sort()).toEqual([
      'Account',
      'UsersAccounts',
      'UsersData',
    ])
    expect([...trace(coreEntry('accounts'), { names: ['usersDataQuery'] }).operations]).toEqual(['UsersData'])
  })

  it('follows the code of a block into the core and into lazily loaded code', () => {
    const { operations } = trace(kitEntry('invest'))

    expect(operations).toContain('MakeInvestment')
    // Only when an account has to be set up does InvestFlow load how.
    expect(operations).toContain('SetupAccount')
  })

  it('ends where another block begins, and names it', () => {
    const { operations, shows } = trace(kitEntry('invest'), { blocks: others })

    expect([...operations].sort()).toEqual([
      'ChangeInvestment',
      'Distribution',
      'InvestmentEnd',
      'MakeInvestment',
      'OfferingDetails',
      'Process',
      'UsersData',
      'WithdrawInvestment',
    ])
    expect([...shows].sort()).toEqual(['onboarding', 'steps'])
  })

  it('does not count a block of which a file is used that sends nothing', () => {
    expect([...trace(kitEntry('steps'), { blocks: ['invest', 'onboarding'] }).shows]).toEqual([])
  })

  it('finds the paths that are posted to, and the queries sent when a followed record changes', () => {
    const { operations, posts } = trace(kitEntry('steps'), { blocks: ['invest', 'onboarding'] })

    expect([...posts].sort()).toEqual([
      '/api/v2/integration/check-signer-name',
      '/api/v2/integration/decline-papers',
      '/api/v2/integration/docusign-link',
      '/api/v2/integration/envelope-key',
      '/api/v2/integration/investready-credential',
      '/api/v2/integration/payment-instructions',
      '/api/v2/integration/remind-signer',
      '/api/v2/integration/sign-papers',
      '/api/v2/integration/signing-paper',
      '/api/v2/integration/signing-papers',
      ...confirming,
    ])
    expect([...operations]).toEqual(expect.arrayContaining(['Process', 'Step']))
  })
})

describe('readComponents', { timeout: 300_000 }, () => {
  it('takes every folder of the kit that sends anything for a component, but those for no vendor', () => {
    const components = new Map(readComponents().map(({ name, leadsTo }) => [name, leadsTo.toSorted()]))

    expect(components.get('invest')).toEqual(['setup', 'steps'])
    expect(components.get('portfolio')).toEqual(['offerWall'])
    expect(components.get('rounds')).toEqual(['audit', 'capTable', 'distributions', 'holdings'])
    expect(
      ['accounts', 'delegates', 'integrations', 'settings', 'provider', 'ui'].filter((name) =>
        components.has(name),
      ),
    ).toEqual([])
  })

  it('shows no block that sends no more than every page may', () => {
    // A hook of the accounts' folder requests the reader.
    expect(readComponents().filter(({ leadsTo }) => leadsTo.includes('accounts'))).toEqual([])
  })
})
