import type { LastSignIn } from '@cliffhanger/rules/rewards/sign-in.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What one step of the sign-in gives. */
export interface StepRow {
  readonly day: number
  readonly coin_code: 'gold' | 'point'
  readonly amount: string
  readonly spins: number
}

/** A member's sign-ins, as far as the page shows them. */
export interface SignInDays {
  readonly last: LastSignIn | undefined
  readonly total: number
  /** Days from `since` on, in order. */
  readonly days: readonly string[]
}

export const listSteps = (db: Db): Promise<StepRow[]> =>
  db.query<StepRow>(`select day, coin_code, amount::text as amount, spins from sign_in_steps order by day`)

/** When the newest of the steps was changed. */
export const findStepsVersion = async (db: Db): Promise<number> =>
  (await db.one<{ version: number }>(`select max(changed_ms) as version from sign_in_steps`)).version

/** Nobody else changes the steps meanwhile; members sign in all the same. */
export const lockSteps = (tx: Db): Promise<number> =>
  tx.execute(`select 1 from sign_in_steps order by day for no key update`)

export const updateStep = (tx: Db, step: StepRow, changedMs: number): Promise<number> =>
  tx.execute(`update sign_in_steps set coin_code = $2, amount = $3, spins = $4, changed_ms = $5 where day = $1`, [
    step.day,
    step.coin_code,
    step.amount,
    step.spins,
    changedMs,
  ])

/** Nobody else signs this member in meanwhile. */
export const lockMember = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`select 1 from accounts where id = $1 for no key update`, [userId])

export async function findSignIns(db: Db, userId: number, since: string): Promise<SignInDays> {
  const [last, counted, days] = await Promise.all([
    db.find<{ day: string; continuous_days: number; zone: string }>(
      `select day::text as day, continuous_days, zone from sign_ins where user_id = $1 order by day desc limit 1`,
      [userId],
    ),
    db.one<{ total: number }>(`select count(*)::int as total from sign_ins where user_id = $1`, [userId]),
    db.query<{ day: string }>(
      `select day::text as day from sign_ins where user_id = $1 and day >= $2::date order by day`,
      [userId, since],
    ),
  ])
  return {
    last: last && { day: last.day, continuousDays: last.continuous_days, zone: last.zone },
    total: counted.total,
    days: days.map(({ day }) => day),
  }
}

/** A sign-in with what it gave. */
export interface NewSignIn extends Omit<StepRow, 'day'> {
  readonly userId: number
  readonly day: string
  readonly zone: string
  readonly continuousDays: number
  readonly nowMs: number
}

/** Answers its id; undefined where the member has signed in for that day. */
export const insertSignIn = async (tx: Db, row: NewSignIn): Promise<number | undefined> =>
  (
    await tx.find<{ id: number }>(
      `insert into sign_ins (user_id, day, zone, continuous_days, coin_code, amount, spins, created_ms)
       values ($1, $2::date, $3, $4, $5, $6, $7, $8) on conflict (user_id, day) do nothing returning id`,
      [row.userId, row.day, row.zone, row.continuousDays, row.coin_code, row.amount, row.spins, row.nowMs],
    )
  )?.id
