import type { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import type { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Alarms, Protection } from '../alarms.ts'
import type { Authenticators } from '../authenticator.ts'
import type { Codes } from '../codes.ts'
import type { AccountNeeds } from '../needs.ts'
import { getRealName } from '../real-name/calls/get-real-name.ts'
import { submitRealName } from '../real-name/calls/submit-real-name.ts'
import { bindAccount } from './bind-account.ts'
import { bindInviter } from './bind-inviter.ts'
import { changePassword } from './change-password.ts'
import { editOtherInfo } from './edit-other-info.ts'
import { editProfile } from './edit-profile.ts'
import { firstEdit } from './first-edit.ts'
import { getAccount } from './get-account.ts'
import { getLanguage } from './get-language.ts'
import { getUser } from './get-user.ts'
import { setLanguage } from './set-language.ts'
import { stopChange } from './stop-change.ts'

/** What the calls of accounts share. */
export interface AccountDeps {
  readonly domains: AccountNeeds
  readonly codes: Codes
  readonly authenticators: Authenticators
  readonly protection: Protection
  readonly alarms: Alarms
}

/** Who a member is, and how they get in. */
export const accountHandlers = ({ domains, codes, authenticators, protection, alarms }: AccountDeps) =>
  ({
    getAccount: getAccount(domains),
    getUser: getUser(domains),
    editProfile: editProfile(domains),
    editOtherInfo: editOtherInfo(domains),
    setLanguage,
    getLanguage,
    bindAccount: bindAccount({ domains, codes, authenticators, protection }),
    firstEdit: firstEdit(domains),
    changePassword: changePassword({ domains, codes, protection }),
    stopChange: stopChange(domains, alarms),
  }) satisfies Handlers<typeof accountCalls>

/** Who brought a member here. */
export const inviterHandlers = (domains: AccountNeeds) =>
  ({ bindInviter: bindInviter(domains) }) satisfies Handlers<typeof inviterCalls>

/** Who a member really is. */
export const realNameHandlers = (domains: AccountNeeds) =>
  ({ getRealName: getRealName(domains), submitRealName }) satisfies Handlers<typeof realNameCalls>
