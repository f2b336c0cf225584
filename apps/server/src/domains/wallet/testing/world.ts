import { randomUUID } from 'node:crypto'
import type { CallData, CallRequest, CallRow, Envelope } from '@cliffhanger/contract/call.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { newAddress } from '../../../testing/members.ts'
import { newOperator, signInOperator, type TestOperator } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { newBank, openModules } from '../../payments/recharge/testing.ts'
import { newKind } from '../coupons/testing.ts'
import { newWithdrawer, type Withdrawer } from '../withdrawal/testing.ts'

const reason = 'a model asked for it'
const secretKey = Buffer.alloc(32, 7).toString('base64')
const codesAtOnce = 200

type Coin = Exclude<CoinCode, 'treasure'>

/** The platform under the model: one server at a time, which may be started anew on the same database, three members and two operators. */
export class World {
  #server: TestServer
  readonly #test: Awaited<ReturnType<typeof createTestDatabase>>
  #offsetMs = 0
  #staff: { readonly operator: TestOperator; token: string }[] = []
  #codes: Record<Coin, string[]> = { money: [], gold: [], point: [] }
  members: readonly Withdrawer[] = []
  bank = 0
  couponId = 0

  private constructor(test: Awaited<ReturnType<typeof createTestDatabase>>, server: TestServer) {
    this.#test = test
    this.#server = server
  }

  static async open(): Promise<World> {
    const test = await createTestDatabase()
    const world = new World(test, await startOn(test))
    for (let index = 0; index < 2; index++) {
      const operator = await newOperator(world.server, 'finance')
      world.#staff.push({ operator, token: await signInOperator(world.server, operator) })
    }
    await openModules(world.server)
    world.bank = await newBank(world.server)
    world.members = await Promise.all([1, 2, 3].map(() => newWithdrawer(world.server, '0')))
    for (const coin_code of ['money', 'gold', 'point'] as const) {
      const fund = { pool: 'promo', coin_code, amount: '1000000', reason } as const
      await world.#agree(ledgerOperatorCalls.requestFunding, fund)
    }
    const [token = ''] = world.#staff.map((one) => one.token)
    const forPoints = { price_point: '5', end_time: Math.floor(world.server.context.clock() / 1000) + 5 * 365 * 86_400 }
    world.couponId = (await newKind(world.server, token, forPoints)).coupon_id
    return world
  }

  get server(): TestServer {
    return this.#server
  }

  /** The platform's day now. */
  day(): string {
    const { clock, settings } = this.#server.context
    return platformDay(clock(), settings.TIME_ZONE)
  }

  /** Makes a call of a member's. */
  as<Row extends CallRow>(index: number, row: Row, input: CallRequest<Row>, key: string = randomUUID()) {
    return this.#server.call(row, input, { token: this.member(index).token, key, address: newAddress() })
  }

  member(index: number): Withdrawer {
    const found = this.members[index]
    if (!found) throw new Error(`There is no member ${index}`)
    return found
  }

  /** Makes a call of an operator's, who signs in anew when the clock has ended their session. */
  async operate<Row extends CallRow>(
    row: Row,
    input: CallRequest<Row>,
    index: 0 | 1 = 0,
  ): Promise<Envelope<CallData<Row>>> {
    const one = this.#staff[index]
    if (!one) throw new Error('There is no such operator')
    const call = () => this.#server.call(row, input, { token: one.token, key: randomUUID() })
    const reply = await call()
    if (reply.code !== refusalCodes.tokenExpired) return reply
    one.token = await signInOperator(this.#server, one.operator)
    return call()
  }

  /** Gives a member a coin the way operators do: one asks, the other agrees. */
  give(index: number, coin_code: Coin, amount: string): Promise<void> {
    const requested = { user_id: this.member(index).userId, direction: 'in', coin_code, amount } as const
    return this.#agree(ledgerOperatorCalls.requestCorrection, { ...requested, reason_code: 'goodwill', reason })
  }

  /** A code nobody used yet, worth `benefit` of a coin. */
  async newCode(coin: Coin, benefit: string): Promise<string> {
    const found = this.#codes[coin].pop()
    if (found !== undefined) return found
    const form = {
      title: 'Model',
      benefit_type: coin,
      benefit_value: benefit,
      code_count: codesAtOnce,
      limit_number: 0,
      gold_days: 0,
      valid_type: '1y',
      reason,
    } as const
    const { batch } = succeeded(await this.operate(codeOperatorCalls.createCodeBatch, form))
    const { codes } = succeeded(await this.operate(codeOperatorCalls.exportCodeBatch, { id: batch.id, reason }))
    this.#codes[coin] = codes
    return this.newCode(coin, benefit)
  }

  /** What a member sees of all they have. */
  async overview(index: number) {
    return succeeded(await this.as(index, overviewCalls.getOverview, {}))
  }

  advance(ms: number): void {
    this.#offsetMs += ms
    this.#server.advance(ms)
  }

  /** What nobody asks for: orders whose time is over. */
  tend(): Promise<void> {
    return this.#server.domains.payments.tend(new AbortController().signal)
  }

  /** Ends the server and starts another one on the same database. */
  async restart(): Promise<void> {
    await this.#server.close()
    this.#server = await startOn(this.#test)
    this.#server.advance(this.#offsetMs)
  }

  async close(): Promise<void> {
    await this.#server.close()
    await this.#test.drop()
  }

  async #agree(
    row: typeof ledgerOperatorCalls.requestFunding,
    input: CallRequest<typeof ledgerOperatorCalls.requestFunding>,
  ): Promise<void>
  async #agree(
    row: typeof ledgerOperatorCalls.requestCorrection,
    input: CallRequest<typeof ledgerOperatorCalls.requestCorrection>,
  ): Promise<void>
  async #agree(
    row: typeof ledgerOperatorCalls.requestFunding | typeof ledgerOperatorCalls.requestCorrection,
    input: never,
  ): Promise<void> {
    const { request } = succeeded(await this.operate(row, input))
    succeeded(
      await this.operate(ledgerOperatorCalls.decideLedgerRequest, { id: request.id, decision: 'agree', reason }, 1),
    )
  }
}

const startOn = (test: Awaited<ReturnType<typeof createTestDatabase>>): Promise<TestServer> =>
  startTestServer({ ACCESS_TOKEN_SECONDS: '999999999', SECRET_KEY: secretKey }, { test })

function succeeded<T>({ code, msg, data }: Envelope<T>): T {
  if (code !== 200) throw new Error(`refused: ${code} ${msg} ${JSON.stringify(data)}`)
  return data
}
