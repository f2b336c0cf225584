import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { providerNames } from '@cliffhanger/contract/payments/payment-provider.ts'
import { channelKinds } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { accountTypes } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { eventStates, refundStates, suspenseStates } from '../../ui/money/payment-texts.ts'

const stateOf = (value: unknown) => Object.values(auditStates).find((state) => state === chosenNumber(value))

export const rechargeSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(paymentOperatorCalls.listRechargeAudits, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time', 'amount']),
      state: stateOf(filter.state),
      kind: channelKinds.find((kind) => kind === filter.kind),
      user_id: chosenNumber(filter.user_id),
      order_no: writtenText(filter.order_no),
    }),
  one: async (id) => (await callServer(paymentOperatorCalls.getRechargeAudit, { id })).recharge,
}

export const withdrawalSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(withdrawalOperatorCalls.listWithdrawalQueue, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time', 'amount']),
      state: filter.state === 'open' ? 'open' : (stateOf(filter.state) ?? 'all'),
      type: accountTypes.find((type) => type === filter.type),
      number: writtenText(filter.number),
    }),
  one: async (id) => (await callServer(withdrawalOperatorCalls.getQueuedWithdrawal, { id })).withdrawal,
}

export const suspenseSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(paymentOperatorCalls.listSuspense, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: suspenseStates.find((state) => state === filter.state),
    }),
}

export const refundSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(paymentOperatorCalls.listRefunds, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: refundStates.find((state) => state === filter.state),
    }),
}

export const providerEventSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(paymentOperatorCalls.listProviderEvents, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      provider: providerNames.find((provider) => provider === filter.provider),
      state: eventStates.find((state) => state === filter.state),
    }),
}

/** The settings are one thing: id 1. */
const onlyOne = 1

const readSettings = async () => ({ id: onlyOne, ...(await callServer(ledgerOperatorCalls.getWalletSettings, {})) })

export const walletSettingsSource: Source = {
  list: async () => ({ list: [await readSettings()], total: 1 }),
  one: () => readSettings(),
}
