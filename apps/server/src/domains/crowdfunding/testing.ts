import { randomUUID } from 'node:crypto'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { configure, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger, newPayer, payPassword } from '../../testing/wallet.ts'
import { platformOwner } from '../ledger/index.ts'
import { pay } from '../payments/recharge/testing.ts'

/** A project of a test; what is left out is what one of a hundred units of 10.00 at a tenth of a per cent a day for ten days has. */
export interface TestProject {
  readonly unitPrice?: number
  readonly units?: number
  readonly least?: number
  readonly minUnit?: number
  readonly maxUnit?: number
  /** In 10^-8 a day. */
  readonly rate?: number
  readonly days?: number
  readonly startsMs?: number
  readonly endsMs?: number
}

/** A server with crowdfunding open to everybody, in UTC, at noon; on a database of its own where none is given. */
export async function startCrowdfundingServer(test?: TestDatabase) {
  const settings = { TIME_ZONE: 'UTC', ACCESS_TOKEN_SECONDS: '864000000' }
  const server = await startTestServer(settings, test && { test })
  await configure(server, { modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 1, commission: 0 } })
  await askRealName(server, 0)
  const noon = (Math.floor(server.context.clock() / dayMs) + 1) * dayMs + 12 * hourMs
  server.advance(noon - server.context.clock())
  return openWorld(server)
}

export const askRealName = ({ context, domains }: TestServer, crowdfunding_need_real_name: 0 | 1) =>
  context.db.transaction(async (tx) => {
    const { version } = await domains.wallet.readWalletSettings(tx)
    await domains.wallet.operator.changeWalletSettings(tx, { crowdfunding_need_real_name }, version)
  })

export function openWorld(server: TestServer) {
  const { context, domains } = server
  const world = {
    server,
    async fundPool(amount: bigint): Promise<void> {
      const move = { route: 'funding.projects', coin: 'money', amount, from: platformOwner, to: platformOwner } as const
      await context.db.transaction((tx) =>
        domains.ledger.move(tx, { kind: 'funding', key: randomUUID(), bizNo: 'TEST', moves: [move] }),
      )
    },
    poolBalance: async (): Promise<number> =>
      (
        await context.db.find<{ balance: number }>(
          `select balance from ledger_accounts where owner_id = 0 and purpose = 'project_pool'`,
        )
      )?.balance ?? 0,
    async newProject(project: TestProject = {}): Promise<number> {
      const nowMs = context.clock()
      const { id: typeId } = await server.owner.one<{ id: number }>(
        `insert into crowd_types (names) values ('{"en": "Series", "zh-CN": "剧集"}') returning id`,
      )
      const { units = 100, unitPrice = 1000 } = project
      const { id } = await server.owner.one<{ id: number }>(
        `insert into crowd_projects (type_id, texts, copyright_owner, cover_key, unit_price, units_total, units_left, min_amount, min_unit, max_unit, day_rate,
           cycle_days, starts_ms, ends_ms, stage, created_ms, changed_ms)
         values ($1, '{"en": {"title": "Night Train", "intro": "", "rights": "", "risk": "<p>Films fail.</p>"}}', 'Harbour Films', 'public/projects/p.webp', $2, $3, $3,
           $4, $5, $6, $7, $8, $9, $10, 'open', $11, $11) returning id`,
        [
          typeId,
          unitPrice,
          units,
          project.least ?? 0,
          project.minUnit ?? 1,
          project.maxUnit ?? 0,
          project.rate ?? 100_000,
          project.days ?? 10,
          nowMs + (project.startsMs ?? -hourMs),
          nowMs + (project.endsMs ?? 400 * dayMs),
          nowMs,
        ],
      )
      return id
    },
    /** A member with money who opened the contract. */
    async newInvestor(money = '10000.00'): Promise<Member> {
      const who = await newPayer(server, money)
      await world.openContract(who)
      return who
    },
    /** A member without money or payment password who opened the contract. */
    async newReader(): Promise<Member> {
      const who = await newMember(server)
      await world.openContract(who)
      return who
    },
    setPin: ({ token }: Member) =>
      server.succeed(
        paymentPasswordCalls.setPaymentPassword,
        { pay_password: payPassword, pay_password2: payPassword },
        { token },
      ),
    openContract: (who: Member) =>
      server.owner.execute(
        `insert into crowd_disclosures (user_id, version, opened_ms) values ($1, 1, 0) on conflict do nothing`,
        [who.userId],
      ),
    join: (who: Member, projectId: number, units: number, key: string = randomUUID()) =>
      server.call(
        crowdOrderCalls.joinProject,
        { project_id: projectId, number: units, agree: 1, sign_name: 'Ana Lima' },
        { token: who.token, key, language: 'en' },
      ),
    pay: (who: Member, orderNo: string) =>
      pay(server, who, orderNo, { pay_type: 'balance', pay_password: payPassword }, randomUUID()),
    /** Joins and pays, which has to go well; answers the order's id. */
    async invest(who: Member, projectId: number, units: number): Promise<number> {
      const { code, data } = await world.join(who, projectId, units)
      if (code !== 200) throw new Error(`joining was refused: ${code}`)
      const paid = await world.pay(who, data.order.order_no)
      if (paid.code !== 200) throw new Error(`a payment was refused: ${paid.code}`)
      return data.crow_order.id
    },
    orderOf: async (who: Member, id: number) =>
      (await server.succeed(crowdOrderCalls.getMyOrder, { id }, { token: who.token })).order,
    projectOf: async (who: Member, id: number) =>
      server.succeed(projectCalls.getProject, { id }, { token: who.token, language: 'en' }),
    quote: (who: Member, orderId: number, type: 'terminate' | 'settle') =>
      server.call(crowdOrderCalls.takeOut, { order_id: orderId, type, preview: 1 }, { token: who.token }),
    takeOut: (who: Member, orderId: number, type: 'terminate' | 'settle', key: string = randomUUID()) =>
      server.call(
        crowdOrderCalls.takeOut,
        { order_id: orderId, type, pay_password: payPassword },
        { token: who.token, key },
      ),
    balanceOf: (who: Member) => domains.ledger.balance(context.db, who.userId, 'money'),
    tend: () => domains.crowdfunding.tend(),
    /** Goes on by so many days, and has each of them counted and paid soon after it is over. */
    async live(days: number): Promise<void> {
      for (let day = 0; day < days; day++) {
        server.advance(dayMs)
        await world.tend()
      }
    },
    async close(): Promise<void> {
      await expectSoundLedger(server)
      await server.close()
    },
  }
  return world
}

export type CrowdfundingWorld = ReturnType<typeof openWorld>
