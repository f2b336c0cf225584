import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paged, paging, seconds, text } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { coinAmount, hash, wheelPrize, wheelSeed, wheelSpin, wheelTable } from './schemas.ts'

/** What a member adds to the draw: characters that look the same everywhere. */
const clientSeed = text(1, 64).check(z.regex(/^[\x21-\x7e]+$/))

/** The turntable (S-107). */
export const wheelCalls = {
  getWheel: call({
    id: 'vg-wheel',
    method: 'GET',
    path: '/video/api/wheel',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({
      prizes: z.array(wheelPrize),
      times: count(),
      cost: z.nullable(coinAmount),
      daily_max: count(),
      my_today: count(),
      winners: z.array(z.object({ nick_name: z.string(), prize_name: z.string(), create_time: seconds() })),
      rule: z.string(),
      commit: hash,
      client_seed: z.string(),
      nonce: count(),
      revealed: z.array(wheelSeed),
      table_id: count(),
      /** 0: no prizes are laid out. */
      is_open: flag(),
    }),
    errors: [],
    summary: 'Prizes with their odds, my spins, and the commitment of my next draw',
  }),
  spinWheel: call({
    id: 'vp-getWheel',
    method: 'POST',
    path: '/video/api/getWheel',
    auth: 'bearer',
    rate: '60/min',
    idempotency: 'key',
    request: z.object({ pay: z._default(flag(), 0), client_seed: z.optional(clientSeed) }),
    data: z.object({
      prize: wheelPrize,
      times: count(),
      balance: shownAmount(),
      record_id: id(),
      proof: z.object({
        commit: hash,
        client_seed: z.string(),
        nonce: count(),
        raw_result: count(),
        raw_prize_id: id(),
        table_id: id(),
      }),
    }),
    errors: ['insufficientBalance', 'noSpinsLeft'],
    summary: 'Spins the turntable once',
  }),
  listSpins: call({
    id: 'vg-wheelSpins',
    method: 'GET',
    path: '/video/api/wheelSpins',
    auth: 'bearer',
    rate: '120/min',
    request: z.object(paging),
    data: z.extend(paged(wheelSpin), { user_id: id(), tables: z.array(wheelTable) }),
    errors: [],
    summary: 'My draws with what recomputes them',
  }),
  /** Public: whoever doubts the wheel needs no account. */
  getWheelFairness: call({
    id: 'vg-wheelFairness',
    method: 'GET',
    path: '/video/api/wheelFairness',
    auth: 'none',
    rate: '60/min',
    request: empty(),
    data: z.object({
      table_id: count(),
      start_time: seconds(),
      draws: count(),
      prizes: z.array(
        z.object({ prize_id: id(), name: z.string(), probability: z.string(), drawn: count(), given: count() }),
      ),
    }),
    errors: [],
    summary: 'How often each prize of the present table was drawn and given, beside its odds',
  }),
} as const
