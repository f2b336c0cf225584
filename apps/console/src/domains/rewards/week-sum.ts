import type { SignInStep } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'

/** What seven sign-ins in a row give; what cannot be read yet counts as nothing. */
export const weekSum = (steps: readonly Partial<SignInStep>[]) => {
  const sumOf = (coin: SignInStep['coin_code']): bigint =>
    steps.reduce(
      (sum, { coin_code, amount }) =>
        coin_code === coin ? sum + (parseMinor(amount ?? '', coinScale[coin]) ?? 0n) : sum,
      0n,
    )
  return {
    gold: sumOf('gold'),
    point: sumOf('point'),
    spins: steps.reduce((sum, { spins }) => sum + (spins ?? 0), 0),
  }
}
