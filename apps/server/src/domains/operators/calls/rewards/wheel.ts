import type { wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { wheelNeedsTwo } from '@cliffhanger/rules/rewards/wheel-settings.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { WheelChanges } from '../../../rewards/index.ts'
import { recordAction } from '../../audit.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import { shownTable } from '../../changes/wheel-kinds.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { sanitizeOperatorHtml } from '../../operator-html.ts'
import { presentReport, presentTable } from '../../present/wheel.ts'
import { definedOf } from '../../written-languages.ts'
import { createWheelPrize, editWheelPrize, listWheelPrizes } from './wheel-prizes.ts'

type Calls = typeof wheelOperatorCalls

/** Lays the prizes out as they were read. A table that gives money waits for a second operator and is then laid out as it was asked for. */
const publishWheel =
  (needs: OperatorNeeds): Handler<Calls['publishWheel']> =>
  (context, { version, table_id: tableId, reason }) =>
    context.db.transaction(async (tx) => {
      const { wheel } = needs.rewards.operator
      const { operatorId } = context.caller
      const [draft, now] = [await wheel.readDraft(tx), await wheel.findTable(tx)]
      if (draft.version !== version || (now?.id ?? 0) !== tableId) refuse('stateChanged')
      if (draft.problem) refuseField(draft.problem)
      if (draft.needsTwo) {
        const requested = await requestApproval(tx, context, needs, {
          kind: 'wheel.table',
          proposal: { table_id: tableId, operator_id: operatorId, segments: draft.segments },
          base: shownTable(now?.segments ?? []),
          reason,
        })
        return { table: presentTable(await wheel.findTable(tx)), change: await presentChange(tx, requested) }
      }
      const { segments } = draft
      const { before, after } = await wheel.publish(tx, { tableId, segments, operatorId }, context.clock())
      await recordAction(tx, context, {
        action: 'wheel.table',
        target: `wheel ${after.id}`,
        reason,
        before: shownTable(before?.segments ?? []),
        after: shownTable(after.segments),
      })
      return { table: presentTable(after), change: null }
    })

const getWheelSettings =
  ({ rewards }: OperatorNeeds): Handler<Calls['getWheelSettings']> =>
  ({ db }) =>
    rewards.operator.wheel.readSettings(db)

/** Spins that are paid for wait for a second operator, and with them what was changed together with them. */
const changeWheelSettings =
  (needs: OperatorNeeds): Handler<Calls['changeWheelSettings']> =>
  (context, { version, changes: written, reason }) => {
    const changes = tidyOf(written)
    return context.db.transaction(async (tx) => {
      const { wheel } = needs.rewards.operator
      const now = await wheel.readSettings(tx)
      if (wheelNeedsTwo(now.settings, wheel.mergeSettings(now.settings, changes))) {
        if (version !== now.version) refuse('stateChanged')
        const base = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(now.settings, name)]))
        const proposal = { version, changes }
        const requested = await requestApproval(tx, context, needs, { kind: 'wheel.settings', proposal, base, reason })
        return { ...(await wheel.readSettings(tx)), change: await presentChange(tx, requested) }
      }
      const { before, after, version: newest } = await wheel.changeSettings(tx, changes, version)
      await recordAction(tx, context, { action: 'wheel.settings', target: 'wheel', reason, before, after })
      return { version: newest, settings: after, change: null }
    })
  }

/** What was changed, the rules without anything that runs (V-42). */
function tidyOf({ rules, ...changes }: WheelChanges): WheelChanges {
  if (rules === undefined) return changes
  const clean = Object.entries(definedOf(rules)).map(([language, html]) => [language, sanitizeOperatorHtml(html)])
  return { ...changes, rules: Object.fromEntries(clean) }
}

const getWheelReport =
  ({ rewards }: OperatorNeeds): Handler<Calls['getWheelReport']> =>
  async ({ db }, { table_id: tableId }) =>
    presentReport(await rewards.operator.wheel.readFairness(db, tableId))

export const wheelHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWheelPrizes: listWheelPrizes(needs),
  createWheelPrize: createWheelPrize(needs),
  editWheelPrize: editWheelPrize(needs),
  publishWheel: publishWheel(needs),
  getWheelSettings: getWheelSettings(needs),
  changeWheelSettings: changeWheelSettings(needs),
  getWheelReport: getWheelReport(needs),
})
