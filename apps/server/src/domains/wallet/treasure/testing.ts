import { randomUUID } from 'node:crypto'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureInfo, TreasureLog } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { type Member, newMember } from '../../../testing/members.ts'
import { startTestServer } from '../../../testing/server.ts'
import { expectSoundLedger, give } from '../../../testing/wallet.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { LedgerRoute } from '../../ledger/ledger-routes.ts'
import { platformOwner } from '../../ledger/ledger-routes.ts'
import { changeWalletSettings, readWalletSettings } from '../wallet-settings.ts'
import { payTreasureIncome } from './income.ts'

/** A server in a zone whose clocks go forward on 14 March 2027, at noon two days before; treasures earn a hundredth a day. */
export async function startTreasureServer() {
  const server = await startTestServer({ TIME_ZONE: 'America/New_York', ACCESS_TOKEN_SECONDS: '86400000' })
  const { context, domains } = server
  const { ledger } = domains

  const post = (kind: string, route: LedgerRoute, owner: number, amount: bigint) =>
    context.db.transaction((tx) =>
      ledger.move(tx, {
        kind,
        key: randomUUID(),
        bizNo: 'TEST',
        moves: [{ route, coin: 'money', amount, from: owner, to: owner }],
      }),
    )

  const world = {
    server,
    ledger,
    /** Sets the clock to a local time such as `2027-03-14 00:05`, and some milliseconds. */
    goTo(local: string, ms = 0): void {
      const hours = local < '2027-03-14 02:00' ? 5 : 4
      server.advance(Date.parse(`${local.replace(' ', 'T')}Z`) + hours * hourMs + ms - context.clock())
    },
    pay: (through: Pick<Ledger, 'move'> = ledger) => payTreasureIncome(context, through),
    setRate: (treasure_day_rate: string) =>
      context.db.transaction(async (tx) => {
        const { version } = await readWalletSettings(tx)
        await changeWalletSettings(tx, { treasure_day_rate }, version)
      }),
    fundPool: (amount: bigint) => post('funding', 'funding.interest', platformOwner, amount),
    moveIn: ({ userId }: Member, amount: bigint) => post('treasure', 'treasure.in', userId, amount),
    moveOut: ({ userId }: Member, amount: bigint) => post('treasure', 'treasure.out', userId, amount),
    async newSaver(amount: bigint): Promise<Member> {
      const member = await newMember(server)
      await give(server, member.userId, 'money', '10000.00')
      await world.moveIn(member, amount)
      return member
    },
    /** What each settled day held and paid. */
    daysOf: async ({ userId }: Member): Promise<[day: string, held: number, paid: number][]> =>
      (
        await context.db.query<{ day: string; held: number; paid: number }>(
          `select day, held, paid from treasure_days where user_id = $1 order by day`,
          [userId],
        )
      ).map(({ day, held, paid }) => [day.slice(5), held, paid]),
    treasureOf: async ({ token }: Member): Promise<TreasureInfo> =>
      (await server.succeed(treasureCalls.getTreasure, {}, { token })).treasure,
    logsOf: async ({ token }: Member): Promise<readonly TreasureLog[]> =>
      (await server.succeed(treasureCalls.listTreasureLogs, {}, { token })).list,
    async close(): Promise<void> {
      await expectSoundLedger(server)
      await server.close()
    },
  }
  world.goTo('2027-03-12 12:00')
  await world.setRate('0.01')
  return world
}

export type TreasureWorld = Awaited<ReturnType<typeof startTreasureServer>>
