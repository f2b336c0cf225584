import type { withdrawalAccountCalls } from '@cliffhanger/contract/wallet/withdrawal-account-calls.ts'
import { accountsPerTypeLimit, accountTypes } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { WalletDeps } from '../../deps.ts'
import { isTypeOpen, typeName } from '../account-types.ts'
import { presentAccount } from '../present-account.ts'
import { listAccounts } from '../queries/accounts.ts'

/** The types of account with how many of each I have. A type that was switched off cannot be added to, but stays where there are some. */
export const getAccountKinds =
  (deps: WalletDeps): Handler<typeof withdrawalAccountCalls.getAccountKinds> =>
  async (context) => {
    const rows = await listAccounts(context.db, context.caller.userId)
    const { modules } = await deps.domains.session.platform()
    const types = accountTypes.map((type) => ({
      type,
      name: typeName(context.language, type),
      icon: '',
      is_open: isTypeOpen(modules, type) ? (1 as const) : (0 as const),
      total: rows.filter((row) => row.type === type).length,
      max: accountsPerTypeLimit,
    }))
    const [first] = rows
    return { types, default: first?.is_default ? presentAccount(context, first) : null }
  }
