import * as z from 'zod/mini'
import { count, id, seconds, text } from '../schema.ts'

/** A case waits for an operator, is one's, or is over. */
export const supportCaseStates = ['waiting', 'assigned', 'closed'] as const
export const supportCaseState = z.literal(supportCaseStates)
export type SupportCaseState = z.output<typeof supportCaseState>

/** S-142: a case is rated within so many days of its end. */
export const ratingDays = 7

export const ratingWordsMax = 500
export const ratingWords = text(0, ratingWordsMax)
/** One to five. */
export const rating = z.int().check(z.gte(1), z.lte(5))

/** What a member asked customer service, from their first message until it was closed. */
export const supportCase = z.object({
  case_id: id(),
  state: supportCaseState,
  /** Its place among those that wait, from 1; 0 where it waits no more. */
  position: count(),
  open_time: seconds(),
  /** When it was first answered; 0: not yet. */
  answer_time: seconds(),
  /** 0: open. */
  close_time: seconds(),
  /** Until when its member may rate it; 0: they may not, or did. */
  rate_until: seconds(),
  /** 0: not rated. */
  rating: count(),
  comment: z.string(),
})
export type SupportCase = z.output<typeof supportCase>

/** Whether customer service is there now. */
export const supportPresence = z.object({
  is_open: z.literal([0, 1]),
  /** When it opens next; 0 while it is there, and where nobody knows. */
  opens_time: seconds(),
})
export type SupportPresence = z.output<typeof supportPresence>
