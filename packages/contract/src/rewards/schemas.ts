import * as z from 'zod/mini'
import { count, flag, id, seconds } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { activityStates, taskStates } from './states.ts'

/** Coins a member gets or pays. */
export const coinAmount = z.object({ coin_code: coinCode, amount: shownAmount() })
export type CoinAmount = z.output<typeof coinAmount>

/** A calendar day of the platform, `2026-11-21`. */
export const calendarDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const activityTypes = ['event', 'bonus'] as const
export type ActivityType = (typeof activityTypes)[number]
export const activityState = z.literal(Object.values(activityStates))

/** An event or a bonus (entities.md, Activity). `content` is HTML, '' in lists; `end_time` 0 is open. */
export const activity = z.object({
  id: id(),
  type: z.literal(activityTypes),
  title: z.string(),
  cover: z.string(),
  summary: z.string(),
  content: z.string(),
  link_type: z.literal(['page', 'video', 'url', 'none']),
  link: z.string(),
  start_time: seconds(),
  end_time: seconds(),
  state: activityState,
  sort: z.int(),
})
export type Activity = z.output<typeof activity>

/** What a task is about: the facts that count for it (entities.md, Task). */
export const taskCodes = [
  'sign',
  'watch',
  'watch_seconds',
  'share',
  'invite',
  'recharge',
  'bind',
  'profile',
  'buy_vip',
  'friend',
  'message',
  'real_name',
] as const
export type TaskCode = (typeof taskCodes)[number]

export const taskKinds = ['daily', 'beginner', 'watch'] as const
export type TaskKind = (typeof taskKinds)[number]
export const taskUnits = ['times', 'seconds', 'episodes'] as const
export type TaskUnit = (typeof taskUnits)[number]

/** A task with the caller's progress (entities.md, Task). `link` is an address in the app, '' where there is nowhere to go. `spins` come with the
 *  reward. */
export const task = z.object({
  id: id(),
  code: z.literal(taskCodes),
  kind: z.literal(taskKinds),
  title: z.string(),
  icon: z.string(),
  target: count(),
  progress: count(),
  unit: z.literal(taskUnits),
  reward_coin: coinCode,
  reward_amount: shownAmount(),
  spins: count(),
  state: z.literal(Object.values(taskStates)),
  link: z.string(),
  sort: z.int(),
})
export type Task = z.output<typeof task>

export const prizeKinds = ['coin', 'coupon', 'vip_days', 'times', 'goods', 'thanks'] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** A prize of the turntable (entities.md, WheelPrize). `probability` is the published share of draws, exact: `0.125`. `stock` -1 and `daily_budget`
 *  '' are without limit; `coin_code` is '' where nothing is paid in coins. */
export const wheelPrize = z.object({
  id: id(),
  name: z.string(),
  image: z.string(),
  kind: z.literal(prizeKinds),
  coin_code: z.union([coinCode, z.literal('')]),
  amount: shownAmount(),
  target_id: count(),
  stock: z.int().check(z.gte(-1)),
  weight: count(),
  probability: z.string().check(z.regex(/^(0\.\d{1,8}|[01])$/)),
  daily_budget: z.union([shownAmount(), z.literal('')]),
  fallback: flag(),
  sort: z.int(),
})
export type WheelPrize = z.output<typeof wheelPrize>

/** 32 bytes as lower-case hex. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A server seed that has rotated and is no secret any more (entities.md, WheelSeed). `to_nonce` is the last nonce it drew. */
export const wheelSeed = z.object({
  commit: hash,
  server_seed: hash,
  from_nonce: count(),
  to_nonce: count(),
  revealed_time: seconds(),
})
export type WheelSeed = z.output<typeof wheelSeed>

/** What is drawn from: the prizes' ids and weights in the order they are laid out. */
export const wheelTable = z.object({
  table_id: id(),
  segments: z.array(z.object({ prize_id: id(), name: z.string(), weight: count() })),
})

/** One of my draws, with all that is needed to recompute it once `server_seed` is revealed ('' before). `raw_result` is the number below the sum of
 *  the weights that was drawn. */
export const wheelSpin = z.object({
  record_id: id(),
  prize_id: id(),
  prize_name: z.string(),
  raw_prize_id: id(),
  raw_prize_name: z.string(),
  commit: hash,
  server_seed: z.union([hash, z.literal('')]),
  client_seed: z.string(),
  nonce: count(),
  raw_result: count(),
  table_id: id(),
  create_time: seconds(),
})
export type WheelSpin = z.output<typeof wheelSpin>

export const rewardTypes = ['sign', 'task', 'wheel', 'invite', 'recharge', 'activity'] as const
export type RewardType = (typeof rewardTypes)[number]

/** What a member was given (entities.md, RewardRecord). `coin_code` is '' where it was no coins; then `amount` counts days, spins or pieces and `kind`
 *  says of what. */
export const rewardRecord = z.object({
  id: id(),
  type: z.literal(rewardTypes),
  title: z.string(),
  kind: z.literal(prizeKinds),
  coin_code: z.union([coinCode, z.literal('')]),
  amount: shownAmount(),
  source_id: count(),
  create_time: seconds(),
})
export type RewardRecord = z.output<typeof rewardRecord>
