import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import type { Task, TaskCode } from '@cliffhanger/contract/rewards/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'

/** Where each kind of task is done. */
const places: Readonly<Record<TaskCode, ScreenName>> = {
  sign: 'bonus',
  watch: 'home',
  watch_seconds: 'home',
  share: 'home',
  invite: 'myPage',
  recharge: 'recharge',
  bind: 'bindAccount',
  profile: 'profile',
  buy_vip: 'vip',
  friend: 'addFriend',
  message: 'chats',
  real_name: 'realName',
}

/** Where a task is done: where it says itself, else where tasks of its kind are. */
export const taskHref = ({ code, link }: Pick<Task, 'code' | 'link'>): string =>
  link.startsWith('/') ? `#${link}` : hrefTo(places[code])
