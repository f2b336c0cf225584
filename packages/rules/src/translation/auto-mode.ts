import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'

/** whether messages to a member of this user_type are translated for the member: -1 never, 0 always, 1 for types above 0,
 *  2 for type 0. */
export function translatesFor(mode: PlatformSettings['send_msg_auto_translate'], userType: number): boolean {
  switch (mode) {
    case -1:
      return false
    case 0:
      return true
    case 1:
      return userType > 0
    case 2:
      return userType === userTypes.ordinary
    default:
      return mode satisfies never
  }
}
