import { operatorRoles } from '@cliffhanger/contract/operators/schemas.ts'
import * as z from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentOperator } from '../present/operators.ts'
import { endLinksOf } from '../queries/links.ts'
import { forgetSecrets, insertOperator, lockOperator, updateOperator } from '../queries/operators.ts'
import { endSessionsOf } from '../queries/sessions.ts'
import { mayHaveCases } from '../support-rights.ts'
import type { Kind } from './kind.ts'

const role = z.enum(operatorRoles)
const creation = z.object({ login: z.string(), name: z.string(), role })
const edit = z.object({ id: z.number(), name: z.string(), role, is_enabled: z.union([z.literal(0), z.literal(1)]) })
const reset = z.object({ id: z.number() })
const about = z.object({ login: z.string() })

const loginOf = (base: unknown): string => about.parse(base).login

/** A new operator, who cannot sign in before they set up. */
export const operatorCreation: Kind = {
  permission: 'operator.write',
  subjectOf: (proposal) => creation.parse(proposal).login,
  shownOf: (proposal) => creation.parse(proposal),
  async apply(tx, { clock, settings }, _needs, proposal) {
    const made = (await insertOperator(tx, creation.parse(proposal), clock())) ?? refuse('nameUsed')
    return { target: `operator ${made.id}`, after: presentOperator(made, settings), operatorId: made.id }
  },
}

/** Another name, role or state of an operator. */
export const operatorEdit: Kind = {
  permission: 'operator.write',
  subjectOf: (_proposal, base) => loginOf(base),
  shownOf: (proposal) => edit.omit({ id: true }).parse(proposal),
  async apply(tx, { clock, settings }, { support }, proposal) {
    const { id, name, role: wanted, is_enabled: isEnabled } = edit.parse(proposal)
    const before = (await lockOperator(tx, id)) ?? refuse('notFound')
    const after = await updateOperator(tx, id, { name, role: wanted, isEnabled: isEnabled === 1 })
    await endSessionsOf(tx, id, 0, clock())
    if (!mayHaveCases(after)) await support.operator.returnCasesOf(tx, id)
    return {
      target: `operator ${id}`,
      before: presentOperator(before, settings),
      after: presentOperator(after, settings),
      operatorId: id,
    }
  },
}

/** No password and no authenticator any more, until they set up anew. */
export const operatorReset: Kind = {
  permission: 'operator.write',
  subjectOf: (_proposal, base) => loginOf(base),
  shownOf: () => null,
  async apply(tx, { clock }, _needs, proposal) {
    const { id } = reset.parse(proposal)
    await lockOperator(tx, id)
    await forgetSecrets(tx, id)
    await endSessionsOf(tx, id, 0, clock())
    await endLinksOf(tx, id, clock())
    return { target: `operator ${id}`, operatorId: id }
  },
}
