import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import type { TaskCode, TaskKind, TaskUnit } from '@cliffhanger/contract/rewards/schemas.ts'

/** What a task of some code counts, which kinds of task it can be, and where a member does it. */
interface TaskTerms {
  readonly unit: TaskUnit
  readonly kinds: readonly TaskKind[]
  readonly screen: ScreenName
}

const often = ['daily', 'beginner'] as const

/** Every kind of task there is. A new one is a row here and a fact that some domain notes under its code (CONTRIBUTING, "Adding a kind of task"). */
export const taskTerms = {
  sign: { unit: 'times', kinds: often, screen: 'bonus' },
  watch: { unit: 'episodes', kinds: ['daily', 'watch'], screen: 'home' },
  watch_seconds: { unit: 'seconds', kinds: ['watch'], screen: 'home' },
  share: { unit: 'times', kinds: often, screen: 'home' },
  invite: { unit: 'times', kinds: often, screen: 'inviteFriends' },
  recharge: { unit: 'times', kinds: often, screen: 'recharge' },
  bind: { unit: 'times', kinds: ['beginner'], screen: 'bindAccount' },
  profile: { unit: 'times', kinds: ['beginner'], screen: 'profile' },
  buy_vip: { unit: 'times', kinds: often, screen: 'vip' },
  friend: { unit: 'times', kinds: often, screen: 'addFriend' },
  message: { unit: 'times', kinds: often, screen: 'chats' },
  real_name: { unit: 'times', kinds: ['beginner'], screen: 'realName' },
} as const satisfies Readonly<Record<TaskCode, TaskTerms>>

/** What beginner tasks are counted in: once for ever. */
export const onceEver = '0001-01-01'

/** The period a fact of a platform day belongs to (S-96). */
export const periodOf = (kind: TaskKind, day: string): string => (kind === 'beginner' ? onceEver : day)
