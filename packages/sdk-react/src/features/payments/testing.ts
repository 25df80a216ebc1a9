import type { AccountRole } from '@capstan/sdk-core/accounts'
import type {
  ListedPaymentInstrument,
  ListedPaymentIssuer,
  PaymentAccount,
  PaymentInstrument,
  PaymentIssuer,
} from '@capstan/sdk-core/payments'
import {
  aListedPaymentInstrument,
  aListedPaymentIssuer,
  anAccount,
  aPaymentAccount,
  aPaymentInstrument,
  aPaymentIssuer,
  aUsersData,
  fixtureIds,
  operations,
  paymentAccountsAnswer,
  paymentInstrumentAnswer,
  paymentInstrumentsAnswer,
  paymentIssuerAnswer,
  paymentIssuersAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { mockFieldsApi } from '../signingFields/testing'

const id = fixtureIds.nth

/** The issuers of Larkspur at the provider. */
export const someIssuers: readonly ListedPaymentIssuer[] = [
  aListedPaymentIssuer(),
  aListedPaymentIssuer({
    ...{ id: id(6212), name: 'Halden Biologics, Inc.', email: 'finance@haldenbio.example' },
    ...{ updatedOn: '2026-11-20T18:02:00Z', mapping: 'complete' },
  }),
  aListedPaymentIssuer({
    ...{ id: id(6213), name: 'Larch & Loom Ltd', email: null },
    ...{ updatedOn: '2026-11-11T13:20:00Z', syncedOn: '2026-11-12T08:00:00Z' },
  }),
]

/** Answers of the payment provider in a story. */
export interface PaymentsPlatform {
  role?: AccountRole
  accounts?: readonly PaymentAccount[]
  issuers?: readonly ListedPaymentIssuer[]
  issuer?: PaymentIssuer
  offerings?: readonly ListedPaymentInstrument[]
  offering?: PaymentInstrument
}

/** Mocks all requests of the payment administration. */
export function mockPaymentsApi(server: FakeServer, about: PaymentsPlatform = {}) {
  const { role = 'account_owner', accounts = [aPaymentAccount()], issuers = someIssuers } = about
  const { issuer = aPaymentIssuer(), offering = aPaymentInstrument() } = about
  const {
    offerings = [
      aListedPaymentInstrument(),
      aListedPaymentInstrument({ id: id(6232), name: 'Senior Notes 2029', mapping: 'complete' }),
    ],
  } = about
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type: 'broker', name: 'Larkspur Securities LLC' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.PaymentAccounts, () => paymentAccountsAnswer(accounts))
  server.on(operations.PaymentIssuers, () => paymentIssuersAnswer(issuers))
  server.on(operations.PaymentIssuer, () => paymentIssuerAnswer(issuer))
  server.on(operations.PaymentInstruments, () => paymentInstrumentsAnswer(offerings))
  server.on(operations.PaymentInstrument, () => paymentInstrumentAnswer(offering))
  mockFieldsApi(server)
}
