import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { letNewcomerLook } from '../../platform/idle.ts'
import { goTo } from '../../platform/navigation/navigation.ts'
import { openAddress } from '../../platform/navigation/router.tsx'
import { currentPlatform } from '../../platform/server/platform-info.ts'
import { writeStored } from '../../platform/storage/storage.ts'
import { takeTarget } from './open-target.ts'
import { needsInformation } from './start-sequence.ts'

/** Leaves the sign-in for what comes next: the page of first information, the screen a shared link named, or home (S-9, S-10). */
export const enter = (user: LoginUser, { isNew }: { readonly isNew: boolean }): void => {
  const platform = currentPlatform()
  const isShow = isNew ? 1 : undefined
  if (platform && needsInformation(user, platform)) return goTo('information', { isShow }, { replace: true })
  const target = takeTarget()
  if (isNew) letNewcomerLook()
  if (target === null) return goTo('home', { isShow }, { replace: true })
  // What was asked for comes first; home greets when it is first seen.
  if (isNew) writeStored('welcome-due', String(user.user_id))
  openAddress(target, { replace: true })
}
