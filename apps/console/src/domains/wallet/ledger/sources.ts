import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { chosenNumber, pageOf, type Source, writtenText } from '../../../platform/data-provider.ts'
import { listingOf } from '../../../platform/listing.ts'
import { callServer } from '../../../platform/server.ts'

export const platformAccountSource: Source = {
  list: async (question) => pageOf((await callServer(ledgerOperatorCalls.listPlatformAccounts, {})).list, question),
}

/** Members, each with the balances the ledger holds for them. */
export const memberLedgerSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(accountOperatorCalls.listMembers, {
      page,
      limit,
      search: writtenText(filter.search),
    })
    return { list: list.map((member) => ({ ...member, id: member.user_id })), total }
  },
  one: async (user_id) => ({ id: user_id, ...(await callServer(ledgerOperatorCalls.getMemberLedger, { user_id })) }),
}

/** Lines of one account: `account_id` of the filter. They are counted here, since those that wait have no number yet. */
export const entrySource: Source = {
  list: async ({ page, limit, filter }) => {
    const account_id = chosenNumber(filter.account_id)
    if (account_id === undefined) return { list: [], total: 0 }
    const { list, total } = await callServer(ledgerOperatorCalls.listLedgerEntries, { page, limit, account_id })
    return { list: list.map((entry, index) => ({ ...entry, id: (page - 1) * limit + index + 1 })), total }
  },
}

export const transferSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(ledgerOperatorCalls.listLedgerTransfers, {
      page,
      limit,
      ...listingOf({ filter }),
      biz_no: writtenText(filter.biz_no),
    }),
  one: async (id) => {
    const { transfer, entries } = await callServer(ledgerOperatorCalls.getLedgerTransfer, { id })
    return { ...transfer, entries }
  },
}

export const requestSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(ledgerOperatorCalls.listLedgerRequests, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: Object.values(changeStates).find((state) => state === chosenNumber(filter.state)),
    }),
}

export const proofSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total } = await callServer(ledgerOperatorCalls.listLedgerProofs, { page, limit })
    return { list: list.map((proof) => ({ ...proof, id: proof.check_time })), total }
  },
}

export const openRecordSource: Source = {
  list: async (question) => {
    const { list } = await callServer(ledgerOperatorCalls.listSuspense, {})
    return pageOf(
      list.map((line) => ({ ...line, id: `${line.biz_no} ${line.coin_code}` })),
      question,
    )
  },
}
