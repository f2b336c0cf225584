import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { refuseWhileCoolingOff } from '../../../account/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { filesOf, fingerprintOf, readDetails, sealDetails } from '../account-details.ts'
import { presentAccount } from '../present-account.ts'
import { clearDefault, findAccount, lockMember, updateAccount } from '../queries/accounts.ts'

/** Changes an account of mine, or makes it the default one; it keeps its type. Withdrawals under way keep what they were asked for with. */
export const editWithdrawAccount =
  (deps: WalletDeps): Handler<typeof withdrawalAccountCalls.editWithdrawAccount> =>
  (context, form) =>
    context.db.transaction(async (tx) => {
      const { userId } = context.caller
      await lockMember(tx, userId)
      await refuseWhileCoolingOff(tx, userId, context.clock())
      const before = (await findAccount(tx, userId, form.id)) ?? refuse('notFound')
      if (form.type !== before.type) refuseField('type')
      const details = await readDetails(tx, { userId, language: context.language }, form)
      const isDefault = form.is_default === undefined ? before.is_default : form.is_default === 1
      if (isDefault && !before.is_default) await clearDefault(tx, userId)
      const row = await updateAccount(tx, {
        ...before,
        sealed: sealDetails(context, details),
        file_keys: filesOf(details),
        fingerprint: fingerprintOf(context, details),
        is_default: isDefault,
      })
      const edited = row ?? refuse('accountAlreadyAdded')
      await deps.domains.teams.noteShared(tx, [userId])
      return { account: presentAccount(context, edited) }
    })
