import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Account } from './queries/accounts.ts'

/** A switch of the platform that is off is off for everybody; where it is on, the member chooses. */
export const acceptsFriendRequests = (platform: PlatformSettings, account: Account): boolean =>
  platform.add_friends === 1 && account.add_friends
