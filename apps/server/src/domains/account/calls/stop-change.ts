import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { DatabaseError } from 'pg'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Alarms } from '../alarms.ts'
import type { AccountNeeds } from '../needs.ts'
import { notifyProfile } from '../notify.ts'
import { type AccountChange, stopChanges } from '../queries/account-changes.ts'
import { lockAccount } from '../queries/accounts.ts'
import { restoreAuthenticator } from '../queries/authenticators.ts'
import { restoreContact, restorePassword } from '../queries/update-account.ts'

type Stopping = Pick<AccountNeeds, 'wallet' | 'session'>

/** Undoes a change and whatever followed it of its kind, and ends every sign-in of the account. Needs no session: who changed it may have the only
 *  one. Money that does not leave goes on not leaving. Once: a second time, or after an earlier change was stopped, refuses 4003. */
export const stopChange =
  (domains: Stopping, alarms: Alarms): Handler<typeof accountCalls.stopChange> =>
  async (context, { token }) => {
    const change = (await alarms.find(context.db, token)) ?? refuse('notFound')
    const stop = (withContact: boolean) =>
      context.db.transaction(async (tx) => {
        const nowMs = context.clock()
        await lockAccount(tx, change.account_id)
        if (!(await stopChanges(tx, change, nowMs))) refuse('stateChanged')
        await undo(domains, tx, withContact ? change : { ...change, before_text: null }, nowMs)
        await domains.session.sessions.endAll(tx, change.account_id, 0, 'password')
        await notifyProfile(context, tx, await lockAccount(tx, change.account_id))
        return {}
      })
    return stop(true).catch((error: unknown) => {
      // Somebody else bound the old address meanwhile: then nobody has the new one, at least.
      if (error instanceof DatabaseError && error.code === '23505') return stop(false)
      throw error
    })
  }

async function undo(domains: Stopping, tx: Db, change: AccountChange, nowMs: number): Promise<void> {
  const { account_id: accountId, kind, before_text: text, before_sealed: sealed } = change
  switch (kind) {
    case 'email':
    case 'phone':
      await restoreContact(tx, accountId, kind, text, nowMs)
      return
    case 'login_password':
      await restorePassword(tx, accountId, text, nowMs)
      return
    case 'pay_password':
      return domains.wallet.restorePaymentPassword(tx, accountId, text)
    case 'authenticator':
      if (sealed) await restoreAuthenticator(tx, accountId, sealed)
      return
    default:
      return kind satisfies never
  }
}
