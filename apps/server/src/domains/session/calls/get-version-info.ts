import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { findNewestVersion } from '../queries/published-texts.ts'

/** The newest package for a system, or null. */
export const getVersionInfo: Handler<typeof sessionCalls.getVersionInfo> = async (context, input) => {
  checkPlatformCode(context, input.plat_code)
  const newest = await findNewestVersion(context.db, input.device_os)
  if (!newest) return null
  const { is_silent: isSilent, is_force: isForce, size_bytes: size, created_ms: createdMs, ...shown } = newest
  return {
    ...shown,
    is_silent: flagOf(isSilent),
    is_force: flagOf(isForce),
    size,
    create_time: toSeconds(createdMs),
  }
}
