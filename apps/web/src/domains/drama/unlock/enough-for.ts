import type { UnlockOffer } from '@cliffhanger/rules/drama/unlock-offer.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Translate } from '../../../platform/texts.ts'

/** Gold that is there or would be, and what it is to be spent on. */
interface Budget {
  readonly offers: readonly UnlockOffer[]
  /** What is to be unlocked, and what it costs with coupons. */
  readonly chosen: UnlockOffer
  readonly cost: Minor
  /** What there would be to spend. */
  readonly gold: Minor
}

/** What gold is enough for beside what is to be unlocked: all that is left of the drama, or so many episodes more. */
export const enoughFor = ({ offers, chosen, cost, gold }: Budget): 'rest' | { readonly more: number } => {
  const rest = offers.find(({ kind }) => kind === 'rest')
  const restCost = chosen.kind === 'rest' ? cost : rest?.cost
  if (restCost !== undefined && gold >= restCost) return 'rest'
  const price = offers.find(({ kind }) => kind === 'one')?.cost
  const left = gold - cost
  if (chosen.kind !== 'one' || price === undefined || price <= 0n || left <= 0n) return { more: 0 }
  const others = BigInt((rest?.numbers.length ?? 1) - 1)
  const more = left / price
  return { more: Number(more < others ? more : others) }
}

/** The same in words. */
export const wordEnough = (budget: Budget, t: Translate): string => {
  const enough = enoughFor(budget)
  if (enough === 'rest') return t('unlock.enoughRest')
  if (budget.chosen.kind !== 'one') return t('unlock.enoughChosen', { count: budget.chosen.numbers.length })
  return enough.more > 0 ? t('unlock.enoughMore', { count: enough.more }) : t('unlock.enoughOne')
}
