import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createCapstan } from './createCapstan'
import { changeInvestment } from './features/invest/changeInvestment'
import { makeInvestment } from './features/invest/makeInvestment'
import { withdrawInvestment } from './features/invest/withdrawInvestment'
import { emptyAddress, emptyParty, emptySetup } from './features/onboarding/emptySetup'
import { setupAccount } from './features/onboarding/setupAccount'
import { setupInput } from './features/onboarding/setupInput'
import { deletePaper, makePaper, makePaperLocation } from './features/papers/savePaper'
import { portfolioQuery } from './features/portfolio/portfolioQuery'
import { portfolioStatuses } from './features/portfolio/statusWord'
import { completeStep } from './features/steps/completeStep'
import { acceptTerms } from './features/terms/acceptTerms'
import { decimal } from './money/decimal'
import { fakeServer } from './testing/fakeServer'
import { fixtureIds } from './testing/fixtureIds'

const { distribution, offering, step, terms } = fixtureIds
const address = { ...emptyAddress('primary'), lineOne: '4 Harbour Road', countryId: '840' }
const party = { ...emptyParty(), dateOfBirth: '09/03/1984', addresses: [address] }

/** Whatever the package sends in an input object or an order. */
async function sendEverything() {
  const server = fakeServer()
  const capstan = createCapstan({ environment: { fetch: server.fetch } })
  const { signal } = new AbortController()
  const choices = [portfolioStatuses, ...portfolioStatuses.map((status) => [status])]
  const sent = [
    makeInvestment(capstan, { offeringId: offering, units: decimal('5'), expectedPrice: decimal('12.5') }),
    changeInvestment(capstan, {
      distributionId: distribution,
      units: decimal('5'),
      expectedPrice: decimal('12.5'),
    }),
    withdrawInvestment(capstan, { distributionId: distribution }),
    completeStep(capstan, { stepId: step, blob: { a: { b: 1 } } }),
    acceptTerms(capstan, { termsId: terms }),
    makePaper(capstan, { stepId: step, askedFor: 'letter', name: 'Letter', extension: 'pdf' }),
    makePaperLocation(capstan, step),
    deletePaper(capstan, step),
    ...['Individual', 'Corporation'].map((type) =>
      setupAccount(capstan, setupInput({ ...emptySetup(type), addresses: [address], parties: [party] })),
    ),
    ...choices.map((statuses) => portfolioQuery(capstan, { statuses }).queryFn({ signal })),
  ]
  await Promise.allSettled(sent)
  return server.requests
}

describe('what an operation says that it sends', () => {
  it('is what is sent in it, no more and no less: an embed session is held to it', async () => {
    const paths = new Map<string, Set<string>>()
    for (const { name, variables } of await sendEverything())
      for (const [variable, value] of Object.entries(variables as object)) {
        const declared = declarations.get(`${name} $${variable}`)
        if (!declared) continue
        const at = paths.get(`${name} $${variable}`) ?? new Set<string>()
        for (const path of pathsIn(value, declared)) at.add(path)
        paths.set(`${name} $${variable}`, at)
      }

    for (const [variable, declared] of declarations)
      expect([variable, [...(paths.get(variable) ?? [])].sort()]).toEqual([variable, declared.paths.sort()])
  })
})

interface Declared {
  paths: string[]
}

/** What every operation says with `@sends(only:)`, by its name and the variable's. */
const declarations = new Map<string, Declared>(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('operations.graphql'))
    .flatMap((file) => parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).definitions)
    .flatMap((operation) => {
      if (operation.kind !== Kind.OPERATION_DEFINITION) return []
      return (operation.variableDefinitions ?? []).flatMap(({ variable, directives = [] }) => {
        const only = directives[0]?.arguments?.[0]?.value
        const name = `${operation.name?.value} $${variable.name.value}`
        return only?.kind === Kind.STRING ? [[name, { paths: membersOf(only.value) }] as const] : []
      })
    }),
)

function membersOf(text: string): string[] {
  const [definition] = parse(`{ ${text} }`).definitions
  return definition?.kind === Kind.OPERATION_DEFINITION ? namesIn(definition.selectionSet) : []
}

function namesIn({ selections }: SelectionSetNode): string[] {
  return (selections as readonly FieldNode[]).flatMap(({ name, selectionSet }) =>
    selectionSet ? namesIn(selectionSet).map((inner) => `${name.value}.${inner}`) : [name.value],
  )
}

/** The paths to the values of a variable; what is JSON to the platform is one value. */
function pathsIn(value: unknown, { paths }: Declared, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(each, { paths }, at))
  if (typeof value !== 'object' || value === null || paths.includes(at)) return [at]
  return Object.entries(value).flatMap(([name, inner]) =>
    pathsIn(inner, { paths }, at ? `${at}.${name}` : name),
  )
}
