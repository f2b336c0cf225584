import type { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import { kindsOf } from '../../changes/kinds.ts'
import { isLinkOpen, presentChange, presentChanges } from '../../changes/present-change.ts'
import { decide } from '../../changes/request-change.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { countChanges, listChanges, lockChange } from '../../queries/changes.ts'
import { listWithoutSecrets } from '../../queries/operators.ts'
import { linkMs, makeSetupLink, setupAddress } from '../../setup-link.ts'

const listOperatorChanges: Handler<typeof staffCalls.listOperatorChanges> = async (
  { db, caller },
  { page, limit, state, ...listing },
) => {
  const filter = { kinds: kindsOf(caller.permissions), madeBy: caller.operatorId, state, ...listingOf(listing) }
  const rows = await listChanges(db, filter, limit, (page - 1) * limit)
  return { list: await presentChanges(db, rows), total: await countChanges(db, filter), page, limit }
}

/** Agreeing does what was asked for in this very transaction. */
const decideOperatorChange =
  (needs: OperatorNeeds): Handler<typeof staffCalls.decideOperatorChange> =>
  async (context, decision) =>
    context.db.transaction(async (tx) => ({
      change: await presentChange(tx, await decide(tx, context, needs, decision)),
    }))

/** Only for whoever asked, and as long as nobody has used one. A repeat makes another link and ends the one before. */
const makeSetupLinkOf: Handler<typeof staffCalls.makeSetupLink> = async (context, { id }) =>
  context.db.transaction(async (tx) => {
    const { operatorId } = context.caller
    const change = await lockChange(tx, id)
    if (change?.made_by !== operatorId || change.operator_id === null) return refuse('notFound')
    if (!isLinkOpen(change, new Set(await listWithoutSecrets(tx, [change.operator_id])))) return refuse('stateChanged')
    const nowMs = context.clock()
    const link = await makeSetupLink(tx, change.operator_id, operatorId, nowMs)
    await recordAction(tx, context, { action: 'operator.link', target: `operator ${change.operator_id}` })
    return { link: setupAddress(context.origin, link), expires: toSeconds(nowMs + linkMs) }
  })

export const changeHandlers = (needs: OperatorNeeds) => ({
  listOperatorChanges,
  decideOperatorChange: decideOperatorChange(needs),
  makeSetupLink: makeSetupLinkOf,
})
