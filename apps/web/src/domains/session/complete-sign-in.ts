import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { storePlatform } from '../../platform/server/platform-info.ts'
import { queryClient } from '../../platform/server/queries.ts'
import { currentSession, storeSession } from '../../platform/session/session.ts'
import { openSessionPartsSoon } from '../../platform/session/session-parts.ts'
import { removeStored } from '../../platform/storage/storage.ts'
import { agreeOnLanguage } from './agree-on-language.ts'
import { saveDeviceSecret } from './device-secrets.ts'
import { parkAccount, saveAccount } from './saved-accounts.ts'

/** The part of every sign-in's answer that begins a session. */
export interface SessionReply {
  readonly access_token: string
  readonly refresh_token: string
  readonly user_info: LoginUser
  readonly plat_info: PlatInfo
  readonly login_type: 'login' | 'auto'
  readonly device_secret?: string | undefined
}

/** Begins the session (S-14, S-15): tokens and member are stored first, then the old session's parts close and the new
 *  one's open. Does not wait for the parts: they load behind the next screen. */
export const completeSignIn = (reply: SessionReply): void => {
  const session = { accessToken: reply.access_token, refreshToken: reply.refresh_token, user: reply.user_info }
  const earlier = currentSession()
  if (earlier) parkAccount(earlier)
  queryClient.clear()
  storeSession(session)
  saveDeviceSecret(reply.user_info.user_id, reply.device_secret, reply.login_type)
  storePlatform(reply.plat_info)
  saveAccount(session, reply.login_type, Date.now())
  removeStored('forced-logout')
  openSessionPartsSoon()
  agreeOnLanguage().catch(ignoreQuietly)
}
