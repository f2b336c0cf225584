import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { type Minor, parseMinor, parseRate } from '../money.ts'

const moneyFields = [
  'recharge_min',
  'recharge_max',
  'reward_threshold',
  'withdraw_min',
  'withdraw_max',
  'withdraw_daily_amount',
  'transfer_daily_amount',
  'four_eyes_amount',
  'operator_day_amount',
] as const satisfies readonly (keyof WalletSettings)[]
const goldFields = ['reward_min', 'reward_max'] as const satisfies readonly (keyof WalletSettings)[]
const rateFields = [
  'recharge_fee_rate',
  'withdraw_fee_rate',
  'withdraw_tax_rate',
  'treasure_day_rate',
] as const satisfies readonly (keyof WalletSettings)[]

/** A smallest and a largest amount; nothing at all is no limit for what is sent. */
const ranges = [
  ['recharge_min', 'recharge_max', coinScale.money],
  ['withdraw_min', 'withdraw_max', coinScale.money],
  ['reward_min', 'reward_max', coinScale.gold],
  ['four_eyes_amount', 'operator_day_amount', coinScale.money],
] as const

/** Between these a limit for one operator protects without standing in the way of everything. */
const soloBounds = { four_eyes_amount: ['1', '50000'], operator_day_amount: ['1', '500000'] } as const

/** What one operator changes alone: no money moves by these, and nothing protects less. */
const soloFields: ReadonlySet<string> = new Set<keyof WalletSettings>([
  'recharge_min',
  'withdraw_min',
  'withdraw_arrive_hours',
])

/** Whether a change of the settings takes two operators: limits, fees, rewards, and whatever protects members or the platform. A
 *  setting that is new takes two until somebody judges otherwise. */
export const needsTwo = (before: WalletSettings, changes: { readonly [Name in keyof WalletSettings]?: unknown }) =>
  Object.entries(changes).some(
    ([name, value]) => !soloFields.has(name) && value !== undefined && value !== Reflect.get(before, name),
  )

const whole = parseRate('1') ?? 0n
const read = (text: string, scale: number): Minor => parseMinor(text, scale) ?? 0n

/** The setting nobody can keep to: an amount with more decimals than its coin, a rate above the whole, a range that ends before it begins;
 *  undefined where all make sense. */
export function wrongWalletSetting(settings: WalletSettings): keyof WalletSettings | undefined {
  const isAmount = (field: keyof WalletSettings, scale: number) =>
    parseMinor(String(settings[field]), scale) !== undefined
  const unreadable =
    moneyFields.find((field) => !isAmount(field, coinScale.money)) ??
    goldFields.find((field) => !isAmount(field, coinScale.gold)) ??
    rateFields.find((field) => (parseRate(settings[field]) ?? whole) >= whole)
  if (unreadable) return unreadable
  const absurd = (['four_eyes_amount', 'operator_day_amount'] as const).find((field) => {
    const [least, most] = soloBounds[field].map((bound) => read(bound, coinScale.money))
    const amount = read(settings[field], coinScale.money)
    return amount < (least ?? 0n) || amount > (most ?? 0n)
  })
  if (absurd) return absurd
  const empty = ranges.find(([least, most, scale]) => read(settings[least], scale) > read(settings[most], scale))
  if (empty) return empty[1]
  if (read(settings.recharge_min, coinScale.money) === 0n) return 'recharge_min'
  if (read(settings.withdraw_min, coinScale.money) === 0n) return 'withdraw_min'
  const taken = (parseRate(settings.withdraw_fee_rate) ?? 0n) + (parseRate(settings.withdraw_tax_rate) ?? 0n)
  return taken < whole ? undefined : 'withdraw_tax_rate'
}
