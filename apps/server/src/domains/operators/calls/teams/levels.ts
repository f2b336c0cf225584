import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import { highestRatePpm, highestRatesPpm, ppmOfRate } from '@cliffhanger/rules/teams/agent-levels.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { TermsRow } from '../../../teams/index.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentWrittenLevel } from '../../present/teams.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = typeof agentOperatorCalls

const listWrittenLevels =
  ({ teams }: OperatorNeeds): Handler<Calls['listWrittenLevels']> =>
  async ({ db }) => ({ list: (await teams.operator.agents.levels(db)).map(presentWrittenLevel) })

const createAgentLevel =
  ({ teams }: OperatorNeeds): Handler<Calls['createAgentLevel']> =>
  async (context, { reason, ...form }) => {
    const terms = readTerms(form)
    const draft = { level: form.level, names: definedOf(form.names), isOpen: form.is_open === 1 }
    const level = await carryOut(
      context,
      async (tx) => presentWrittenLevel(await teams.operator.agents.createLevel(tx, draft, terms, context.caller)),
      (after) => ({ action: 'agentLevel.create', target: `agent level ${form.level}`, reason, after }),
    )
    return { level }
  }

const editAgentLevel =
  ({ teams }: OperatorNeeds): Handler<Calls['editAgentLevel']> =>
  async (context, { reason, version, level: number, names, is_open: isOpen }) => {
    const { after } = await carryOut(
      context,
      async (tx) => {
        const known = await teams.operator.agents.findLevel(tx, number)
        const draft = { level: number, names: rewritten(known.names, names), isOpen: isOpen === 1 }
        const edited = await teams.operator.agents.editLevel(tx, draft, version)
        return { before: presentWrittenLevel(known), after: presentWrittenLevel(edited) }
      },
      (change) => ({ action: 'agentLevel.edit', target: `agent level ${number}`, reason, ...change }),
    )
    return { level: after }
  }

const setAgentTerms =
  ({ teams }: OperatorNeeds): Handler<Calls['setAgentTerms']> =>
  async (context, { reason, ...form }) => {
    const terms = readTerms(form)
    const { after } = await carryOut(
      context,
      async (tx) => {
        const before = presentWrittenLevel(await teams.operator.agents.findLevel(tx, form.level))
        const changed = await teams.operator.agents.setTerms(tx, form.level, terms, context.caller)
        return { before, after: presentWrittenLevel(changed) }
      },
      (change) => ({ action: 'agentLevel.terms', target: `agent level ${form.level}`, reason, ...change }),
    )
    return { level: after }
  }

/** Terms as they are stored; refuses 4000 what is finer than money or a part per million, and what gives too much. */
function readTerms(form: Omit<CallInput<Calls['setAgentTerms']>, 'reason'>): TermsRow {
  const amount = parseMinor(form.need_amount, coinScale.money) ?? refuseField('need_amount')
  const ppmOf = (field: 'rate_1' | 'rate_2'): number => {
    const rate = parseRate(form[field])
    const ppm = rate === undefined ? undefined : ppmOfRate(rate)
    return ppm === undefined || ppm > highestRatePpm ? refuseField(field) : ppm
  }
  const [rate1, rate2] = [ppmOf('rate_1'), ppmOf('rate_2')]
  if (rate1 + rate2 > highestRatesPpm) refuseField('rate_2')
  return {
    from_ms: form.from_time * 1000,
    need_sales: form.need_sales,
    need_amount: amount.toString(),
    rate_1_ppm: rate1,
    rate_2_ppm: rate2,
  }
}

export const levelHandlers = (needs: OperatorNeeds) => ({
  listWrittenLevels: listWrittenLevels(needs),
  createAgentLevel: createAgentLevel(needs),
  editAgentLevel: editAgentLevel(needs),
  setAgentTerms: setAgentTerms(needs),
})
