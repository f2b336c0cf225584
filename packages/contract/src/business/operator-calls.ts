import * as z from 'zod/mini'
import { call } from '../call.ts'
import { dramaForm } from '../drama/operator-schemas.ts'
import { signedAmount } from '../ledger/operator-ledger-schemas.ts'
import { dayText } from '../payments/operator-finance-schemas.ts'
import { count, id, queryNumber, seconds } from '../schema.ts'

/** So many days of the platform up to one, at most a year; up to today where none is named. */
const period = z.object({
  days: z._default(queryNumber(z.int().check(z.gte(1), z.lte(366))), 28),
  to: z.optional(dayText),
})

/** One day. Members are active who watched, signed in, or wrote or read messages. Of the newcomers it tells what became of them since. */
const businessDay = z.object({
  day: dayText,
  active: count(),
  /** Within the seven, and the thirty days up to this one. */
  active_week: count(),
  active_month: count(),
  /** Members whose account was made, as every device makes one on its first visit. */
  newcomers: count(),
  /** Those of them who watched, who can sign in elsewhere, and who paid. */
  played: count(),
  signed_up: count(),
  paid: count(),
  /** Those of them who were active one, seven and thirty days later; null until that day is over. */
  returned_day: z.nullable(count()),
  returned_week: z.nullable(count()),
  returned_month: z.nullable(count()),
  watched_seconds: count(),
  views: count(),
})
export type BusinessDay = z.output<typeof businessDay>

const watchedDrama = z.extend(z.pick(dramaForm, { language: true, texts: true }), {
  id: id(),
  watched_seconds: count(),
  views: count(),
  /** In the period before. */
  watched_seconds_before: count(),
})
export type WatchedDrama = z.output<typeof watchedDrama>

/** Payments that arrived, and what was given or taken back. */
const revenueDay = z.object({ day: dayText, received: signedAmount, returned: signedAmount })
export type RevenueDay = z.output<typeof revenueDay>

/** How the business goes: the days of a period and as many before it, the newest first. */
export const businessOperatorCalls = {
  getBusiness: call({
    id: 'op-business',
    method: 'GET',
    path: '/operator/v1/business',
    auth: 'operator',
    permission: 'content.read',
    request: period,
    data: z.object({
      days: z.array(businessDay),
      /** The day of the platform that still lasts: its figures are those until now. */
      today: dayText,
      /** The ten that were watched longest in the period. */
      dramas: z.array(watchedDrama),
      /** What happened later is not counted yet; 0 where nothing is. */
      until_time: seconds(),
    }),
    errors: [],
    summary: 'Active members, newcomers and what became of them, and what was watched, by day of the platform',
  }),
  getRevenue: call({
    id: 'op-revenue',
    method: 'GET',
    path: '/operator/v1/revenue',
    auth: 'operator',
    permission: 'finance.read',
    request: period,
    data: z.object({
      days: z.array(revenueDay),
      today: dayText,
      /** What the platform's money is called, `USD`. */
      money_name: z.string(),
      until_time: seconds(),
    }),
    errors: [],
    summary: 'Money that members paid, and what went back to them, by day of the platform',
  }),
} as const
