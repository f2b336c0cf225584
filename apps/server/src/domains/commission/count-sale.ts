import { dayMs } from '@cliffhanger/contract/duration.ts'
import { agreeOn, type Earner, partOf, worthOfGold } from '@cliffhanger/rules/commission/commission.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CommissionNeeds } from './needs.ts'
import { insertCommission } from './queries/commissions.ts'
import { type RuleRow, ratesOf, ruleAt } from './queries/rules.ts'
import { insertSale, type SaleKey, type SoldRow } from './queries/sales.ts'
import { insertUnearned, isUnearned, type UnearnedReason } from './queries/unearned.ts'

type Settling = Pick<ServerContext, 'clock'>

/** Agrees what a new sale earns whom, by the rules of when it was made; false where it earns nobody anything, which is noted with why and is for good. */
export async function countSale(
  context: Settling,
  domains: CommissionNeeds,
  tx: Db,
  key: SaleKey,
  sold: SoldRow,
): Promise<boolean> {
  if (await isUnearned(tx, key)) return false
  const { buyer_id: buyerId, sold_ms: soldMs } = sold
  const rule = await ruleAt(tx, soldMs)
  const base = rule ? baseOf(sold, rule) : 0n
  const nothing = await whyNothing(domains, rule, base)
  if (!rule || nothing) {
    const reason = nothing ?? 'no_rule'
    await insertUnearned(tx, key, { level: 0, buyerId, userId: null, reason, soldMs, nowMs: context.clock() })
    return false
  }
  const dueMs = soldMs + rule.wait_days * dayMs
  const most = partOf(base, rule.cap_ppm)
  await insertSale(tx, key, { buyerId, base, standing: base, most, soldMs, dueMs })
  await agreeOnSale(context, domains, tx, { key, sold, rule, base, dueMs })
  return true
}

/** Why a whole sale earns nothing; undefined where it may. R-24: what is bought while the module is off never earns. */
async function whyNothing(
  { session }: CommissionNeeds,
  rule: RuleRow | undefined,
  base: bigint,
): Promise<UnearnedReason | undefined> {
  if ((await session.platform()).modules.commission !== 1) return 'module_off'
  if (!rule) return 'no_rule'
  return base === 0n ? 'no_base' : undefined
}

interface CountedSale {
  readonly key: SaleKey
  readonly sold: SoldRow
  readonly rule: RuleRow
  readonly base: bigint
  readonly dueMs: number
}

/** One row for each level of a new sale: what it earns whom, or why it earns nothing. */
async function agreeOnSale(
  { clock }: Settling,
  domains: CommissionNeeds,
  tx: Db,
  { key, sold, rule, base, dueMs }: CountedSale,
): Promise<void> {
  const { buyer_id: buyerId, sold_ms: soldMs } = sold
  const nowMs = clock()
  const { earners, others } = await earnersAt(domains, tx, sold)
  const agreed = agreeOn(base, { ratesPpm: ratesOf(rule, key.kind), capPpm: rule.cap_ppm }, earners)
  for (const { level, userId, ratePpm, amount } of agreed) {
    const isStar = await domains.starPlans.heldAt(tx, userId, soldMs)
    await insertCommission(tx, key, { level, userId, buyerId, ratePpm, agreed: amount, isStar, soldMs, dueMs, nowMs })
  }
  const rateless = earners.filter(({ level }) => agreed.every((each) => each.level !== level))
  const unearned: Unearned[] = [...others, ...rateless.map((earner) => ({ ...earner, reason: 'no_rate' as const }))]
  for (const { level, userId, reason } of unearned)
    await insertUnearned(tx, key, { level, buyerId, userId, reason, soldMs, nowMs })
}

const baseOf = ({ coin, paid }: SoldRow, { gold_value: goldValue }: RuleRow): bigint =>
  coin === 'money' ? BigInt(paid) : worthOfGold(BigInt(paid), BigInt(goldValue))

/** A level that earns nothing by a sale, with why. */
interface Unearned {
  readonly level: 1 | 2
  readonly userId: number | null
  readonly reason: UnearnedReason
}

/** Who had invited the buyer when the sale was made, and may earn by them; and the levels of which nobody may. */
async function earnersAt(
  { teams }: CommissionNeeds,
  tx: Db,
  { buyer_id: buyerId, sold_ms: soldMs }: SoldRow,
): Promise<{ readonly earners: readonly Earner[]; readonly others: readonly Unearned[] }> {
  const earners: Earner[] = []
  const others: Unearned[] = []
  const found = await teams.earnersOf(tx, buyerId)
  for (const level of [1, 2] as const) {
    const earner = found.find((each) => each.level === level)
    if (!earner) others.push({ level, userId: null, reason: 'no_inviter' })
    else if (earner.isFlagged) others.push({ level, userId: earner.userId, reason: 'flagged' })
    else if (earner.sinceMs > soldMs) others.push({ level, userId: earner.userId, reason: 'invited_later' })
    else {
      const { userId } = earner
      const held = await teams.levelAt(tx, userId, soldMs)
      earners.push({ level, userId, agentRatePpm: (level === 1 ? held?.rate1Ppm : held?.rate2Ppm) ?? 0 })
    }
  }
  return { earners, others }
}
