import { announcementHeard } from '@cliffhanger/contract/notices/events.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { effect, type StreamEffect } from '../../platform/storage/stream-effects.ts'

/** Everybody hears of an announcement in the same moment: their questions come within this time instead. */
const spreadMs = 2000

/** Asks again what is shown of notices. The calls come with the first need: the first screen has none. */
const reload = (isRead: boolean): void => {
  import('./notice-answers.ts')
    // What I opened just now says nothing new.
    .then(({ forgetNotices, forgetChangedNotices }) => (isRead ? forgetNotices() : forgetChangedNotices()))
    .catch(ignoreQuietly)
}

export const reloadNotices = (): void => reload(false)

const reloadOrders = (): void => {
  import('./notice-answers.ts').then(({ forgetMallOrders }) => forgetMallOrders()).catch(ignoreQuietly)
}

const reloadTeams = (): void => {
  import('./notice-answers.ts').then(({ forgetTeams }) => forgetTeams()).catch(ignoreQuietly)
}

/** I was told something, or opened it on another device; or everybody was (S-98). The words of an event may be in another language than mine,
 *  so they are asked for. Both streams use the action, mine with what is unread besides. */
const heard = effect(announcementHeard, async ({ afterwards }, { notice }) => {
  const isForAll = notice.user_id === 0 && notice.is_read === 0
  afterwards(() => void setTimeout(() => reload(notice.is_read === 1), isForAll ? Math.random() * spreadMs : 0))
  if (notice.type === 'order' && notice.is_read === 0) afterwards(reloadOrders)
  if (notice.type === 'team' && notice.is_read === 0) afterwards(reloadTeams)
})

export const noticeEffects: readonly StreamEffect[] = [heard]
