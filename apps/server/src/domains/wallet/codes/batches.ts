import { randomBytes } from 'node:crypto'
import type { BenefitType } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { codeBytes, encodeCode, type ValidType, validUntil } from '@cliffhanger/rules/wallet/redeem-code.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type Ledger, platformOwner } from '../../ledger/index.ts'
import {
  type BatchRow,
  countUsed,
  insertBatch,
  insertCodes,
  listOver,
  lockBatch,
  markExported,
  markReturned,
  voidCodes,
} from './queries.ts'
import { benefitCoins, hashCode, isCoins } from './redeem.ts'

/** What an operator wants codes to give. `value` in minor units, of a membership in days, 0 for a coupon. */
export interface NewBatch {
  readonly title: string
  readonly benefit: BenefitType
  readonly value: bigint
  readonly kindId: number | null
  readonly count: number
  readonly limitNumber: number
  readonly goldDays: number
  readonly validType: ValidType
  readonly operatorId: number
}

const batchesAtOnce = 20

/** The life of a batch of codes: its worth is set aside, its codes are made when they are shown, and what nobody used comes back. */
export class CodeBatches {
  readonly #context: ServerContext
  readonly #ledger: Ledger

  constructor(context: ServerContext, ledger: Ledger) {
    this.#context = context
    this.#ledger = ledger
  }

  /** Makes a batch and sets aside what all its codes are worth; throws PoolShort where that is not in the pool. */
  async make(tx: Db, batch: NewBatch): Promise<BatchRow> {
    const nowMs = this.#context.clock()
    const made = await insertBatch(tx, {
      batch_no: `B${encodeCode(randomBytes(codeBytes)).slice(0, 8)}`,
      title: batch.title,
      benefit_type: batch.benefit,
      benefit_value: batch.value.toString(),
      kind_id: batch.kindId,
      code_count: batch.count,
      limit_number: batch.limitNumber,
      gold_days: batch.goldDays,
      valid_type: batch.validType,
      expires_ms: validUntil(batch.validType, nowMs),
      made_by: batch.operatorId,
      created_ms: nowMs,
    })
    await this.#setAside(tx, made, made.code_count, 'set_aside')
    return made
  }

  /** Makes the codes of a batch and answers them, once: nothing but their hashes is kept. Refuses 4002, and 4003 where they were shown or
   *  the batch is closed. */
  async export(tx: Db, batchId: number, operatorId: number): Promise<readonly string[]> {
    const { code_count: total } = (await lockBatch(tx, batchId)) ?? refuse('notFound')
    if ((await markExported(tx, batchId, operatorId, this.#context.clock())) === 0) refuse('stateChanged')
    const codes = Array.from({ length: total }, () => encodeCode(randomBytes(codeBytes)))
    const stored = codes.map((code) => ({ hash: hashCode(this.#context, code), lastFour: code.slice(-4) }))
    await insertCodes(tx, batchId, stored)
    return codes
  }

  /** Voids what nobody used of a batch and puts its worth back; refuses 4002, and 4003 where it is closed already. */
  async void(tx: Db, batchId: number): Promise<BatchRow> {
    const batch = (await lockBatch(tx, batchId)) ?? refuse('notFound')
    if (batch.returned_ms !== null) refuse('stateChanged')
    const nowMs = this.#context.clock()
    await voidCodes(tx, batchId)
    return this.#close(tx, batch, nowMs)
  }

  /** Puts back what nobody used of the batches that are over; answers how many were closed. */
  async closeOver(signal: AbortSignal): Promise<number> {
    const { db, clock } = this.#context
    for (let total = 0; ; ) {
      const over = await listOver(db, clock(), batchesAtOnce)
      for (const { id } of over) {
        if (signal.aborted) return total
        await db.transaction(async (tx) => {
          const batch = await lockBatch(tx, id)
          if (batch?.returned_ms === null) await this.#close(tx, batch, null)
        })
        total++
      }
      if (over.length < batchesAtOnce) return total
    }
  }

  /** The row is locked: nobody redeems meanwhile, so what is unused stays unused. */
  async #close(tx: Db, batch: BatchRow, voidedMs: number | null): Promise<BatchRow> {
    const unused = batch.code_count - (await countUsed(tx, batch.id))
    const closed = await markReturned(tx, batch.id, voidedMs, this.#context.clock())
    if (unused > 0) await this.#setAside(tx, batch, unused, 'set_aside_back')
    return closed
  }

  async #setAside(tx: Db, batch: BatchRow, codes: number, kind: 'set_aside' | 'set_aside_back'): Promise<void> {
    if (!isCoins(batch.benefit_type)) return
    const { coin } = benefitCoins[batch.benefit_type]
    const amount = BigInt(batch.benefit_value) * BigInt(codes)
    await this.#ledger.post(tx, {
      kind,
      key: `${kind}:codes:${batch.id}`,
      bizNo: batch.batch_no,
      operatorId: batch.made_by,
      moves: [{ route: `${kind}.promo`, coin, amount, from: platformOwner, to: platformOwner }],
    })
  }
}
