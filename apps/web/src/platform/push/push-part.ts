import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { openAddress } from '../navigation/router.tsx'
import { ignoreQuietly } from '../server/call-failure.ts'
import { call } from '../server/client.ts'
import { recordError } from '../server/request-log.ts'
import type { OpenLink } from './notifications.ts'
import { isPushOn, resumePush } from './subscription.ts'

const isOpenLink = (value: unknown): value is OpenLink =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'open-link'

/** A tap on a notification while a page is open: the page goes there. */
const follow = ({ data }: MessageEvent<unknown>): void => {
  if (isOpenLink(data)) openAddress(data.link.replace(/^#/, ''))
}

const closeNotifications = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}

/** Tells the server whether anybody looks at this page: it pushes to a page that is hidden. Who is back needs no notifications. */
const reportVisibility = (): void => {
  const isHidden = document.visibilityState === 'hidden'
  if (!isHidden) closeNotifications().catch(recordError)
  if (!isPushOn()) return
  call(pushCalls.reportVisibility, { hidden: flagOf(isHidden), at_ms: Date.now() }, { isStored: true }).catch(
    ignoreQuietly,
  )
}

let stop: (() => void) | undefined

/** Begins with the session of a member. */
export const openPush = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return resumePush()
  const workers = navigator.serviceWorker
  workers.addEventListener('message', follow)
  document.addEventListener('visibilitychange', reportVisibility)
  stop = () => {
    workers.removeEventListener('message', follow)
    document.removeEventListener('visibilitychange', reportVisibility)
  }
  await resumePush().catch(ignoreQuietly)
  reportVisibility()
}

export const closePush = (): void => {
  stop?.()
  stop = undefined
}
