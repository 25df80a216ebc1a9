import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { listPlans } from '../../../build/listPlans'
import { parentsText } from '../../cache/rows/ListPlan'

const counts = '"Counts the changes of the row, from 1."'
const schema = buildSchema(`
  scalar UUID
  input UUIDFilter { in: [UUID!] }
  input RoundFilter {
    id: UUIDFilter, assetId: UUIDFilter, and: [RoundFilter!], name: String, assetByAssetId: AssetFilter, stepsByRoundId: RoundToManyStepFilter
  }
  input AssetFilter { name: String }
  input RoundToManyStepFilter { some: StepFilter }
  input StepFilter { id: UUIDFilter }
  type Round {
    id: UUID! ${counts} version: String name: String assetId: UUID
    assetByAssetId: Asset stepsByRoundId(first: Int): StepsConnection bondByRoundId: Bond shortSteps: StepsConnection
  }
  type Asset { id: UUID! ${counts} version: String name: String }
  type Bond { id: UUID! ${counts} version: String roundId: UUID }
  type Step { id: UUID! ${counts} version: String roundId: UUID }
  type FullRound { id: UUID! "The version of the round; changes are pushed under its name." version: String }
  type FullRoundsConnection { nodes: [FullRound]! totalCount: Int }
  type RoundPayment { id: UUID! ${counts} version: String }
  type RoundPaymentsConnection { nodes: [RoundPayment]! }
  type FullRoundPayment { id: UUID! "The version of the round payment; changes are pushed under its name." version: String }
  type FullRoundPaymentsConnection { nodes: [FullRoundPayment]! }
  type Country { id: UUID! name: String }
  type RoundsConnection { nodes: [Round]! totalCount: Int edges: [Int] }
  type StepsConnection { nodes: [Step]! }
  type AssetsConnection { nodes: [Asset]! }
  type BondsConnection { nodes: [Bond]! }
  type CountriesConnection { nodes: [Country]! }
  type Query {
    roundById(id: UUID!): Round
    assetById(id: UUID!): Asset
    bondById(id: UUID!): Bond
    stepById(id: UUID!): Step
    fullRoundById(id: UUID!): FullRound
    roundPaymentById(id: UUID!): RoundPayment
    fullRoundPaymentById(id: UUID!): FullRoundPayment
    countryById(id: UUID!): Country
    allRounds(filter: RoundFilter, first: Int, offset: Int, orderBy: [String!], condition: String): RoundsConnection
    allFullRounds(filter: RoundFilter, first: Int): FullRoundsConnection
    allRoundPayments(filter: StepFilter, first: Int): RoundPaymentsConnection
    allFullRoundPayments(filter: StepFilter, first: Int): FullRoundPaymentsConnection
    allSteps(filter: StepFilter, first: Int): StepsConnection
    allAssets(filter: StepFilter, first: Int): AssetsConnection
    allBonds(filter: StepFilter, first: Int): BondsConnection
    allCountries(filter: StepFilter, first: Int): CountriesConnection
  }`)

function plansOf(text: string) {
  const plans = listPlans(schema, text)
  for (const { text, links = [] } of plans)
    for (const each of [text, ...links.map(parentsText)]) expect(validate(schema, parse(each))).toEqual([])
  return plans
}

describe('listPlans', () => {
  it.each([
    ['FullRound', 'rounds'],
    ['FullRoundPayment', 'round_payments'],
  ])('follow the records that the read model %s shows under another name', (typename, table) => {
    const [plan] = plansOf(`query { all${typename}s { nodes { id version } } }`)

    expect(plan).toMatchObject({ name: `all${typename}s`, typename, tables: [table] })
  })

  it('are none for a read model that is pushed under a name that cannot be followed', () => {
    const strange = buildSchema(`
      type FullStay { id: ID! "The version of the visit; changes are pushed under its name." version: String }
      type FullStaysConnection { nodes: [FullStay]! }
      type Query { allFullStays: FullStaysConnection }`)

    expect(() => listPlans(strange, '{ allFullStays { nodes { id } } }')).toThrow(
      'FullStay is pushed as a visit, of which no table can be followed',
    )
  })

  it('ask for rows by id within the filter of the list, and how many it has where that is shown', () => {
    const [plan] = plansOf(`query Rounds($filter: RoundFilter, $first: Int) {
      rounds: allRounds(filter: $filter, first: $first, orderBy: ["NAME_ASC"]) { totalCount nodes { ...Fields } } }
      fragment Fields on Round { id name } fragment Unused on Asset { id }`)

    expect(plan).toMatchObject({ name: 'rounds', typename: 'Round', tables: ['rounds'] })
    expect(plan?.text).toBe(
      'query RoundsRows($filter:RoundFilter!$ids:[UUID!]!$rows:Int!){' +
        'rows:allRounds(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{...Fields}}' +
        'known:allRounds(filter:{id:{in:$ids}}first:$rows){nodes{id version}}' +
        'total:allRounds(filter:$filter first:0){totalCount}}fragment Fields on Round{id name}',
    )
  })

  it('keep the variables that stand in a filter or inside the rows', () => {
    const [plan] = plansOf(`query Rounds($name: String, $deep: Int, $page: Int) {
      allRounds(filter: { name: $name }, offset: $page) { nodes { id stepsByRoundId(first: $deep) { nodes { id } } } } }`)

    expect(plan?.text).toContain('query RoundsRows($name:String$deep:Int$ids:[UUID!]!$rows:Int!)')
    expect(plan?.text).toContain('filter:{and:[{name:$name}{id:{in:$ids}}]}')
  })

  it.each(['ids', 'rows'])('refuse a variable called %s, with which rows are asked for again', (name) => {
    const text = `query Rounds($${name}: [UUID!]) { allRounds(filter: { id: { in: $${name} } }) { nodes { id } } }`

    expect(() => plansOf(text)).toThrow(`Rounds: call the variable $${name} otherwise`)
  })

  it('name the tables that the document filters by, though the rows do not show them', () => {
    const [plan] = plansOf(`{ allRounds(filter: { and: [
      { assetByAssetId: { name: "A" } }, { stepsByRoundId: { some: { id: { in: [] } } } }
    ] }) { nodes { id } } }`)

    expect(plan?.tables).toEqual(['rounds', 'steps', 'assets'])
  })

  it('describe the links between nested records and their rows, and the tables of all', () => {
    const [plan] = plansOf(`{ allRounds { nodes { id assetByAssetId { id } bondByRoundId { id }
      stepsByRoundId { nodes { id } } shortSteps { nodes { id } } } } }`)

    expect(plan?.links).toEqual([
      { typename: 'Asset', parent: 'Round', by: 'assetId', list: 'allRounds', isForward: true },
      { typename: 'Bond', parent: 'Round', by: 'roundId', list: 'allBonds' },
      { typename: 'Step', parent: 'Round', by: 'roundId', list: 'allSteps' },
    ])
    expect(plan?.tables).toEqual(['rounds', 'steps', 'assets', 'bonds'])
  })

  it.each([
    ['with a cursor or a condition', '{ allRounds(condition: "x") { nodes { id } } }'],
    ['that shows more than rows and their count', '{ allRounds { nodes { id } edges } }'],
    ['of records that never change', '{ allCountries { nodes { id } } }'],
    ['inside a record', '{ roundById(id: "1") { stepsByRoundId { nodes { id } } } }'],
    ['that shows no rows', '{ allRounds { totalCount } }'],
    ['of a mutation', 'mutation { none }'],
  ])('leave out a list %s', (_what, text) => {
    expect(plansOf(text)).toEqual([])
  })
})
