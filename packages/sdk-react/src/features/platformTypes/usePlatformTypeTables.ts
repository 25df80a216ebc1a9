import type { Capstan } from '@capstan/sdk-core'
import type { FormFields } from '@capstan/sdk-core/forms'
import {
  addAssetType,
  addIntegrationType,
  addInvestorAccountType,
  addQuestionType,
  patternProblem,
  platformTypesQuery,
  saveAssetType,
  saveIntegrationType,
  saveInvestorAccountType,
  saveQuestionType,
  type LookupTables,
  type PlatformTypeTable,
} from '@capstan/sdk-core/platformTypes'
import { useMemo } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import type { FormProblem } from '../../forms/FormCheck'
import { platformTypesMessages } from './messages'

/** The answers of a form by the names of its fields, as they are sent. */
export type TypeAnswers = Readonly<Record<string, string | undefined>>

/** One row of a lookup table. */
export interface TypeRow {
  id: string
  version: string
  /** The name of the type: its buttons are labelled with it. */
  name: string
  /** The cells by the ids of their columns, as text; `undefined` is shown as N/A. */
  cells: Readonly<Record<string, string | undefined>>
  /** The values of the fields that can be changed. */
  answers: Readonly<Record<string, string>>
}

/** One lookup table: its columns, rows and forms. */
export interface TypeTable {
  table: PlatformTypeTable
  title: string
  columns: readonly { id: string; header: string; kind: 'text' | 'number'; isCode?: boolean }[]
  rows: readonly TypeRow[]
  addFields: FormFields
  editFields: FormFields
  /** Checks that need more than one answer of the form. */
  alsoCheck?: (answers: TypeAnswers) => readonly FormProblem[]
}

/** Sends the changes of a lookup table. */
export interface TypeActions {
  add: (table: PlatformTypeTable, answers: TypeAnswers, idempotencyKey: string) => Promise<unknown>
  save: (
    table: PlatformTypeTable,
    row: Pick<TypeRow, 'id' | 'version'>,
    changed: TypeAnswers,
    idempotencyKey: string,
  ) => Promise<unknown>
}

/** Returns the lookup tables with their columns and forms, in the order of the screen. */
export function usePlatformTypeTables(types: LookupTables): readonly TypeTable[] {
  const messages = useMessages('platformTypes', platformTypesMessages)
  const { units } = useFormats()

  return useMemo(() => {
    const most = (count: number) => (text: string) =>
      [...text.trim()].length > count ? fillIn(messages.tooLong, { most: units(String(count)) }) : undefined
    const text = (label: string, ifEmpty: string, count: number) =>
      ({ kind: 'string', label, ifEmpty, problem: most(count) }) as const
    const key = {
      ...({
        kind: 'string',
        label: messages.key,
        hint: messages.keyHint,
        ifEmpty: messages.keyRequired,
      } as const),
      problem: (typed: string) => (/^[a-z][a-z_]{0,39}$/.test(typed) ? undefined : messages.keyWrong),
    }
    const accountingType = {
      ...({ kind: 'dropdown', label: messages.accountingType, hint: messages.accountingTypeHint } as const),
      options: accountingTypes.map((value) => ({ value, label: messages[wordOf[value]] })),
    }
    const parties = {
      minParties: { kind: 'integer', label: messages.minParties, problem: outOfRange(messages.partiesRange) },
      maxParties: {
        ...({
          kind: 'integer',
          label: messages.maxParties,
          hint: messages.maxPartiesHint,
          optional: true,
        } as const),
        problem: outOfRange(messages.partiesRange),
      },
    } as const
    const question = {
      name: text(messages.name, messages.nameRequired, 100),
      pattern: {
        ...({ kind: 'string', label: messages.pattern, hint: messages.patternHint, optional: true } as const),
        problem: (pattern: string) => {
          const problem = patternProblem(pattern)
          return problem && messages.patternProblems[problem]
        },
      },
    }
    const kind = {
      ...({ kind: 'dropdown', label: messages.kind, ifEmpty: messages.kindRequired } as const),
      options: Object.entries(messages.kinds).map(([value, label]) => ({ value, label })),
    }
    const addedBy = {
      ...({ kind: 'dropdown', label: messages.addedBy } as const),
      options: [
        { value: 'vendors', label: messages.byVendors },
        { value: 'investors', label: messages.byInvestors },
      ],
    }

    const assets: TypeTable = {
      table: 'assets',
      title: messages.assets,
      columns: [
        { id: 'type', header: messages.type, kind: 'text' },
        { id: 'accountingType', header: messages.accountingType, kind: 'text' },
      ],
      rows: types.assets.map(({ type, accountingType: accounting, version }) => ({
        ...{ id: type, version, name: type, answers: { accountingType: accounting } },
        cells: {
          type,
          accountingType: isAccountingType(accounting) ? messages[wordOf[accounting]] : accounting,
        },
      })),
      addFields: { type: text(messages.type, messages.typeRequired, 60), accountingType },
      editFields: { accountingType },
    }
    const investors: TypeTable = {
      table: 'investors',
      title: messages.investors,
      columns: [
        { id: 'type', header: messages.type, kind: 'text' },
        { id: 'id', header: messages.id, kind: 'number' },
        { id: 'minParties', header: messages.minParties, kind: 'number' },
        { id: 'maxParties', header: messages.maxParties, kind: 'text' },
      ],
      rows: types.investors.map(({ id, type, minParties, maxParties, version }) => ({
        ...{ id: String(id), version, name: type },
        answers: {
          minParties: String(minParties),
          maxParties: maxParties === null ? '' : String(maxParties),
        },
        cells: {
          ...{ type, id: String(id), minParties: units(String(minParties)) },
          maxParties: maxParties === null ? messages.noLimit : units(String(maxParties)),
        },
      })),
      addFields: { type: text(messages.type, messages.typeRequired, 100), ...parties },
      editFields: parties,
      alsoCheck: ({ minParties = '1', maxParties }) =>
        maxParties && Number(maxParties) < Number(minParties)
          ? [{ name: 'maxParties', message: messages.partiesOrder }]
          : [],
    }
    const questions: TypeTable = {
      table: 'questions',
      title: messages.questions,
      columns: [
        { id: 'name', header: messages.type, kind: 'text' },
        { id: 'id', header: messages.id, kind: 'number' },
        { id: 'kind', header: messages.kind, kind: 'text' },
        { id: 'pattern', header: messages.pattern, kind: 'text', isCode: true },
      ],
      rows: types.questions.map(({ id, name, kind: field, pattern, version }) => ({
        ...{ id: String(id), version, name, answers: { name, pattern: pattern ?? '' } },
        cells: {
          ...{ name, id: String(id), pattern: pattern ?? undefined },
          kind: isKind(field) ? messages.kinds[field] : field,
        },
      })),
      addFields: { kind, ...question },
      editFields: question,
      alsoCheck: ({ kind: field, pattern }) =>
        field && field !== 'string' && pattern
          ? [{ name: 'pattern', message: messages.patternOnlyText }]
          : [],
    }
    const integrations: TypeTable = {
      table: 'integrations',
      title: messages.integrations,
      columns: [
        { id: 'name', header: messages.name, kind: 'text' },
        { id: 'type', header: messages.key, kind: 'text', isCode: true },
        { id: 'addedBy', header: messages.addedBy, kind: 'text' },
      ],
      rows: types.integrations.map(({ type, name, isForInvestors, version }) => ({
        ...{ id: type, version, name, answers: { name } },
        cells: { name, type, addedBy: isForInvestors ? messages.byInvestors : messages.byVendors },
      })),
      addFields: { type: key, name: text(messages.name, messages.nameRequired, 100), addedBy },
      editFields: { name: text(messages.name, messages.nameRequired, 100) },
    }
    return [assets, investors, questions, integrations]
  }, [messages, types, units])
}

type Kind = keyof typeof platformTypesMessages.kinds
const isKind = (kind: string): kind is Kind => Object.hasOwn(platformTypesMessages.kinds, kind)

const accountingTypes = ['Debt', 'Fund', 'Equity'] as const
type AccountingType = (typeof accountingTypes)[number]
const wordOf = { Debt: 'debt', Fund: 'fund', Equity: 'equity' } as const

const isAccountingType = (type: string): type is AccountingType =>
  accountingTypes.some((known) => known === type)

const outOfRange = (message: string) => (text: string) =>
  Number(text) >= 1 && Number(text) <= 50 ? undefined : message

/** Returns the actions of administrators. After each one the tables are read again, after a refusal as well. */
export function platformTypeActions(capstan: Capstan): TypeActions {
  const rereading = async (change: Promise<unknown>) => {
    try {
      await change
    } finally {
      const { queryKey } = platformTypesQuery(capstan)
      await capstan.queryClient.refetchQueries({ queryKey }).catch(() => undefined)
    }
  }
  return {
    add: (table, { type = '', name = '', ...more }, idempotencyKey) => {
      const once = { idempotencyKey }
      switch (table) {
        case 'assets':
          return rereading(addAssetType(capstan, { type, accountingType: more.accountingType ?? '' }, once))
        case 'investors':
          return rereading(
            addInvestorAccountType(
              capstan,
              { type, minParties: Number(more.minParties), maxParties: countOrNull(more.maxParties) },
              once,
            ),
          )
        case 'questions':
          return rereading(
            addQuestionType(capstan, { name, kind: more.kind ?? '', pattern: more.pattern ?? null }, once),
          )
        case 'integrations':
          return rereading(
            addIntegrationType(capstan, { type, name, isForInvestors: more.addedBy === 'investors' }, once),
          )
      }
    },
    save: (table, { id, version }, changed, idempotencyKey) => {
      const once = { idempotencyKey }
      const { accountingType, minParties, name } = changed
      switch (table) {
        case 'assets':
          return rereading(saveAssetType(capstan, { type: id, version }, { accountingType }, once))
        case 'investors':
          return rereading(
            saveInvestorAccountType(
              capstan,
              { id: Number(id), version },
              {
                ...(minParties !== undefined && { minParties: Number(minParties) }),
                ...('maxParties' in changed && { maxParties: countOrNull(changed.maxParties) }),
              },
              once,
            ),
          )
        case 'questions':
          return rereading(
            saveQuestionType(
              capstan,
              { id: Number(id), version },
              { name, ...('pattern' in changed && { pattern: changed.pattern || null }) },
              once,
            ),
          )
        case 'integrations':
          return rereading(saveIntegrationType(capstan, { type: id, version }, { name }, once))
      }
    },
  }
}

const countOrNull = (text: string | undefined) => (text ? Number(text) : null)
