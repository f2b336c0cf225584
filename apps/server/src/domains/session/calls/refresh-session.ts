import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { SessionDeps } from '../deps.ts'
import { checkPlatformCode } from '../platform-code.ts'

/** The next pair of tokens. A repeat within a minute gets the same refresh token again; a token older than that ends the sign-in. */
export const refreshSession =
  ({ sessions }: SessionDeps): Handler<typeof sessionCalls.refreshSession> =>
  (context, input) => {
    checkPlatformCode(context, input.plat_code)
    return sessions.refresh(context.caller, input, context.address)
  }
