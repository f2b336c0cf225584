import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { walletChanged } from '@cliffhanger/contract/wallet/events.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { formatMinor, type Minor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../platform/realtime/streams.ts'
import { findLanguagesOf } from '../account/index.ts'
import { type LedgerCoin, platformOwner } from './ledger-routes.ts'
import type { LedgerNeeds } from './needs.ts'
import { type JointTransfers, type Move, type NewTransfer, type Posted, postTogether, postTransfer } from './post.ts'
import { presentBill } from './present-bill.ts'
import { type CoinNames, presentWallets, purposesOf } from './present-wallets.ts'
import { listAccounts, listAccountsOf, lockAccountsOf } from './queries/balances.ts'
import type { LineRow } from './queries/lines.ts'

/** What a member has, in the words of their language. */
interface MemberBalances {
  readonly userId: number
  readonly language: Language
  readonly wallets: Wallet[]
}

/** The one way value moves. Composed once; every part of the wallet, and every domain above it, posts through it. */
export class Ledger {
  readonly #context: ServerContext
  readonly #domains: LedgerNeeds

  constructor(context: ServerContext, domains: LedgerNeeds) {
    this.#context = context
    this.#domains = domains
  }

  /**
   * Posts a transfer; refuses as `postTransfer` does. Takes the ledger's locks: business rows are locked before, streams after. Call `tell`
   * with what it answers once all events of the act can be appended in their order.
   */
  post(tx: Db, transfer: NewTransfer): Promise<Posted> {
    return postTransfer(this.#context, tx, transfer)
  }

  /** Posts an act that may happen only once and whose first answer is kept elsewhere: a repeat refuses 4008 (S-110). */
  async postOnce(tx: Db, transfer: NewTransfer): Promise<Posted> {
    const posted = await postTransfer(this.#context, tx, transfer)
    return posted.isRepeat ? refuse('idempotencyKeyReused') : posted
  }

  /**
   * Tells the members a transfer concerned what they have now, after `others`, the further events of the same act. Answers what
   * each of them was told; nothing of a repeat. Call it last in the transaction: it locks their streams.
   */
  async notify(
    tx: Db,
    { isRepeat, lines }: Posted,
    concerned: readonly number[],
    others: readonly NewEvent[] = [],
  ): Promise<ReadonlyMap<number, readonly Wallet[]>> {
    return this.#tellAll(tx, isRepeat ? [] : await this.#readStandings(tx, concerned), lines, others)
  }

  /** The gold these members have, by account, which nobody else moves until the transaction ends. One step of the order of locks. */
  async lockGold(tx: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Gold>> {
    const balance = await this.#lockBalances(tx, userIds, 'gold')
    return new Map(
      userIds.map((id) => [id, { granted: balance(id, 'gold_granted'), bought: balance(id, 'gold_bought') }]),
    )
  }

  /** The points these members have, locked as `lockGold` locks gold. */
  async lockPoints(tx: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Minor>> {
    const balance = await this.#lockBalances(tx, userIds, 'point')
    return new Map(userIds.map((id) => [id, balance(id, 'point')]))
  }

  /** The money these members have, locked as `lockGold` locks gold. */
  async lockMoney(tx: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Minor>> {
    const balance = await this.#lockBalances(tx, userIds, 'money')
    return new Map(userIds.map((id) => [id, balance(id, 'cash')]))
  }

  async #lockBalances(tx: Db, userIds: readonly number[], coin: LedgerCoin) {
    const rows = Map.groupBy(await lockAccountsOf(tx, userIds, coin), ({ user_id: userId }) => userId)
    return (userId: number, purpose: string): Minor =>
      BigInt(rows.get(userId)?.find((row) => row.purpose === purpose)?.balance ?? 0)
  }

  /** Posts what many members did at once and tells them, last in the transaction, with the further events of their acts (`postTogether`). */
  async moveTogether(tx: Db, joint: JointTransfers, others: readonly NewEvent[] = []): Promise<void> {
    // The database reads what the members have once it has posted.
    const [posted, balances] = await Promise.all([
      joint.transfers.length > 0 ? postTogether(this.#context, tx, joint) : [],
      this.#readStandings(tx, joint.transfers.flatMap(ownersOf)),
    ])
    await this.#tellAll(tx, balances, posted.flat(), others)
  }

  async #readStandings(tx: Db, concerned: readonly number[]): Promise<MemberBalances[]> {
    const userIds = [...new Set(concerned)].filter((id) => id > platformOwner)
    if (userIds.length === 0) return []
    const [languages, accounts, { money_name: moneyName }] = await Promise.all([
      findLanguagesOf(tx, userIds),
      listAccountsOf(tx, userIds),
      this.#domains.session.platform(),
    ])
    const byOwner = Map.groupBy(accounts, ({ owner_id: owner }) => owner)
    return userIds.map((userId) => {
      const language = languages.get(userId) ?? fallbackLanguage
      return { userId, language, wallets: presentWallets(byOwner.get(userId) ?? [], coinNames(language, moneyName)) }
    })
  }

  async #tellAll(
    tx: Db,
    balances: readonly MemberBalances[],
    lines: readonly LineRow[],
    others: readonly NewEvent[],
  ): Promise<ReadonlyMap<number, readonly Wallet[]>> {
    const firstLines = new Map(lines.toReversed().map((line) => [line.user_id, line]))
    const changes = balances.map(({ userId, language, wallets }) => {
      const line = firstLines.get(userId)
      const bill = line ? briefly(presentBill(line, language)) : null
      return newEvent(walletChanged, userStream(userId), { wallets, bill })
    })
    const events = [...others, ...changes]
    if (events.length > 0) await appendEvents(this.#context, tx, events)
    return new Map(balances.map(({ userId, wallets }) => [userId, wallets]))
  }

  /** `postOnce` and `tell` in one, for acts without other events. */
  async move(tx: Db, transfer: NewTransfer): Promise<Posted> {
    const [posted, balances] = await Promise.all([
      this.postOnce(tx, transfer),
      this.#readStandings(tx, ownersOf(transfer)),
    ])
    await this.#tellAll(tx, balances, posted.lines, [])
    return posted
  }

  /** What a member has of one coin, as decimal text. */
  async balance(db: Db, userId: number, coin: CoinCode): Promise<string> {
    const mine = (await listAccounts(db, userId)).filter(({ purpose }) => purposesOf(coin).includes(purpose))
    return formatMinor(
      mine.reduce((sum, { balance }) => sum + BigInt(balance), 0n),
      coinScale[coin],
    )
  }

  /** Every coin of a member. */
  async wallets(db: Db, userId: number, language: Language): Promise<Wallet[]> {
    const { money_name: moneyName } = await this.#domains.session.platform()
    return presentWallets(await listAccounts(db, userId), coinNames(language, moneyName))
  }
}

/** What a member has of gold: granted is spent first. */
export interface Gold {
  readonly granted: Minor
  readonly bought: Minor
}

const coinNames = (language: Language, moneyName: string): CoinNames => ({
  money: moneyName,
  gold: messageText(language, 'coinGold'),
  point: messageText(language, 'coinPoint'),
  treasure: messageText(language, 'coinTreasure'),
})

/** The members and the platform a transfer is between. */
export const ownersOf = ({ moves }: { readonly moves: readonly Pick<Move, 'from' | 'to'>[] }): number[] =>
  moves.flatMap(({ from, to }) => [from, to])

const briefly = ({ id, bill_type, direction, amount, coin_code, title }: ReturnType<typeof presentBill>) => ({
  id,
  bill_type,
  direction,
  amount,
  coin_code,
  title,
})
