import type { CallData } from '@cliffhanger/contract/call.ts'
import type { Activity, Task, WheelPrize, WheelSpin } from '@cliffhanger/contract/rewards/schemas.ts'
import type { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import type { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'

export const exampleTask: Task = {
  id: 1,
  code: 'watch',
  kind: 'daily',
  title: 'Watch 3 episodes',
  icon: '',
  target: 3,
  progress: 1,
  unit: 'episodes',
  reward_coin: 'gold',
  reward_amount: '20',
  spins: 0,
  state: 0,
  link: '',
  sort: 0,
}

/** A watch task that is finished and waits to be claimed. */
export const finishedTask: Task = {
  ...exampleTask,
  id: 2,
  code: 'watch_seconds',
  kind: 'watch',
  title: 'Watch for 10 minutes',
  target: 600,
  progress: 600,
  unit: 'seconds',
  spins: 1,
  state: 1,
}

export const exampleEvent: Activity = {
  id: 3,
  type: 'event',
  title: 'Double gold weekend',
  cover: '',
  summary: 'Twice the gold for every top-up.',
  content: '',
  link_type: 'none',
  link: '',
  start_time: 1_760_000_000,
  end_time: 1_760_200_000,
  state: 1,
  sort: 1,
}

const rule = (day: number) => ({ day, coin_code: 'gold' as const, amount: String(day * 5), spins: day === 7 ? 1 : 0 })

/** Somebody who signed in on two days and has not today. */
export const exampleSignIn: CallData<typeof signInCalls.signIn> = {
  is_sign: 0,
  continuous_days: 2,
  total_days: 12,
  rules: [1, 2, 3, 4, 5, 6, 7].map(rule),
  records: ['2026-11-19', '2026-11-20'],
  today: '2026-11-21',
  next_time: 1_795_276_800,
  next: rule(3),
  expire_time: 1_797_868_800,
  wheel_times: 0,
}

/** The same after today's sign-in. */
export const signedInAnswer: CallData<typeof signInCalls.signIn> = {
  ...exampleSignIn,
  is_sign: 1,
  continuous_days: 3,
  total_days: 13,
  records: [...exampleSignIn.records, '2026-11-21'],
  next: rule(4),
  reward: { coin_code: 'gold', amount: '15' },
}

export const examplePrize = (id: number, name: string, weight: number, probability: string): WheelPrize => ({
  id,
  name,
  image: '',
  kind: name === 'Thanks' ? 'thanks' : 'coin',
  coin_code: name === 'Thanks' ? '' : 'gold',
  amount: name === 'Thanks' ? '0' : String(id * 10),
  target_id: 0,
  stock: -1,
  weight,
  probability,
  daily_budget: '',
  fallback: name === 'Thanks' ? 1 : 0,
  sort: id,
})

export const examplePrizes: readonly WheelPrize[] = [
  examplePrize(1, '10 Gold', 500, '0.5'),
  examplePrize(2, '20 Gold', 300, '0.3'),
  examplePrize(3, '30 Gold', 75, '0.075'),
  examplePrize(4, 'Thanks', 125, '0.125'),
]

const exampleSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
/** SHA-256 of its bytes. */
const exampleCommit = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'

export const exampleWheel: CallData<typeof wheelCalls.getWheel> = {
  prizes: [...examplePrizes],
  times: 2,
  cost: null,
  daily_max: 20,
  my_today: 1,
  winners: [{ nick_name: 'M**h', prize_name: '30 Gold', create_time: 1_760_000_000 }],
  rule: '<p>One spin a day is on us.</p>',
  commit: exampleCommit,
  client_seed: 'abc',
  nonce: 4,
  revealed: [],
  table_id: 9,
  is_open: 1,
}

/** A draw whose seed was revealed; the wheel's number follows from it. */
export const exampleSpin: WheelSpin = {
  record_id: 41,
  prize_id: 1,
  prize_name: '10 Gold',
  raw_prize_id: 1,
  raw_prize_name: '10 Gold',
  commit: exampleCommit,
  server_seed: exampleSeed,
  client_seed: 'abc',
  nonce: 3,
  raw_result: 202,
  table_id: 9,
  create_time: 1_760_000_000,
}

export const exampleTable = {
  table_id: 9,
  segments: examplePrizes.map(({ id, name, weight }) => ({ prize_id: id, name, weight })),
}
