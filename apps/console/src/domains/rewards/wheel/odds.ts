import type { WrittenPrize } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { probabilityOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import { percentText } from '../../../ui/money/amounts.ts'

/** A published share as it is shown: `0.125` is `12.5%`. */
export const oddsText = (probability: string): string => percentText(probability)

/** The odds a prize would have with this weight, beside the other prizes of the next table; those of a prize that is left out are nothing. */
export function oddsWhileTyping(
  prizes: readonly Pick<WrittenPrize, 'id' | 'weight' | 'is_open'>[],
  typed: { readonly id: number | undefined; readonly weight: number; readonly isOpen: boolean },
): string {
  const others = prizes.reduce(
    (sum, { id, weight, is_open }) => (is_open === 1 && id !== typed.id ? sum + weight : sum),
    0,
  )
  return oddsText(typed.isOpen ? probabilityOf(typed.weight, others + typed.weight) : '0')
}
