import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { arePasswordsEqual, isUserName } from '@cliffhanger/rules/account/validation.ts'
import { canUseKind, hasRequiredCodes, type RegistrationDecision } from '@cliffhanger/rules/session/registration.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import {
  findParent,
  findTypedInviter,
  hashNewPassword,
  isTaken,
  presentSelf,
  readContact,
  readTypedCodes,
} from '../../account/index.ts'
import type { SessionDeps } from '../deps.ts'
import { moveGuest } from '../guest-move.ts'
import { checkOpen, lockRegistration, makeMember } from '../new-member.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { presentPlatform } from '../platform-configuration.ts'

type Row = typeof sessionCalls.register

const demand = (decision: RegistrationDecision): void => {
  if (!decision.ok) refuse(decision.refusal)
}

/** Makes an account with a password and signs it in. A repeat after a lost reply refuses 3006: the member then signs in. */
export const register =
  (deps: SessionDeps): Handler<Row> =>
  async (context, input) => {
    checkPlatformCode(context, input.plat_code)
    const platform = await deps.platform()
    checkOpen(platform)
    demand(canUseKind(platform, input.reg_type))
    if (!arePasswordsEqual(input.login_pwd, input.login_pwd2)) refuse('passwordsDiffer')
    const names = readNames(input)
    const codes = readTypedCodes(input)
    demand(hasRequiredCodes(platform, codes))
    const proof = readProof(input, names)
    if (proof && !(await deps.domains.account.codes.check(proof.subject, proof.code))) refuse('codeWrong')
    const typedInviter = await findTypedInviter(context.db, codes)
    const passwordHash = await hashNewPassword(context, input.login_pwd)
    const deviceHash = deps.sessions.deviceHash(input.device_id)
    const { address, language } = context

    const { account, signedIn } = await context.db.transaction(async (tx) => {
      await lockRegistration(tx, platform, deviceHash)
      if (await isTaken(tx, names)) refuse('alreadyRegistered')
      if (proof) await deps.domains.account.codes.use(tx, proof.subject, proof.code)
      const inviter = typedInviter ?? (await findParent(tx, input.parent_code))
      const channelCode = await deps.domains.teams.channelOf(tx, {
        code: input.distributer_code,
        domain: input.domain,
      })
      const draft = { ...names, passwordHash, loginType: 'login', inviter, channelCode, address, language } as const
      const made = await makeMember(deps, context, tx, draft, deviceHash)
      await moveGuest(deps, tx, made, { deviceHash, secret: input.device_secret }, context.clock())
      return { account: made, signedIn: await deps.sessions.start(tx, made, input, address, { isProven: true }) }
    })
    const tokens = await deps.sessions.replyOf(signedIn)
    const plat_info = presentPlatform(platform, context.settings, context.origin, true)
    return { ...tokens, user_info: presentSelf(account), plat_info, login_type: 'login', is_new: 1 }
  }

interface Names {
  readonly loginName?: string
  readonly email?: string
  readonly phone?: string
}

/** The one login name the kind asks for; refuses 4000 naming the field that is missing or not valid. */
function readNames(input: CallInput<Row>): Names {
  switch (input.reg_type) {
    case 'username': {
      const loginName = input.login_name ?? ''
      return isUserName(loginName) ? { loginName } : refuseField('login_name')
    }
    case 'email':
      return { email: readContact('email', input.user_email ?? '', 'user_email') }
    case 'phone':
      return { phone: readContact('phone', input.user_phone ?? '', 'user_phone') }
    default:
      return input.reg_type satisfies never
  }
}

/** The code that proves the mail address or phone. */
function readProof(input: CallInput<Row>, names: Names) {
  if (input.reg_type === 'username') return undefined
  const kind: ContactKind = input.reg_type
  const code = input.code ?? refuseField('code')
  return { code, subject: { kind, contact: names[kind] ?? '', purpose: 'reg' } } as const
}
