import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { readContact } from '../../account/index.ts'
import type { SessionDeps } from '../deps.ts'

/** Sends a code; a second one within a minute refuses 3010. Whether somebody has the account changes nothing. */
export const sendCode =
  (deps: SessionDeps): Handler<typeof sessionCalls.sendCode> =>
  async ({ address, language }, input) => {
    if (input.plat_id !== (await deps.platform()).plat_id) refuseField('plat_id')
    const contact = readContact(input.account_type, input.account)
    await deps.domains.account.codes.send({ kind: input.account_type, contact, purpose: input.type }, address, language)
    return { wait_seconds: codePolicy.waitSeconds }
  }
