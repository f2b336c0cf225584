import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletDeps } from '../deps.ts'
import { addWithdrawAccount } from './calls/add-withdraw-account.ts'
import { checkOrCancelWithdrawal } from './calls/check-or-cancel-withdrawal.ts'
import { deleteWithdrawAccount } from './calls/delete-withdraw-account.ts'
import { editWithdrawAccount } from './calls/edit-withdraw-account.ts'
import { getAccountKinds } from './calls/get-account-kinds.ts'
import { getWithdrawAccount } from './calls/get-withdraw-account.ts'
import { getWithdrawTerms } from './calls/get-withdraw-terms.ts'
import { getWithdrawal } from './calls/get-withdrawal.ts'
import { listBanks } from './calls/list-banks.ts'
import { listWithdrawAccounts } from './calls/list-withdraw-accounts.ts'
import { listWithdrawMethods } from './calls/list-withdraw-methods.ts'
import { listWithdrawals } from './calls/list-withdrawals.ts'
import { requestWithdrawal } from './calls/request-withdrawal.ts'

/** Money out: withdrawals and the accounts they go to. */
export const bindWithdrawals = (deps: WalletDeps): readonly BoundCall[] =>
  bindCalls(withdrawalCalls, {
    getWithdrawTerms: getWithdrawTerms(deps),
    listWithdrawMethods: listWithdrawMethods(deps),
    listWithdrawals,
    getWithdrawal,
    checkOrCancelWithdrawal: checkOrCancelWithdrawal(deps),
    requestWithdrawal: requestWithdrawal(deps),
    getAccountKinds: getAccountKinds(deps),
    listWithdrawAccounts,
    getWithdrawAccount,
    listBanks,
    addWithdrawAccount: addWithdrawAccount(deps),
    editWithdrawAccount: editWithdrawAccount(deps),
    deleteWithdrawAccount,
  })
