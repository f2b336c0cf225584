import type { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { needsTwo } from '@cliffhanger/rules/wallet/wallet-settings.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { platformOwner, proveJob } from '../../../ledger/index.ts'
import { recordAction } from '../../audit.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines, memberOf } from '../../present/account.ts'
import { presentAccount, presentEntry, presentOpen, presentProof, presentTransfer } from '../../present/ledger.ts'

/** Records of held money and of suspense that one answer shows. */
const openLimit = 200

const getWalletSettings =
  ({ wallet }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.getWalletSettings> =>
  ({ db }) =>
    wallet.readWalletSettings(db)

/** Whoever read an older version is refused with 4003, so that nobody undoes a change they have not seen. What moves money or
 *  protects waits for a second operator, and with it what was changed together with it; what nobody could keep to is refused at once. */
const changeWalletSettings =
  (needs: OperatorNeeds): Handler<typeof ledgerOperatorCalls.changeWalletSettings> =>
  (context, input) =>
    context.db.transaction(async (tx) => {
      const { version, changes, reason } = input
      const now = await needs.wallet.readWalletSettings(tx)
      if (needsTwo(now.settings, changes)) {
        if (version !== now.version) refuse('stateChanged')
        needs.wallet.operator.checkWalletSettings(now.settings, changes)
        const base = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(now.settings, name)]))
        const requested = await requestApproval(tx, context, needs, {
          kind: 'wallet.settings',
          proposal: { version, changes },
          base,
          reason,
        })
        const { settings, version: newest } = await needs.wallet.readWalletSettings(tx)
        return { version: newest, settings, change: await presentChange(tx, requested) }
      }
      const { before, after, version: newest } = await needs.wallet.operator.changeWalletSettings(tx, changes, version)
      await recordAction(tx, context, { action: 'wallet.settings', target: 'wallet', reason, before, after })
      return { version: newest, settings: after, change: null }
    })

const listPlatformAccounts =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.listPlatformAccounts> =>
  async ({ db }) => {
    const lineOf = await memberLines(db, [])
    return {
      list: (await ledger.operator.explorer.exploreAccounts(db, platformOwner)).map((row) =>
        presentAccount(row, lineOf),
      ),
    }
  }

const getMemberLedger =
  ({ ledger, session }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.getMemberLedger> =>
  async ({ db, language }, { user_id: userId }) => {
    const { user_id, user_no, nick_name, avatar_url } = await memberOf(session, db, userId)
    const lineOf = () => ({ user_id, user_no, nick_name, avatar_url })
    const holds = await ledger.operator.explorer.listOpenRecords(db, userId, 'held', openLimit)
    return {
      member: lineOf(),
      wallets: await ledger.wallets(db, userId, language),
      accounts: (await ledger.operator.explorer.exploreAccounts(db, userId)).map((row) => presentAccount(row, lineOf)),
      holds: holds.map(presentOpen).map(({ biz_no, amount, since_time }) => ({ biz_no, amount, since_time })),
    }
  }

const listLedgerEntries =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.listLedgerEntries> =>
  async ({ db }, { page, limit, account_id: accountId }) => {
    const account = (await ledger.operator.explorer.findAccount(db, accountId)) ?? refuse('notFound')
    const rows = await ledger.operator.explorer.exploreEntries(
      db,
      accountId,
      account.version - (page - 1) * limit,
      limit,
    )
    const lineOf = await memberLines(db, [account.owner_id])
    return { list: rows.map((row) => presentEntry(row, lineOf)), total: account.version, page, limit }
  }

const listLedgerTransfers =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.listLedgerTransfers> =>
  async ({ db }, { page, limit, biz_no: bizNo, ...listing }) => {
    const filter = { bizNo, ...listingOf<never>(listing) }
    const { explorer } = ledger.operator
    const rows = await explorer.listTransfers(db, filter, { offset: (page - 1) * limit, limit })
    return { list: rows.map(presentTransfer), total: await explorer.countTransfers(db, filter), page, limit }
  }

const getLedgerTransfer =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.getLedgerTransfer> =>
  async ({ db }, { id }) => {
    const transfer = (await ledger.operator.explorer.findTransfer(db, id)) ?? refuse('notFound')
    const rows = await ledger.operator.explorer.entriesOf(db, id)
    const owners = rows.map(({ owner_id }) => owner_id).filter((owner) => owner !== platformOwner)
    const lineOf = await memberLines(db, owners)
    return { transfer: presentTransfer(transfer), entries: rows.map((row) => presentEntry(row, lineOf)) }
  }

const listSuspense =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.listSuspense> =>
  async ({ db }) => ({
    list: (await ledger.operator.explorer.listOpenRecords(db, platformOwner, 'suspense', openLimit)).map(presentOpen),
  })

/** One look waits at a time; the answer does not wait for it. */
const proveLedger: Handler<typeof ledgerOperatorCalls.proveLedger> = async (context) => {
  await context.db.transaction(async (tx) => {
    await context.jobs.enqueue(proveJob, {}, { tx, key: 'operator' })
    await recordAction(tx, context, { action: 'ledger.prove', target: 'ledger' })
  })
  return {}
}

const listLedgerProofs =
  ({ ledger }: OperatorNeeds): Handler<typeof ledgerOperatorCalls.listLedgerProofs> =>
  async ({ db }, { page, limit }) => ({
    list: (await ledger.operator.explorer.listProofs(db, { offset: (page - 1) * limit, limit })).map(presentProof),
    total: await ledger.operator.explorer.countProofs(db),
    page,
    limit,
  })

export const ledgerHandlers = (needs: OperatorNeeds) => ({
  getWalletSettings: getWalletSettings(needs),
  changeWalletSettings: changeWalletSettings(needs),
  listPlatformAccounts: listPlatformAccounts(needs),
  getMemberLedger: getMemberLedger(needs),
  listLedgerEntries: listLedgerEntries(needs),
  listLedgerTransfers: listLedgerTransfers(needs),
  getLedgerTransfer: getLedgerTransfer(needs),
  listSuspense: listSuspense(needs),
  proveLedger,
  listLedgerProofs: listLedgerProofs(needs),
})
