import type { Chain } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { Minor, Rate } from '../money.ts'

/** Decimals USDT is asked for in; what a network has more of is cut. */
export const usdtScale = 6

/** USDT to pay for an amount of money (scale 2) at `rate` money per USDT: rounded up to a hundredth, so that it can be typed. */
export function usdtFor(amount: Minor, rate: Rate): Minor {
  const hundredth = 10n ** BigInt(usdtScale - 2)
  const exact = amount * 10n ** 8n
  const hundredths = (exact + rate - 1n) / rate
  return hundredths * hundredth
}

const hashes: Readonly<Record<Chain, RegExp>> = {
  TRC20: /^[0-9a-f]{64}$/,
  ERC20: /^0x[0-9a-f]{64}$/,
  BEP20: /^0x[0-9a-f]{64}$/,
}

/** A transaction's hash as it is kept: one writing per transaction, so that it can be used once. Undefined where it is none of this network. */
export function transactionHash(chain: Chain, text: string): string | undefined {
  const plain = text.trim().toLowerCase()
  return hashes[chain].test(plain) ? plain : undefined
}
