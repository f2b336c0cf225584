import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { MemoryTokens } from '@cliffhanger/client/testing/memory-tokens.ts'
import { createTokenRefresher } from '@cliffhanger/client/token-refresher.ts'
import { createTransport, type Transport } from '@cliffhanger/client/transport.ts'
import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'

type Schema = CallRow['data']

const pay_password = '246810'

const home = {
  consignee: 'Linh',
  phone: '0912345678',
  province_id: 84000001,
  city_id: 810101003,
  area_id: 0,
  detail: '1 Phan Đình Phùng',
} as const

/** An act the server said 200 to. */
interface Acknowledged {
  /** What its transfer stands for in the ledger, once for ever; undefined where the reply does not tell it. */
  readonly naturalKey: string | undefined
  readonly data: unknown
  /** Makes it again with its key. */
  again(deadlineMs: number): Promise<unknown>
}

/** A member who moves money, over the product's own transport. Each act repeats its request with one key until an answer comes, so that in
 *  the end the payer's balances follow from what was acknowledged. Money in cents, gold in pieces. */
export class Payer {
  readonly userId: number
  readonly acknowledged: Acknowledged[] = []
  money = 0
  held = 0
  gold = 0
  points = 0
  /** What the turntable gave. */
  readonly won = { gold: 0, spins: 0, rewards: 0 }
  /** Ids of orders of the mall or of projects, and of spins. */
  readonly orders: number[] = []
  readonly spins: number[] = []
  /** Episodes the payer unlocked, by number. */
  readonly unlocked: number[] = []
  readonly #call: Transport
  readonly #accountId: number
  #addressId: number | undefined

  private constructor(userId: number, call: Transport, accountId: number) {
    this.userId = userId
    this.#call = call
    this.#accountId = accountId
  }

  /** Signs a new member in, with a payment password and an account to withdraw to. */
  static async create(url: string): Promise<Payer> {
    const tokens = new MemoryTokens()
    const refresher = createTokenRefresher({
      tokens,
      requestPair: () => Promise.reject(new Error('no refresh in this test')),
      onSessionEnd: () => {},
    })
    const call = createTransport({ baseUrl: () => url, language: () => 'en', tokens, refresher })
    const device = { plat_code: 'demo', device_type: 'h5', device_os: 'Linux', device_id: randomUUID() } as const
    const { access_token, refresh_token, user_info } = await call(sessionCalls.signInByDevice, device)
    if (!access_token || !refresh_token) throw new Error('a new device got no tokens')
    tokens.write({ accessToken: access_token, refreshToken: refresh_token })
    await call(paymentPasswordCalls.setPaymentPassword, { pay_password, pay_password2: pay_password })
    const form = {
      type: 'alipay',
      real_name: '张三',
      account: `${user_info.user_id}@example.com`,
      pay_password,
    } as const
    const { account } = await call(withdrawalCalls.addWithdrawAccount, form)
    return new Payer(user_info.user_id, call, account.id)
  }

  async transfer(to: Payer, cents: number, deadlineMs: number): Promise<void> {
    const key = randomUUID()
    const form = { to_user_id: to.userId, amount: decimal(cents), pay_password }
    await this.#act(transferCalls.transfer, form, key, `transfer:u${this.userId}:${key}`, deadlineMs)
    this.money -= cents
    to.money += cents
  }

  /** Makes ten pieces of gold of one unit of money, unless the quote ended while nobody answered. */
  async convert(units: number, deadlineMs: number): Promise<void> {
    const form = { from: 'money', to: 'gold', amount: decimal(units * 100) } as const
    const { quote_id } = await persist(() => this.#call(conversionCalls.quoteConversion, form), deadlineMs)
    try {
      const requested = { ...form, quote_id, pay_password }
      await this.#act(conversionCalls.convert, requested, randomUUID(), `convert:${quote_id}`, deadlineMs)
    } catch (error) {
      if (error instanceof Refused && error.is('conversionUnavailable')) return
      throw error
    }
    this.money -= units * 100
    this.gold += units * 10
  }

  async unlock(dramaId: number, number: number, price: number, deadlineMs: number): Promise<void> {
    const unlockBody = { video_id: dramaId, number, expect_cost: String(price) }
    await this.#act(unlockCalls.buyEpisodes, unlockBody, randomUUID(), undefined, deadlineMs)
    this.gold -= price
    this.unlocked.push(number)
  }

  /** Exchanges points for one piece. */
  async exchange(goodsId: number, price: number, deadlineMs: number): Promise<void> {
    this.#addressId ??= (await persist(() => this.#call(addressCalls.addAddress, home), deadlineMs)).address.id
    const form = { goods_id: goodsId, address_id: this.#addressId, expect_point: String(price), pay_password }
    const { order } = await this.#act(mallOrderCalls.exchangePoints, form, randomUUID(), undefined, deadlineMs)
    this.points -= price
    this.orders.push(order.id)
  }

  /** Spins the turntable with a spin that was given. */
  async spin(deadlineMs: number): Promise<void> {
    const { prize, record_id } = await this.#act(wheelCalls.spinWheel, {}, randomUUID(), undefined, deadlineMs)
    this.spins.push(record_id)
    if (prize.kind === 'thanks') return
    this.won.rewards++
    if (prize.kind === 'times') this.won.spins += Number(prize.amount)
    else if (prize.coin_code === 'gold') this.won.gold += Number(prize.amount)
    else this.points += Number(prize.amount)
  }

  /** Opens the contract of a project, with its disclosure of risk. */
  async openContract(projectId: number): Promise<void> {
    await this.#call(projectCalls.getContract, { project_id: projectId })
  }

  /** Joins a project and pays; answers the order's id, or undefined where no unit was left. */
  async invest(projectId: number, cents: number, number: number, deadlineMs: number): Promise<number | undefined> {
    const form = { project_id: projectId, number, agree: 1, sign_name: 'Ana Lima' } as const
    try {
      const joined = await this.#act(crowdOrderCalls.joinProject, form, randomUUID(), undefined, deadlineMs)
      const payment = { order_no: joined.order.order_no, action: 'pay', pay_type: 'balance', pay_password } as const
      const { id } = joined.crow_order
      await this.#act(orderCalls.payOrder, payment, randomUUID(), `order:${id}`, deadlineMs)
      this.money -= cents * number
      this.orders.push(id)
      return id
    } catch (error) {
      if (error instanceof Refused && error.is('projectNotOpen')) return undefined
      throw error
    }
  }

  /** Ends an order early, or settles it. Interest apart, a tenth of it is lost or nothing. */
  async takeOut(id: number, cents: number, type: 'terminate' | 'settle', deadlineMs: number): Promise<void> {
    const form = { order_id: id, type, pay_password } as const
    await this.#act(crowdOrderCalls.takeOut, form, randomUUID(), `project_back:${id}`, deadlineMs)
    this.money += type === 'settle' ? cents : cents - Math.floor(cents / 10)
  }

  /** Asks for a withdrawal and answers its id. */
  async withdraw(cents: number, deadlineMs: number): Promise<number> {
    const key = randomUUID()
    const form = { amount: decimal(cents), account_id: this.#accountId, pay_password }
    const reply = await persist(
      () => this.#call(withdrawalCalls.requestWithdrawal, form, { idempotencyKey: key }),
      deadlineMs,
    )
    const { id } = reply.withdraw
    this.#keep(withdrawalCalls.requestWithdrawal, form, key, `withdraw:${id}:hold`, reply)
    this.money -= cents
    this.held += cents
    return id
  }

  async cancel(id: number, cents: number, deadlineMs: number): Promise<void> {
    await this.#act(withdrawalCalls.checkOrCancelWithdrawal, { id }, randomUUID(), `withdraw:${id}:back`, deadlineMs)
    this.money += cents
    this.held -= cents
  }

  async #act<Request extends Schema, Data extends Schema>(
    row: CallRow<Request, Data>,
    input: CallRequest<CallRow<Request, Data>>,
    key: string,
    naturalKey: string | undefined,
    deadlineMs: number,
  ): Promise<CallData<CallRow<Request, Data>>> {
    const data = await persist(() => this.#call(row, input, { idempotencyKey: key }), deadlineMs)
    this.#keep(row, input, key, naturalKey, data)
    return data
  }

  #keep<Row extends CallRow>(
    row: Row,
    input: CallRequest<Row>,
    key: string,
    naturalKey: string | undefined,
    data: unknown,
  ): void {
    const again = (deadlineMs: number): Promise<unknown> =>
      persist(() => this.#call(row, input, { idempotencyKey: key }), deadlineMs)
    this.acknowledged.push({ naturalKey, data, again })
  }
}

const decimal = (cents: number): string => (cents / 100).toFixed(2)

/** Asks again until there is an answer, whatever becomes of the server. */
async function persist<T>(request: () => Promise<T>, deadlineMs: number): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (error) {
      const isPassing =
        error instanceof TransportError ||
        (error instanceof Refused && (error.is('tooManyRequests') || error.is('stillProcessing')))
      if (!isPassing || Date.now() > deadlineMs) throw error
      await sleep(50)
    }
  }
}
