import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { accountsPerTypeLimit } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { refuseWhileCoolingOff } from '../../../account/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { filesOf, fingerprintOf, readDetails, sealDetails } from '../account-details.ts'
import { isTypeOpen } from '../account-types.ts'
import { presentAccount } from '../present-account.ts'
import { clearDefault, insertAccount, listAccounts, lockMember } from '../queries/accounts.ts'

/** Adds an account; a member's first one is their default. Refuses 7026 for one they have, 7030 beyond five of a type, 7031 for a type that is off. */
export const addWithdrawAccount =
  (deps: WalletDeps): Handler<typeof withdrawalAccountCalls.addWithdrawAccount> =>
  async (context, form) => {
    const { userId } = context.caller
    const { modules } = await deps.domains.session.platform()
    if (!isTypeOpen(modules, form.type)) refuse('serviceNotOpen')
    return context.db.transaction(async (tx) => {
      const details = await readDetails(tx, { userId, language: context.language }, form)
      await lockMember(tx, userId)
      await refuseWhileCoolingOff(tx, userId, context.clock())
      const mine = await listAccounts(tx, userId)
      const fingerprint = fingerprintOf(context, details)
      if (mine.some((one) => one.fingerprint.equals(fingerprint))) refuse('accountAlreadyAdded')
      if (mine.filter(({ type }) => type === form.type).length >= accountsPerTypeLimit) refuse('tooManyAccounts')
      const isDefault = form.is_default === 1 || mine.length === 0
      if (isDefault) await clearDefault(tx, userId)
      const row = await insertAccount(tx, {
        user_id: userId,
        type: form.type,
        sealed: sealDetails(context, details),
        file_keys: filesOf(details),
        fingerprint,
        is_default: isDefault,
        created_ms: context.clock(),
      })
      const added = row ?? refuse('accountAlreadyAdded')
      await deps.domains.teams.noteShared(tx, [userId])
      return { account: presentAccount(context, added) }
    })
  }
