import * as z from 'zod/mini'
import { memberActivity, memberLine, memberOverview } from '../account/operator-schemas.ts'
import { shownMessage } from '../chat/operator-schemas.ts'
import { operatorRole } from '../operators/schemas.ts'
import { byLanguage, count, flag, id, seconds, text } from '../schema.ts'
import { supportCaseState } from './schemas.ts'

/** An operator in one line. */
export const operatorLine = z.object({ id: id(), name: z.string() })
export type OperatorLine = z.output<typeof operatorLine>

/** Who is asked for cases: those nobody has, one's own, those of others, and those that are over. */
export const caseQueues = ['waiting', 'mine', 'others', 'closed'] as const
export const caseQueue = z.literal(caseQueues)
export type CaseQueue = z.output<typeof caseQueue>

/** A case in the list. */
export const caseLine = z.object({
  case_id: id(),
  state: supportCaseState,
  member: memberLine,
  /** The language the member reads. */
  language: z.string(),
  /** The official account they wrote to. */
  account: memberLine,
  /** Who has it, or closed it; null: nobody, or the platform itself. */
  operator: z.nullable(operatorLine),
  open_time: seconds(),
  /** 0: not answered yet. */
  answer_time: seconds(),
  /** Since when the member waits for an answer; 0: they do not. */
  wait_time: seconds(),
  /** 0: open. */
  close_time: seconds(),
  /** What the member wrote last; null where it is gone. */
  last_message: z.nullable(z.pick(shownMessage, { msg_type: true, content_text: true, create_time: true })),
  /** 0: not rated. */
  rating: count(),
  comment: z.string(),
})
export type CaseLine = z.output<typeof caseLine>

/** What happened to a case, and what operators noted at it; members never read it. `return`: its operator may not have it any more. */
export const caseActs = ['open', 'take', 'release', 'transfer', 'return', 'note', 'close', 'rate'] as const
export const caseEntry = z.object({
  id: id(),
  act: z.literal(caseActs),
  /** Who did it; null: its member, or the platform itself. */
  operator: z.nullable(operatorLine),
  /** Whom it was given to. */
  to: z.nullable(operatorLine),
  text: z.string(),
  create_time: seconds(),
})
export type CaseEntry = z.output<typeof caseEntry>

export const caseDetail = z.extend(caseLine, {
  profile: memberOverview,
  activity: memberActivity,
  /** Cases this member had before. */
  earlier: count(),
  /** The oldest first. */
  history: z.array(caseEntry),
})
export type CaseDetail = z.output<typeof caseDetail>

/** A message of the chat of a case. */
export const caseMessage = z.extend(shownMessage, {
  /** `notice`: what the server says between the two. */
  from: z.literal(['member', 'account', 'notice']),
  /** Who answered from the console; null: nobody, or from the client. */
  operator: z.nullable(operatorLine),
  /** Sent out of hours by itself. */
  is_automatic: flag(),
  /** Unsent or deleted: it says nothing any more. */
  is_gone: flag(),
  ref_msg_id: count(),
})
export type CaseMessage = z.output<typeof caseMessage>

/** Somebody who can have cases, and how many they have. */
export const supportColleague = z.extend(operatorLine, { role: operatorRole, open: count() })
export type SupportColleague = z.output<typeof supportColleague>

export const longestAnswer = 4000
export const longestCaseNote = 2000

/** S-144: so many canned answers at most. */
export const cannedAnswersLimit = 200
export const cannedTexts = byLanguage(text(0, longestAnswer))
/** An answer that was written before: operators choose it, and send it as it is or changed. */
export const cannedAnswer = z.object({ id: id(), title: z.string(), texts: cannedTexts, version: count() })
export type CannedAnswer = z.output<typeof cannedAnswer>

const minuteOfDay = z.int().check(z.gte(0), z.lte(24 * 60))
/** From one minute of a day until before another; 1440 is its end. Monday is day 1, Sunday is day 7. */
export const supportShift = z.object({
  day: z.int().check(z.gte(1), z.lte(7)),
  from_minute: minuteOfDay,
  to_minute: minuteOfDay,
})
export type SupportShift = z.output<typeof supportShift>

/** When customer service is there. Off: always, as far as anybody is told. */
export const supportHours = z.object({
  is_on: flag(),
  /** As IANA names it, `Asia/Ho_Chi_Minh`. */
  time_zone: text(1, 60),
  shifts: z.array(supportShift).check(z.maxLength(28)),
  /** What a member is answered out of hours; a language left out says the product's own words. */
  texts: byLanguage(text(0, 500)),
})
export type SupportHours = z.output<typeof supportHours>

/** Seconds until the first answer: the middle one, and what nine of ten stay below. 0 where there are none. */
const times = { answered: count(), median: count(), p90: count() }
const ratings = {
  /** How many rated with one, two, three, four and five. */
  ratings: z.array(count()),
}

/** How customer service did in a period: what was opened, first answered, closed and rated in it. */
export const supportFigures = z.object({
  now: z.object({
    waiting: count(),
    /** Seconds since the oldest of them was written. */
    longest_wait: count(),
    assigned: count(),
    /** Of those somebody has, how many wait for an answer. */
    unanswered: count(),
  }),
  opened: count(),
  closed: count(),
  ...times,
  ...ratings,
  /** By who answered first, closed, and was rated; `operator` null: from the client, or the platform itself. */
  operators: z.array(z.object({ operator: z.nullable(operatorLine), closed: count(), ...times, ...ratings })),
  /** By day in the time zone of the hours, the oldest first. */
  days: z.array(z.object({ day: z.string(), opened: count(), closed: count(), ...times })),
})
export type SupportFigures = z.output<typeof supportFigures>
