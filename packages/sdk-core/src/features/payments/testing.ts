import { fixtureIds } from '../../testing/fixtureIds'
import type { ShortStep } from '../steps/Step'
import type { MappingProcess } from './mappingProcess'
import type {
  MappingProcessFragment,
  PaymentAccountsQuery,
  PaymentInstrumentQuery,
  PaymentInstrumentsQuery,
  PaymentIssuerQuery,
  PaymentIssuersQuery,
} from './operations.generated'
import type { PaymentAccount } from './PaymentAccount'
import type { ListedPaymentInstrument, PaymentInstrument } from './PaymentInstrument'
import type { ListedPaymentIssuer, PaymentIssuer } from './PaymentIssuer'

const id = fixtureIds.nth

/** Returns the account of Larkspur at the payment provider. */
export function aPaymentAccount(changes: Partial<PaymentAccount> = {}): PaymentAccount {
  return {
    ...{ id: id(6201), name: 'North Capital', syncedOn: '2026-11-20T18:02:00Z' },
    ...{ syncStatus: 'idle', syncError: null },
    ...changes,
  }
}

/** Cinder Peak as a list has it. */
export function aListedPaymentIssuer(changes: Partial<ListedPaymentIssuer> = {}): ListedPaymentIssuer {
  return {
    ...{ id: id(6211), name: 'Cinder Peak Energy Corp.', email: 'cfo@cinderpeak.example' },
    ...{ updatedOn: '2026-11-18T09:44:00Z', syncedOn: '2026-11-20T18:02:00Z', mapping: 'in_progress' },
    ...changes,
  }
}

/** Returns a process whose first step is open. */
export function aMappingProcess(changes: Partial<MappingProcess> = {}): MappingProcess {
  const steps = ['Escrow', 'Methods', 'Finish'].map((title, at): ShortStep => ({
    ...{ id: id(6221 + at), order: at + 1, status: at === 0 ? 'in_progress' : 'not_started' },
    renderAttributes: { title, progressBarTitle: title },
  }))
  return { id: id(6220), status: 'in_progress', steps, ...changes }
}

/** Returns Cinder Peak, an issuer whose mapping has begun. */
export function aPaymentIssuer(changes: Partial<PaymentIssuer> = {}): PaymentIssuer {
  const { mapping: _listedAlone, ...issuer } = aListedPaymentIssuer()
  return { ...issuer, paymentAccountId: id(6201), process: aMappingProcess(), ...changes }
}

/** An offering of Cinder Peak as a list has it. */
export function aListedPaymentInstrument(
  changes: Partial<ListedPaymentInstrument> = {},
): ListedPaymentInstrument {
  return { id: id(6231), name: 'Senior Notes 2027', mapping: 'in_progress', documents: 2, ...changes }
}

/** An offering of Cinder Peak with two documents. */
export function aPaymentInstrument(changes: Partial<PaymentInstrument> = {}): PaymentInstrument {
  return {
    ...{ id: id(6231), name: 'Senior Notes 2027' },
    ...{ updatedOn: '2026-11-18T09:44:00Z', syncedOn: '2026-11-20T18:02:00Z' },
    issuer: { id: id(6211), name: 'Cinder Peak Energy Corp.' },
    process: aMappingProcess(),
    documents: [
      { id: id(6241), name: 'Wire instructions', fields: 4 },
      { id: id(6242), name: 'Escrow notice', fields: 1 },
    ],
    ...changes,
  }
}

/** The answer of `PaymentAccounts` that reads as these. */
export function paymentAccountsAnswer(accounts: readonly PaymentAccount[]): PaymentAccountsQuery {
  const nodes = accounts.map((account) => paymentAccountRow(account))
  return { __typename: 'Query', allPaymentAccounts: { __typename: 'PaymentAccountsConnection', nodes } }
}

/** An account at the provider as the platform answers it. */
export function paymentAccountRow(account: PaymentAccount, version = '1') {
  return { __typename: 'PaymentAccount' as const, version, ...account }
}

/** The answer of `PaymentIssuers` that reads as these. */
export function paymentIssuersAnswer(issuers: readonly ListedPaymentIssuer[]): PaymentIssuersQuery {
  const nodes = issuers.map(({ mapping, ...issuer }) => ({
    ...{ __typename: 'PaymentIssuer' as const, version: '1', ...issuer },
    process: processInShort(issuer.id, mapping),
  }))
  return { __typename: 'Query', allPaymentIssuers: { __typename: 'PaymentIssuersConnection', nodes } }
}

/** The answer of `PaymentIssuer` that reads as this. */
export function paymentIssuerAnswer({ process, ...issuer }: PaymentIssuer): PaymentIssuerQuery {
  return {
    __typename: 'Query',
    paymentIssuerById: {
      ...{ __typename: 'PaymentIssuer', version: '1', ...issuer },
      process: process && processRow(process),
    },
  }
}

/** The answer of `PaymentInstruments` that reads as these. */
export function paymentInstrumentsAnswer(
  instruments: readonly ListedPaymentInstrument[],
): PaymentInstrumentsQuery {
  const nodes = instruments.map(({ id: of, name, mapping, documents }) => ({
    ...{ __typename: 'PaymentInstrument' as const, version: '1', id: of, name },
    processByStepByStepId: processInShort(of, mapping),
    signingDocumentsByPaymentInstrumentId: {
      __typename: 'SigningDocumentsConnection' as const,
      nodes: Array.from({ length: documents }, (_, at) => ({
        ...{ __typename: 'SigningDocument' as const, version: '1', id: `${of} document ${at}` },
      })),
    },
  }))
  return { __typename: 'Query', allPaymentInstruments: { __typename: 'PaymentInstrumentsConnection', nodes } }
}

/** The answer of `PaymentInstrument` that reads as this. */
export function paymentInstrumentAnswer(instrument: PaymentInstrument): PaymentInstrumentQuery {
  const { issuer, process, documents, ...facts } = instrument
  return {
    __typename: 'Query',
    paymentInstrumentById: {
      ...{ __typename: 'PaymentInstrument', version: '1', ...facts },
      paymentIssuerByPaymentIssuerId: issuer && { __typename: 'PaymentIssuer', version: '1', ...issuer },
      processByStepByStepId: process && processRow(process),
      signingDocumentsByPaymentInstrumentId: {
        __typename: 'SigningDocumentsConnection',
        nodes: documents.map(({ id: of, name, fields }) => ({
          ...{ __typename: 'SigningDocument' as const, version: '1', id: of, name },
          signingFieldsBySigningDocumentId: {
            __typename: 'SigningFieldsConnection' as const,
            nodes: Array.from({ length: fields }, (_, at) => ({
              ...{ __typename: 'SigningField' as const, version: '1', id: `${of} field ${at}` },
            })),
          },
        })),
      },
    },
  }
}

const processInShort = (of: string, status: string | null) =>
  status === null ? null : { __typename: 'Process' as const, version: '1', id: `${of} process`, status }

function processRow({ steps, ...process }: MappingProcess): MappingProcessFragment {
  const nodes = steps.map(({ id: of, order, status, renderAttributes }) => ({
    ...{ __typename: 'Step' as const, version: '1', id: of, order, status },
    renderAttributes: renderAttributes ?? {},
  }))
  return {
    ...{ __typename: 'Process', version: '1', ...process },
    shortSteps: { __typename: 'StepsConnection', nodes },
  }
}
