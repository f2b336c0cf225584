import { randomUUID } from 'node:crypto'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import type { WheelSettings } from '@cliffhanger/contract/rewards/wheel-settings.ts'
import type { Member } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'
import { giveSpins } from '../spins.ts'

/** A prize of a test; what is left out is what a prize of ten points has. */
export interface TestPrize {
  readonly kind?: string
  readonly coin?: string
  readonly amount?: number
  readonly target?: number
  readonly weight?: number
  readonly stock?: number
  readonly budget?: number
  readonly isFallback?: boolean
}

/** Lays out these prizes in their order; answers their ids. */
export async function layOut({ owner }: TestServer, prizes: readonly TestPrize[]): Promise<number[]> {
  const ids: number[] = []
  for (const [index, prize] of prizes.entries()) {
    const { id } = await owner.one<{ id: number }>(
      `insert into wheel_prizes (names, kind, coin_code, amount, target_id, stock, weight, daily_budget, is_fallback, is_open, created_ms, changed_ms)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, 0, 0) returning id`,
      [
        JSON.stringify({ en: `Prize ${index}` }),
        prize.kind ?? 'coin',
        prize.coin ?? (prize.kind === undefined || prize.kind === 'coin' ? 'point' : ''),
        prize.amount ?? (prize.kind === 'thanks' ? 0 : 10),
        prize.target ?? 0,
        prize.stock ?? null,
        prize.weight ?? 1,
        prize.budget ?? null,
        prize.isFallback ?? false,
      ],
    )
    ids.push(id)
  }
  await owner.execute(
    `insert into wheel_tables (segments, created_ms)
     select jsonb_agg(jsonb_build_object('prize_id', id, 'names', names, 'image_key', image_key, 'kind', kind, 'coin_code', coin_code, 'amount', amount::text,
       'target_id', target_id, 'weight', weight, 'daily_budget', daily_budget::text, 'is_fallback', is_fallback) order by id), 0
       from wheel_prizes where id = any ($1)`,
    [ids],
  )
  return ids
}

/** What always remains. */
export const thanks: TestPrize = { kind: 'thanks', weight: 0, isFallback: true }

export const setWheel = ({ owner }: TestServer, settings: Partial<WheelSettings>): Promise<number> =>
  owner.execute(
    `insert into platform_settings (key, value) values ('wheel', $1)
     on conflict (key) do update set value = excluded.value, version = platform_settings.version + 1`,
    [JSON.stringify(settings)],
  )

export const earnSpins = ({ context }: TestServer, who: Member, spins: number): Promise<void> =>
  context.db.transaction((tx) => giveSpins(tx, { userId: who.userId, spins, actKey: randomUUID(), nowMs: 0 }))

export const spinOnce = (
  server: TestServer,
  who: Member,
  input: { readonly pay?: 0 | 1; readonly client_seed?: string } = {},
  key: string = randomUUID(),
) => server.call(wheelCalls.spinWheel, input, { token: who.token, key, language: 'en' })

export const lookAt = (server: TestServer, who: Member) =>
  server.succeed(wheelCalls.getWheel, {}, { token: who.token, language: 'en' })
