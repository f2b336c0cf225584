import type { PairForm, StoredPair } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { readTerms } from '@cliffhanger/rules/wallet/conversion-terms.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { presentPair } from './present.ts'
import { listPairs, lockPair, type PairRow, savePair } from './queries/pairs.ts'

const presentStored = (row: PairRow): StoredPair => ({ ...presentPair(row), version: row.version })

/** Every pair, also those that are closed. */
export const listStoredPairs = async (db: Db): Promise<StoredPair[]> => (await listPairs(db)).map(presentStored)

/** Refuses 4000 for the field that no terms of a pair can have. */
export function checkPair(form: Omit<PairForm, 'reason'>): void {
  const terms = readTerms(form)
  if (typeof terms === 'string') refuseField(terms)
}

/** Sets the terms of a pair; refuses 4000 for the field that cannot be, 4003 where the pair has another version than the one expected. */
export async function setPair(
  tx: Db,
  form: Omit<PairForm, 'reason'>,
): Promise<{ before: StoredPair | null; after: StoredPair }> {
  const terms = readTerms(form)
  if (typeof terms === 'string') return refuseField(terms)
  const before = await lockPair(tx, form.from, form.to)
  if ((before?.version ?? 0) !== form.version) refuse('stateChanged')
  const after = await savePair(tx, {
    from_coin: form.from,
    to_coin: form.to,
    rate: terms.rate.toString(),
    fee_rate: terms.feeRate.toString(),
    min_amount: terms.min.toString(),
    max_amount: terms.max.toString(),
    is_open: form.status === 1,
  })
  return { before: before ? presentStored(before) : null, after: presentStored(after) }
}
