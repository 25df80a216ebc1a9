import { fixtureIds } from '../../testing/fixtureIds'
import type {
  AuditedChangesQuery,
  AuditedOperationFactsFragment,
  AuditedOperationsQuery,
  BrandVersionsQuery,
  HealthOfIntegrationsQuery,
  PlatformAccountFactsFragment,
  PlatformAccountQuery,
  PlatformAccountsQuery,
  PlatformBrandsQuery,
  PlatformMessageFactsFragment,
  PlatformMessagesQuery,
  PlatformPeopleQuery,
  PlatformPersonFactsFragment,
  PlatformPersonQuery,
  TermsPeopleQuery,
  TermsPersonFactsFragment,
  TermsVersionFactsFragment,
  TermsVersionsQuery,
} from './operations.generated'

/** The version of the terms that is in force. */
export function aTermsVersion(changes: Partial<TermsVersionFactsFragment> = {}): TermsVersionFactsFragment {
  return {
    ...{ __typename: 'TermsVersion', id: fixtureIds.nth(4401), number: 4, title: 'Electronic statements' },
    ...{ type: 'plain', language: 'en', holdsFrom: '2026-11-01T09:00:00.000000+00:00' },
    ...{ publishedBy: 'Nora Lindahl', publishedOn: '2026-10-20T09:00:00.000000+00:00', isLatest: false },
    ...{ status: 'in_force', accepted: 1031, people: 1248 },
    ...changes,
  }
}

/** The answer of `TermsVersions`. */
export function termsVersionsAnswer(nodes: readonly TermsVersionFactsFragment[]): TermsVersionsQuery {
  return { __typename: 'Query', termsVersions: { __typename: 'TermsVersionsConnection', nodes: [...nodes] } }
}

/** A person that has not accepted the version yet. */
export function aTermsPerson(changes: Partial<TermsPersonFactsFragment> = {}): TermsPersonFactsFragment {
  return {
    ...{ __typename: 'TermsPerson', id: fixtureIds.nth(4411), name: 'Ines Carvalho' },
    ...{ email: 'ines@example.com', accounts: 'Ines Carvalho', acceptedOn: null },
    ...changes,
  }
}

/** The answer of `TermsPeople`. */
export function termsPeopleAnswer(
  nodes: readonly TermsPersonFactsFragment[],
  totalCount = nodes.length,
): TermsPeopleQuery {
  return {
    __typename: 'Query',
    termsPeople: { __typename: 'TermsPeopleConnection', totalCount, nodes: [...nodes] },
  }
}

/** Returns a signed-in investor. */
export function aPlatformPerson(
  changes: Partial<PlatformPersonFactsFragment> = {},
): PlatformPersonFactsFragment {
  return {
    ...{ __typename: 'PlatformPerson', id: fixtureIds.nth(4421), name: 'Maren Okafor' },
    ...{ email: 'maren.okafor@example.com', status: 'active', accounts: 'Maren Okafor', sessions: 2 },
    ...{ lastSeenAt: '2026-11-21T10:40:00.000000+00:00', joinedOn: '2025-01-13T09:00:00.000000+00:00' },
    isSelf: false,
    ...changes,
  }
}

/** The answer of `PlatformPeople`. */
export function platformPeopleAnswer(nodes: readonly PlatformPersonFactsFragment[]): PlatformPeopleQuery {
  return {
    __typename: 'Query',
    platformPeople: {
      ...{ __typename: 'PlatformPeopleConnection', totalCount: nodes.length, nodes: [...nodes] },
    },
  }
}

/** The answer of `PlatformPerson`: an owner of one account, with as many open sessions as the person has. */
export function platformPersonAnswer(
  person: PlatformPersonFactsFragment | null,
  suspensions: readonly { reason: string; restoredOn: string | null }[] = [],
): PlatformPersonQuery {
  const devices = [
    { browser: 'Chrome', system: 'macOS', network: '203.0.113.x' },
    { browser: 'Safari', system: 'iPhone', network: null },
  ]
  return {
    __typename: 'Query',
    platformPerson: person,
    placesOfPerson: {
      __typename: 'PlaceOfPeopleConnection',
      nodes: [
        {
          ...{ __typename: 'PlaceOfPerson', id: fixtureIds.nth(4431), account: 'Maren Okafor' },
          ...{ type: 'investor', role: 'account_owner', status: 'active' },
        },
      ],
    },
    sessionsOfPerson: {
      __typename: 'SessionOfPeopleConnection',
      nodes: devices.slice(0, person?.sessions ?? 0).map((device, at) => ({
        ...{ __typename: 'SessionOfPerson', id: fixtureIds.nth(4441 + at), ...device },
        lastUsedAt: '2026-11-21T10:40:00.000000+00:00',
      })),
    },
    suspensionsOfPerson: {
      __typename: 'SuspensionOfPeopleConnection',
      nodes: suspensions.map(({ reason, restoredOn }, at) => ({
        ...{ __typename: 'SuspensionOfPerson', id: fixtureIds.nth(4451 + at), reason, restoredOn },
        ...{ suspendedBy: 'Nora Lindahl', suspendedOn: '2026-11-20T09:00:00.000000+00:00' },
        restoredBy: restoredOn ? 'Nora Lindahl' : null,
      })),
    },
  }
}

/** A broker with two delegates. */
export function aPlatformAccount(
  changes: Partial<PlatformAccountFactsFragment> = {},
): PlatformAccountFactsFragment {
  return {
    ...{ __typename: 'PlatformAccount', id: fixtureIds.nth(4501), name: 'Larkspur Securities LLC' },
    ...{ type: 'broker', email: 'desk@larkspur.example', managedBy: null, status: 'active', people: 2 },
    ...{ sessions: 3, createdOn: '2025-01-13T09:00:00.000000+00:00', isSelf: false },
    ...changes,
  }
}

/** The answer of `PlatformAccounts`. */
export function platformAccountsAnswer(
  nodes: readonly PlatformAccountFactsFragment[],
): PlatformAccountsQuery {
  return {
    __typename: 'Query',
    platformAccounts: {
      ...{ __typename: 'PlatformAccountsConnection', totalCount: nodes.length, nodes: [...nodes] },
    },
  }
}

/** The answer of `PlatformAccount`: an account with its owner and an admin who is suspended. */
export function platformAccountAnswer(
  account: PlatformAccountFactsFragment | null,
  suspensions: readonly { reason: string; restoredOn: string | null }[] = [],
  features: Readonly<Record<string, boolean>> = {},
): PlatformAccountQuery {
  const person = { __typename: 'PersonOfAccount' as const }
  return {
    __typename: 'Query',
    platformAccount: account,
    peopleOfAccount: {
      __typename: 'PersonOfAccountsConnection',
      nodes: [
        {
          ...{ ...person, id: fixtureIds.nth(4511), personId: fixtureIds.nth(4421), name: 'Chidi Okafor' },
          ...{ email: 'c.okafor@larkspur.example', role: 'account_owner', status: 'active' },
          sessions: account?.sessions ?? 0,
        },
        {
          ...{ ...person, id: fixtureIds.nth(4512), personId: fixtureIds.nth(4422), name: 'Ines Carvalho' },
          ...{ email: 'ines@larkspur.example', role: 'account_admin', status: 'suspended', sessions: 0 },
        },
      ],
    },
    featuresOfAccount: {
      __typename: 'FeatureOfAccountsConnection',
      nodes: Object.entries(features).map(([feature, isOn]) => ({
        ...{ __typename: 'FeatureOfAccount', feature, isOn },
        ...{ disabledBy: isOn ? null : 'Nora Lindahl' },
        disabledOn: isOn ? null : '2026-11-20T09:00:00.000000+00:00',
      })),
    },
    suspensionsOfAccount: {
      __typename: 'SuspensionOfAccountsConnection',
      nodes: suspensions.map(({ reason, restoredOn }, at) => ({
        ...{ __typename: 'SuspensionOfAccount', id: fixtureIds.nth(4521 + at), reason, restoredOn },
        ...{ suspendedBy: 'Nora Lindahl', suspendedOn: '2026-11-20T09:00:00.000000+00:00' },
        restoredBy: restoredOn ? 'Nora Lindahl' : null,
      })),
    },
  }
}

/** The brand of Halden Biologics, as it came with the platform. */
export function aPlatformBrand(
  changes: Partial<NonNullable<NonNullable<PlatformBrandsQuery['platformBrands']>['nodes'][number]>> = {},
) {
  return {
    ...{
      __typename: 'PlatformBrand' as const,
      slug: 'halden',
      name: 'Halden Biologics, Inc.' as string | null,
    },
    ...{ number: 0 as number | null, publishedBy: null as string | null, publishedOn: null as string | null },
    ...changes,
  }
}

/** The answer of `PlatformBrands`. */
export function platformBrandsAnswer(
  nodes: readonly ReturnType<typeof aPlatformBrand>[],
): PlatformBrandsQuery {
  return {
    __typename: 'Query',
    platformBrands: {
      ...{ __typename: 'PlatformBrandsConnection', totalCount: nodes.length, nodes: [...nodes] },
    },
  }
}

/** The answer of `BrandVersions`, the latest version first. */
export function brandVersionsAnswer(
  versions: readonly { document: object | null; takenFrom?: number }[],
): BrandVersionsQuery {
  return {
    __typename: 'Query',
    brandVersions: {
      __typename: 'BrandVersionsConnection',
      nodes: versions.map(({ document, takenFrom = null }, at) => ({
        ...{
          __typename: 'BrandVersion',
          id: fixtureIds.nth(4531 + versions.length - at),
          document,
          takenFrom,
        },
        ...{ number: versions.length - at, publishedBy: 'Nora Lindahl' },
        publishedOn: '2026-11-20T09:00:00.000000+00:00',
      })),
    },
  }
}

/** An operation that changed the name of an account. */
export function anAuditedOperation(
  changes: Partial<AuditedOperationFactsFragment> = {},
): AuditedOperationFactsFragment {
  return {
    ...{ __typename: 'AuditedOperation', id: fixtureIds.nth(4461), person: 'Maren Okafor' },
    ...{ doneOn: '2026-11-21T10:40:00.000000+00:00', email: 'maren.okafor@example.com' },
    ...{ account: 'Maren Okafor', role: 'account_owner', operation: 'updateAccount', outcome: 'done' },
    ...{ code: null, requestId: '7f2c9a', changes: 1 },
    ...changes,
  }
}

/** The answer of `AuditedOperations`. */
export function auditedOperationsAnswer(
  nodes: readonly AuditedOperationFactsFragment[],
  totalCount = nodes.length,
): AuditedOperationsQuery {
  return {
    __typename: 'Query',
    auditedOperations: { __typename: 'AuditedOperationsConnection', totalCount, nodes: [...nodes] },
  }
}

/** The answer of `AuditedChanges`: the account got another name. */
export function auditedChangesAnswer(id: string): AuditedChangesQuery {
  return {
    __typename: 'Query',
    operationById: {
      __typename: 'Operation',
      id,
      changesByOperationId: {
        __typename: 'ChangesConnection',
        totalCount: 1,
        nodes: [
          {
            ...{
              __typename: 'Change',
              id: '1',
              table: 'accounts',
              rowId: fixtureIds.account,
              verb: 'update',
            },
            ...{ before: { name: 'Maren Okafor' }, after: { name: 'Maren Okafor-Lind' } },
          },
        ],
      },
    },
  }
}

/** A mail that failed permanently. */
export function aPlatformMessage(
  changes: Partial<PlatformMessageFactsFragment> = {},
): PlatformMessageFactsFragment {
  return {
    ...{ __typename: 'PlatformMessage', id: 'mail-4481', kind: 'mail', subject: 'Documents to sign' },
    ...{ recipient: 'bea.lindqvist@exmaple.invalid', account: 'Larkspur Securities LLC', statusCode: null },
    ...{ problem: '550 5.1.2 The domain of the address does not exist', tries: 1, status: 'failed' },
    ...{ lastTriedOn: '2026-11-21T10:12:00.000000+00:00', canRetry: true },
    ...changes,
  }
}

/** The answer of `PlatformMessages`: some of all messages. */
export function platformMessagesAnswer(
  nodes: readonly PlatformMessageFactsFragment[],
  all: readonly PlatformMessageFactsFragment[] = nodes,
): PlatformMessagesQuery {
  const count = (status: string) => all.filter((each) => each.status === status).length
  return {
    __typename: 'Query',
    platformMessages: {
      ...{ __typename: 'PlatformMessagesConnection', totalCount: nodes.length, nodes: [...nodes] },
    },
    platformMessageFigures: {
      ...{ __typename: 'MessageFigure', sent: count('sent') },
      ...{ waiting: count('waiting'), failed: count('failed') },
    },
  }
}

/** The answer of `HealthOfIntegrations`: mail works, one provider fails, another one was never called. */
export function healthOfIntegrationsAnswer(): HealthOfIntegrationsQuery {
  const unused = {
    ...{ __typename: 'HealthOfIntegration' as const, successes: 0, failures: 0, lastSuccessOn: null },
    ...{ lastFailureOn: null, lastProblem: null, failingSince: null },
  }
  const [success, failure] = ['2026-11-21T10:12:00.000000+00:00', '2026-11-21T11:31:00.000000+00:00']
  return {
    __typename: 'Query',
    healthOfIntegrations: {
      __typename: 'HealthOfIntegrationsConnection',
      nodes: [
        {
          ...{ ...unused, id: 'mail', name: 'Mail', type: 'mail', accounts: null },
          ...{ successes: 4780, lastSuccessOn: success },
        },
        {
          ...{ ...unused, id: 'webhooks', name: 'Webhooks', type: 'webhooks', accounts: 2, successes: 12 },
          ...{ failures: 3, lastSuccessOn: failure, lastFailureOn: success, lastProblem: 'timeout' },
        },
        {
          ...{ ...unused, id: 'north-capital', name: 'North Capital', type: 'payment', accounts: 1 },
          ...{ successes: 8, failures: 1, lastSuccessOn: success, lastFailureOn: failure },
          ...{ lastProblem: 'step_not_current', failingSince: failure },
        },
        { ...unused, id: 'investready', name: 'InvestReady', type: 'compliance', accounts: 0 },
      ],
    },
  }
}
