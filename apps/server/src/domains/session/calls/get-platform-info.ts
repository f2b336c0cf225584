import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { SessionDeps } from '../deps.ts'
import { presentPlatform } from '../platform-configuration.ts'

/** The platform's configuration; guests see its public part. */
export const getPlatformInfo =
  (deps: SessionDeps): Handler<typeof sessionCalls.getPlatformInfo> =>
  async ({ settings, origin, caller }) => ({
    plat_info: presentPlatform(await deps.platform(), settings, origin, caller !== undefined),
  })
