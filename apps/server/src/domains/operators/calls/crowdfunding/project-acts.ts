import type { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { ReadProject, WrittenProjectRow } from '../../../crowdfunding/index.ts'
import type { ProjectProposal } from '../../changes/crowd-kinds.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines, memberText } from '../../present/account.ts'
import { presentEscrow, shownProjectTerms, titleOf } from '../../present/crowdfunding.ts'
import { shownProject } from './projects.ts'

type Calls = typeof projectOperatorCalls
type Act = Calls['requestOpening' | 'requestFailure' | 'requestClosing']

interface Asking {
  readonly kind: 'crowd.open' | 'crowd.fail' | 'crowd.close'
  /** Refuses what cannot be asked for. */
  check(tx: Db, read: ReadProject): Promise<WrittenProjectRow>
  /** What the second operator reads before they agree. */
  shownOf(tx: Db, row: WrittenProjectRow): Promise<ProjectProposal['shown']>
}

/** Keeps what is asked about a project for a second operator; where one is enough it takes effect at once. */
const asking =
  (needs: OperatorNeeds, { kind, check, shownOf }: Asking): Handler<Act> =>
  (context, { id, version, reason }) =>
    context.db.transaction(async (tx) => {
      const row = await check(tx, { id, version })
      const proposal: ProjectProposal = { id, version, title: titleOf(row), shown: await shownOf(tx, row) }
      const requested = await requestApproval(tx, context, needs, {
        kind,
        proposal,
        base: { stage: row.stage },
        reason,
      })
      const now = await needs.crowdfunding.operator.projects.get(tx, id)
      return { project: await shownProject(context, tx, now), change: await presentChange(tx, requested) }
    })

/** Payees by name and number: whoever agrees pays these people. */
async function payeesText(tx: Db, { payee_ids: ids }: WrittenProjectRow): Promise<string> {
  const lineOf = await memberLines(tx, ids)
  return ids.map((id) => memberText(lineOf(id))).join(', ')
}

const ending =
  (stage: 'failed' | 'closed') =>
  async (_tx: Db, row: WrittenProjectRow): Promise<ProjectProposal['shown']> => {
    const { balance, stakes } = presentEscrow(row)
    return { stage, member_total: row.members, escrow_balance: balance, stakes }
  }

export const projectActHandlers = (needs: OperatorNeeds) => {
  const { projects } = needs.crowdfunding.operator
  return {
    requestOpening: asking(needs, {
      kind: 'crowd.open',
      check: (tx, read) => projects.checkOpening(tx, read),
      shownOf: async (tx, row) => {
        const { payee_ids: _ids, ...terms } = shownProjectTerms(row)
        return { ...terms, payees: await payeesText(tx, row), stage: 'open' }
      },
    }),
    requestFailure: asking(needs, {
      kind: 'crowd.fail',
      check: (tx, read) => projects.checkFailure(tx, read),
      shownOf: ending('failed'),
    }),
    requestClosing: asking(needs, {
      kind: 'crowd.close',
      check: (tx, read) => projects.checkClosing(tx, read),
      shownOf: ending('closed'),
    }),
  }
}
