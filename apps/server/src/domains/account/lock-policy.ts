import { minuteMs } from '@cliffhanger/contract/duration.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { LockPolicy } from '@cliffhanger/rules/session/login-lock.ts'

/** C-45 as the operators set it. */
export const lockPolicyOf = (platform: PlatformSettings): LockPolicy => ({
  tries: platform.login_lock_tries,
  windowMs: platform.login_lock_minutes * minuteMs,
})
