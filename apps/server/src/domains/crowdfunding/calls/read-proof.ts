import type { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { CrowdfundingNeeds } from '../needs.ts'
import { poolStatus } from '../pool.ts'
import { dayEnd, writeMoney } from '../present.ts'
import { findOwedDay, listEscrows, sumEscrows } from '../queries/proof.ts'

/** What everybody may see of the money: where it lies and what is owed, and of no member anything. */
export const getCrowdProof =
  ({ ledger, session }: CrowdfundingNeeds): Handler<typeof projectCalls.getCrowdProof> =>
  async ({ db, language, settings }, { page, limit }) => {
    const [rows, sums, pool, owedDay, proof, platform] = await Promise.all([
      listEscrows(db, { limit, offset: (page - 1) * limit }),
      sumEscrows(db),
      poolStatus(db),
      findOwedDay(db),
      ledger.readPublicProof(db),
      session.platform(),
    ])
    return {
      list: rows.map(({ id, texts, escrow, stakes }) => ({
        id,
        title: textIn(texts, language)?.title ?? '',
        escrow: writeMoney(escrow),
        stakes: writeMoney(stakes),
      })),
      total: sums.total,
      page,
      limit,
      escrow_total: writeMoney(sums.escrow),
      stakes_total: writeMoney(sums.stakes),
      pool_balance: writeMoney(pool.balance),
      owed_amount: writeMoney(pool.owed),
      owed_since: dayEnd(owedDay, settings.TIME_ZONE),
      is_paused: flagOf(pool.isPaused),
      proof: { checked_at: proof.checked_at, ok: proof.ok },
      money_name: platform.money_name,
    }
  }
