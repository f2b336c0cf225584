import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { SessionDeps } from '../deps.ts'
import { checkCode } from './check-code.ts'
import { getAgreement } from './get-agreement.ts'
import { getCoins } from './get-coins.ts'
import { getPixel } from './get-pixel.ts'
import { getPlatformInfo } from './get-platform-info.ts'
import { getSiteConfig } from './get-site-config.ts'
import { getVersionInfo } from './get-version-info.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { signIn } from './sign-in.ts'
import { signInByDevice } from './sign-in-by-device.ts'

/** Signing in, staying signed in, and what a client must know before. */
export const sessionHandlers = (deps: SessionDeps) =>
  ({
    refreshSession: refreshSession(deps),
    signInByDevice: signInByDevice(deps),
    signIn: signIn(deps),
    register: register(deps),
    getAgreement,
    getVersionInfo,
    resetPassword: resetPassword(deps),
    getPlatformInfo: getPlatformInfo(deps),
    getSiteConfig: getSiteConfig(deps),
    getCoins: getCoins(deps),
    getPixel: getPixel(deps),
    sendCode: sendCode(deps),
    checkCode: checkCode(deps),
  }) satisfies Handlers<typeof sessionCalls>
