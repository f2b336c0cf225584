import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { readContact } from '../../account/index.ts'
import type { SessionDeps } from '../deps.ts'

/** Whether a code is right; it stays usable, a wrong one counts as a try. */
export const checkCode =
  (deps: SessionDeps): Handler<typeof sessionCalls.checkCode> =>
  async (_context, input) => {
    if (input.plat_id !== (await deps.platform()).plat_id) refuseField('plat_id')
    const contact = readContact(input.account_type, input.account)
    const isRight = await deps.domains.account.codes.check(
      { kind: input.account_type, contact, purpose: input.type },
      input.code,
    )
    return isRight ? { valid: 1 } : refuse('codeWrong')
  }
