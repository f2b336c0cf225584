import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { call } from '../../platform/server/client.ts'
import { storeUser } from '../../platform/session/session.ts'
import { openSessionPartsSoon } from '../../platform/session/session-parts.ts'
import { agreeOnLanguage } from './agree-on-language.ts'

/** Asks whose the stored session is, and whether it still lives. It only reads, so that a lost answer is asked for again. */
export const requestMember = async (): Promise<LoginUser> =>
  (await call(accountCalls.getAccount, {}, { retries: 3 })).user_info

/** Takes up the stored session: the server says who it is and whether it still lives, or has said it. */
export const resumeSession = async (requested = requestMember()): Promise<LoginUser> => {
  const member = await requested
  storeUser(member)
  openSessionPartsSoon()
  agreeOnLanguage().catch(ignoreQuietly)
  return member
}
