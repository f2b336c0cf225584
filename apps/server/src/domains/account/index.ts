import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { inviterCalls } from '@cliffhanger/contract/account/inviter-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { normalizeEmail, normalizePhone } from '@cliffhanger/rules/account/validation.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { type MailSender, openMailSender } from '../../platform/delivery/sender.ts'
import { openSmsSender } from '../../platform/delivery/sms-sender.ts'
import { bindCalls, type CallContext } from '../../platform/http/handlers.ts'
import { openAlarms, type Protection } from './alarms.ts'
import { type Authenticators, openAuthenticators } from './authenticator.ts'
import { registerAvatars } from './avatar-files.ts'
import { accountHandlers, inviterHandlers, realNameHandlers } from './calls/handlers.ts'
import { sendCodeJob } from './code-delivery.ts'
import { type Codes, openCodes } from './codes.ts'
import { beginCoolingOff } from './cooling-off.ts'
import { acceptsFriendRequests } from './friend-privacy.ts'
import type { AccountNeeds } from './needs.ts'
import { type AccountOperator, createAccountOperator } from './operator.ts'
import { presentProfile } from './present.ts'
import { demandProof, type GivenProof, type Proof } from './proof.ts'
import {
  type Account,
  findIdBySearch,
  findLanguageOf,
  listProfiles,
  listShowingOnline,
  getAccount as readAccount,
} from './queries/accounts.ts'
import { standingFacts } from './standing-facts.ts'

export type { Protection } from './alarms.ts'
export type { Authenticators } from './authenticator.ts'
export { type Codes, readContact } from './codes.ts'
export { refuseWhileCoolingOff } from './cooling-off.ts'
export { createAccount, isTaken, type NewAccount } from './create-account.ts'
export { type DemoMemberName, demoMembers, demoPassword, seedDemoMembers } from './demo-members.ts'
export { findParent, findTypedInviter, readTypedCodes } from './inviter.ts'
export { isProtected } from './is-protected.ts'
export { lockPolicyOf } from './lock-policy.ts'
export { consumeAttempt as takeTry, forgetTries, giveBackTry, lockKey } from './login-lock.ts'
export { hashNewPassword } from './new-password.ts'
export { notifyProfile as tellProfile } from './notify.ts'
export { presentMasked, presentSelf } from './present.ts'
export { checkLoginPassword } from './proof.ts'
export { deleteChangesBefore } from './queries/account-changes.ts'
export {
  type Account,
  countAccounts,
  findAccountBy,
  findAccountByDevice,
  findLanguageOf,
  findLanguagesOf,
  findPayee,
  getAccount,
  insertDeviceAccount,
} from './queries/accounts.ts'
export { deleteCodesBefore, type OutboxRow } from './queries/codes.ts'
export { adoptInviter, countInvited } from './queries/inviters.ts'
export { deleteLocksBefore } from './queries/login-locks.ts'
export { updateEnabled, updatePassword } from './queries/update-account.ts'
export { usedByAccounts } from './queries/used-files.ts'
export { findBirthday } from './real-name/birthday.ts'
export type { RealNameRow } from './real-name/queries.ts'
export { isCertified, readRealNameStatus } from './real-name/review.ts'
export { forgetSignInTries, type SignInLock, signInLock } from './sign-in-lock.ts'

/** What friendship asks about a member's privacy. */
export interface FriendPrivacy {
  readonly platformAcceptsRequests: boolean
  readonly acceptsRequests: boolean
  readonly verifiesRequests: boolean
}

export interface AccountDomain extends Domain {
  readonly codes: Codes
  readonly authenticators: Authenticators
  readonly protection: Protection
  /** What operators do about accounts. */
  readonly operator: AccountOperator
  friendPrivacy(db: Db, userId: number): Promise<FriendPrivacy>
  readonly standingFacts: typeof standingFacts
  /** The language a member reads. */
  findLanguageOf(db: Db, userId: number): Promise<Language>
  /** Which of these members let others see that they are online; nobody where the platform does not show it. */
  findShowingOnline(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** Demands of the caller what shows more than their session, for what cannot be undone; never in a transaction. */
  demandProof(context: CallContext<'bearer'>, given: GivenProof): Promise<Proof>
}

/** Public profiles by id; ids that do not exist are absent, and what depends on the reader is blank. */
export const findUsers = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, UserInfo>> =>
  new Map((await listProfiles(db, ids)).map((profile) => [profile.id, presentProfile(profile)]))

/** The member with exactly this number, phone or mail address. */
export const findUserId = async (db: Db, search: string): Promise<number | undefined> => {
  const phone = normalizePhone(search) ?? ''
  return (await findIdBySearch(db, { userNo: search.trim(), phone, email: normalizeEmail(search) }))?.id
}

/** Accounts: the identity of a member, their secrets, and the codes that prove their mail address and phone. */
export function createAccountDomain(context: ServerContext, domains: AccountNeeds): AccountDomain {
  const mail: MailSender | undefined = openMailSender(context.settings, context.log)
  const senders = { mail, sms: openSmsSender(context.settings) }
  const codes = openCodes(context, senders)
  const authenticators = openAuthenticators(context)
  const alarms = openAlarms(context, domains, senders)
  const protection: Protection = {
    raise: alarms.raise,
    hold: async (tx, accountId) => {
      const { settings } = await domains.wallet.readWalletSettings(tx)
      await beginCoolingOff(tx, accountId, settings.cooling_hours, context.clock())
    },
  }
  return {
    codes,
    authenticators,
    protection,
    standingFacts,
    operator: createAccountOperator(context, domains),
    calls: [
      ...bindCalls(accountCalls, accountHandlers({ domains, codes, authenticators, protection, alarms })),
      ...bindCalls(inviterCalls, inviterHandlers(domains)),
      ...bindCalls(realNameCalls, realNameHandlers(domains)),
    ],
    routes: registerAvatars,
    async friendPrivacy(db, userId) {
      const [platform, account]: [Awaited<ReturnType<AccountNeeds['session']['platform']>>, Account] =
        await Promise.all([domains.session.platform(), readAccount(db, userId)])
      return {
        platformAcceptsRequests: platform.add_friends === 1,
        acceptsRequests: acceptsFriendRequests(platform, account),
        verifiesRequests: platform.verify_friends === 1 && account.verify_friends,
      }
    },
    findLanguageOf,
    async findShowingOnline(db, ids) {
      const { show_online: isShown } = await domains.session.platform()
      const showing = isShown === 1 && ids.length > 0 ? await listShowingOnline(db, ids) : []
      return new Set(showing.map(({ id }) => id))
    },
    demandProof: async (call, given) =>
      demandProof(domains, codes, call, await readAccount(call.db, call.caller.userId), given),
    async start() {
      await context.jobs.work(sendCodeJob, ({ entryId }, { attempt }) =>
        codes.retry(entryId, attempt >= sendCodeJob.retry.limit),
      )
    },
    async stop() {
      await mail?.close()
    },
  }
}
