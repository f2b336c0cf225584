import { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { answerAway, answerAwayJob } from './answer-away.ts'
import { supportHandlers } from './calls/member-calls.ts'
import type { SupportNeeds } from './needs.ts'
import { type NotedMessage, noteMessages } from './note-messages.ts'
import { OfficialAccounts } from './official-accounts.ts'
import { createSupportOperator, type SupportOperator } from './operator.ts'

export type { CannedAnswerRow } from './queries/canned-answers.ts'
export type { CaseRow, ListedCase } from './queries/cases.ts'
export type { EntryRow } from './queries/changes.ts'
export type { Sum } from './queries/figures.ts'

export interface SupportDomain extends Domain {
  /** Which accounts are official customer service, known for some seconds. */
  officials(): Promise<ReadonlySet<number>>
  /** S-140: opens and moves the cases of messages between members and these accounts, in the transaction that stores them. */
  noteMessages(tx: Db, officials: ReadonlySet<number>, messages: readonly NotedMessage[]): Promise<void>
  /** What operators do about customer service. */
  readonly operator: SupportOperator
}

/** Customer service: what members ask official accounts becomes cases that operators answer. */
export function createSupportDomain(context: ServerContext, domains: SupportNeeds): SupportDomain {
  const officials = new OfficialAccounts(context)
  return {
    calls: bindCalls(supportCalls, supportHandlers),
    officials: () => officials.current(),
    noteMessages: (tx, known, messages) => noteMessages(context, known, tx, messages),
    operator: createSupportOperator(context, domains, officials),
    async start() {
      await context.jobs.work(answerAwayJob, ({ case_id: caseId }) => answerAway(context, domains, caseId))
    },
    stop: () => officials.stop(),
  }
}
