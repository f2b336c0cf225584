import { coinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../platform/database/db.ts'
import { findProof } from './proof.ts'

/** The last look at the whole ledger, for everybody to see: whether it was sound, and what members could claim beside what stands behind it. */
export async function readPublicProof(db: Db) {
  const proof = await findProof(db)
  if (!proof) return { checked_at: 0, ok: 1 as const, list: [] }
  return {
    checked_at: toSeconds(proof.checked_ms),
    ok: proof.is_sound ? (1 as const) : (0 as const),
    list: proof.solvency.map(({ coin_code: code, liabilities, assets }) => {
      const write = (minor: string) => formatMinor(BigInt(minor), coinScale[coinCode.parse(code)])
      return { coin_code: code, liabilities: write(liabilities), assets: write(assets) }
    }),
  }
}
