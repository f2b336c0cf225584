import { type CoinCode, coinCodes, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Wallet } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { AccountRow } from './queries/balances.ts'

/** What each coin is called, in one language. */
export type CoinNames = Readonly<Record<CoinCode, string>>

/** The coin a member sees behind an account of theirs, and how they see it; accounts of other purposes are hidden from members. */
const shownAs: Readonly<Record<string, { readonly coin: CoinCode; readonly part: 'balance' | 'frozen' }>> = {
  cash: { coin: 'money', part: 'balance' },
  held: { coin: 'money', part: 'frozen' },
  gold_bought: { coin: 'gold', part: 'balance' },
  gold_granted: { coin: 'gold', part: 'balance' },
  point: { coin: 'point', part: 'balance' },
  treasure: { coin: 'treasure', part: 'balance' },
}

/** What somebody has of one coin. */
export const balanceIn = (wallets: readonly Wallet[], coin: CoinCode): string =>
  wallets.find(({ coin_code: code }) => code === coin)?.balance ?? formatMinor(0n, coinScale[coin])

/** The purposes whose lines belong to a coin. */
export const purposesOf = (coin: CoinCode): readonly string[] =>
  Object.entries(shownAs).flatMap(([purpose, shown]) =>
    shown.coin === coin && shown.part === 'balance' ? [purpose] : [],
  )

/** Coin of a line's account. */
export const coinOf = (purpose: string): CoinCode => {
  const shown = shownAs[purpose]
  if (!shown) throw new Error(`Nobody is shown lines of ${purpose}`)
  return shown.coin
}

const sumOf = (rows: readonly AccountRow[], pick: (row: AccountRow) => string | number): bigint =>
  rows.reduce((sum, row) => sum + BigInt(pick(row)), 0n)

/** Every coin of one member, also those they never had. `version` grows with every change of any of their accounts. */
export const presentWallets = (rows: readonly AccountRow[], names: CoinNames): Wallet[] =>
  coinCodes.map((coin) => {
    const mine = rows.filter(({ purpose }) => shownAs[purpose]?.coin === coin)
    const shown = mine.filter(({ purpose }) => shownAs[purpose]?.part === 'balance')
    const frozen = mine.filter(({ purpose }) => shownAs[purpose]?.part === 'frozen')
    const write = (minor: bigint) => formatMinor(minor, coinScale[coin])
    const partOf = (purpose: string) =>
      write(
        sumOf(
          mine.filter((row) => row.purpose === purpose),
          ({ balance }) => balance,
        ),
      )
    return {
      coin_code: coin,
      coin_name: names[coin],
      balance: write(sumOf(shown, ({ balance }) => balance)),
      frozen: write(sumOf(frozen, ({ balance }) => balance)),
      total_in: write(sumOf(shown, ({ in_sum }) => in_sum)),
      total_out: write(sumOf(shown, ({ out_sum }) => out_sum)),
      version: Number(sumOf(mine, ({ version }) => version)),
      update_time: toSeconds(Math.max(0, ...mine.map(({ changed_ms }) => changed_ms))),
      ...(coin === 'gold' && {
        bought: partOf('gold_bought'),
        granted: partOf('gold_granted'),
        expiring: mine
          .flatMap(({ expiring }) => expiring)
          .map(({ amount, expires_ms }) => ({ amount, time: toSeconds(expires_ms) })),
      }),
    }
  })
