import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { walletChanged } from '@cliffhanger/contract/wallet/events.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import { userStream } from '../../platform/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../platform/streams.ts'
import { type NewTransfer, type Posted, postTransfer } from './ledger/post.ts'
import { platformOwner } from './ledger/ways.ts'
import type { WalletNeeds } from './needs.ts'
import { presentBill } from './present-bill.ts'
import { presentWallets, purposesOf } from './present-wallets.ts'
import { listAccounts } from './queries/balances.ts'

/** The one way value moves. Composed once; every part of the wallet, and every domain above it, posts through it. */
export class Ledger {
  readonly #context: ServerContext
  readonly #needs: Pick<WalletNeeds, 'platform' | 'findLanguageOf'>

  constructor(context: ServerContext, needs: Pick<WalletNeeds, 'platform' | 'findLanguageOf'>) {
    this.#context = context
    this.#needs = needs
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
    const posted = await this.post(tx, transfer)
    return posted.isRepeat ? refuse('idempotencyKeyReused') : posted
  }

  /**
   * Tells the members a transfer concerned what they have now, after `others`, the further events of the same act. Answers what
   * each of them was told; nothing of a repeat. Call it last in the transaction: it locks their streams.
   */
  async tell(
    tx: Db,
    { isRepeat, lines }: Posted,
    concerned: readonly number[],
    others: readonly NewEvent[] = [],
  ): Promise<ReadonlyMap<number, readonly Wallet[]>> {
    const told = new Map<number, readonly Wallet[]>()
    const userIds = isRepeat ? [] : [...new Set(concerned)].filter((id) => id !== platformOwner)
    const events = [...others]
    if (userIds.length > 0) {
      for (const userId of userIds) {
        const language = await this.#needs.findLanguageOf(tx, userId)
        const line = lines.find(({ user_id: owner }) => owner === userId)
        const wallets = await this.wallets(tx, userId, language)
        const bill = line ? briefly(presentBill(line, language, new Map())) : null
        told.set(userId, wallets)
        events.push(newEvent(walletChanged, userStream(userId), { wallets, bill }))
      }
    }
    if (events.length > 0) await appendEvents(this.#context, tx, events)
    return told
  }

  /** `postOnce` and `tell` in one, for acts without other events. */
  async move(tx: Db, transfer: NewTransfer): Promise<Posted> {
    const posted = await this.postOnce(tx, transfer)
    await this.tell(tx, posted, ownersOf(transfer))
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
    const { money_name: moneyName } = await this.#needs.platform()
    const names = {
      money: moneyName,
      gold: messageText(language, 'coinGold'),
      point: messageText(language, 'coinPoint'),
      treasure: messageText(language, 'coinTreasure'),
    }
    return presentWallets(await listAccounts(db, userId), names)
  }
}

/** The members and the platform a transfer is between. */
export const ownersOf = ({ moves }: Pick<NewTransfer, 'moves'>): number[] => moves.flatMap(({ from, to }) => [from, to])

const briefly = ({ id, bill_type, direction, amount, coin_code, title }: ReturnType<typeof presentBill>) => ({
  id,
  bill_type,
  direction,
  amount,
  coin_code,
  title,
})
