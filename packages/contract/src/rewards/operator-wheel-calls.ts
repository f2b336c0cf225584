import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { operatorChange } from '../operators/change-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, flag, id, queryNumber, seconds, shortTexts, sortOrder, text } from '../schema.ts'
import { coinCode } from '../wallet/coins.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { prizeKinds } from './schemas.ts'
import { wheelSettings } from './wheel-settings.ts'

/** What an operator writes of a prize. What members draw from changes only once a table is published; the stock counts at once. */
const prizeForm = z.object({
  names: shortTexts.check(
    z.refine((names) => Object.values(names).some((name) => name !== undefined && name.trim() !== ''), {
      message: 'names',
    }),
  ),
  image_key: text(0, 300),
  kind: z.literal(prizeKinds),
  coin_code: z.union([coinCode, z.literal('')]),
  amount: shownAmount(),
  /** Which coupon. */
  target_id: count(),
  weight: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** '' is without limit; pieces where the prize is no coins. */
  daily_budget: z.union([shownAmount(), z.literal('')]),
  fallback: flag(),
  /** Larger stands before smaller. */
  sort: sortOrder(),
  /** Whether the next table has it. */
  is_open: flag(),
})
const stock = z.int().check(z.gte(-1), z.lte(2_147_483_647))

/** A prize as operators see it; `stock` -1 is without limit. */
export const writtenPrize = z.extend(prizeForm, {
  id: id(),
  version,
  names: shortTexts,
  image: z.string(),
  stock,
  probability: z.string(),
})
export type WrittenPrize = z.output<typeof writtenPrize>

const segment = z.object({ prize_id: id(), names: shortTexts, weight: count(), probability: z.string() })
export type WheelSegment = z.output<typeof segment>

/** What would be published of the prizes as they are. */
const draft = z.object({
  version,
  segments: z.array(segment),
  /** Why it cannot be published. */
  problem: z.literal(['', 'count', 'weights', 'fallback']),
  /** 1 where a second operator has to agree, since it gives money away. */
  needs_two: flag(),
  /** 0 where it is the published table. */
  is_changed: flag(),
})

const published = z.object({ table_id: count(), start_time: seconds(), segments: z.array(segment) })
const settingsAnswer = z.object({ version: count(), settings: wheelSettings })

/** Figures of one prize: how often it was drawn and given, how often it should have been drawn, and what the difference adds to the statistic. */
const fairPrize = z.extend(segment, {
  drawn: count(),
  given: count(),
  expected: z.number(),
  part: z.number(),
})
export type FairPrize = z.output<typeof fairPrize>

/** The turntable (S-107), in the operators' hands. */
export const wheelOperatorCalls = {
  listWheelPrizes: call({
    id: 'op-wheel-prizes',
    method: 'GET',
    path: '/operator/v1/wheel/prizes',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ list: z.array(writtenPrize), draft, table: published }),
    errors: [],
    summary: 'Prizes in the order they are laid out, the table members draw from, and what publishing would make of it',
  }),
  createWheelPrize: call({
    id: 'op-wheel-prize-create',
    method: 'POST',
    path: '/operator/v1/wheel/prizes/create',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.extend(prizeForm, { stock }),
    data: z.object({ prize: writtenPrize }),
    errors: ['fileNotUploaded'],
    summary: 'Makes a prize; members draw it once a table with it is published',
  }),
  editWheelPrize: call({
    id: 'op-wheel-prize-edit',
    method: 'POST',
    path: '/operator/v1/wheel/prizes/edit',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(prizeForm, { id: id(), version, stock: z.optional(stock) }),
    data: z.object({ prize: writtenPrize }),
    errors: ['notFound', 'stateChanged', 'fileNotUploaded'],
    summary: 'Changes a prize of the next table; a stock that is left out stays, as members draw from it meanwhile',
  }),
  publishWheel: call({
    id: 'op-wheel-publish',
    method: 'POST',
    path: '/operator/v1/wheel/publish',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ version, table_id: count(), reason }),
    data: z.object({ table: published, change: z.nullable(operatorChange) }),
    errors: ['stateChanged'],
    summary: 'Lays the prizes out as they were read; with money among them once a second operator agrees',
  }),
  getWheelSettings: call({
    id: 'op-wheel-settings',
    method: 'GET',
    path: '/operator/v1/wheel/settings',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: settingsAnswer,
    errors: [],
    summary: 'Free spins, what a spin costs, and the rules members read',
  }),
  changeWheelSettings: call({
    id: 'op-wheel-settings-change',
    method: 'POST',
    path: '/operator/v1/wheel/settings/change',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ version: count(), changes: z.partial(wheelSettings), reason }),
    data: z.object({ ...settingsAnswer.shape, change: z.nullable(operatorChange) }),
    errors: ['stateChanged'],
    summary: 'Changes some of them; spins that are paid for once a second operator agrees',
  }),
  getWheelReport: call({
    id: 'op-wheel-report',
    method: 'GET',
    path: '/operator/v1/wheel/report',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ table_id: z.optional(queryNumber(id())) }),
    data: z.object({
      table_id: count(),
      start_time: seconds(),
      draws: count(),
      prizes: z.array(fairPrize),
      statistic: z.number(),
      degrees: count(),
      p_value: z.number(),
      is_enough: flag(),
      /** The tables there were, the newest first. */
      tables: z.array(z.object({ table_id: id(), start_time: seconds() })),
    }),
    errors: ['notFound'],
    summary:
      'How often each prize was drawn beside its odds, with the chi-square test of it; the present table where none is named',
  }),
} as const
