import type { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { platformChangeTakesTwo } from '@cliffhanger/rules/session/guarded-settings.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'

const getPlatformSettings =
  ({ session }: OperatorNeeds): Handler<typeof sessionOperatorCalls.getPlatformSettings> =>
  ({ db }) =>
    session.operator.readPlatformSettings(db)

/** Changes the configuration for everybody at once. Whoever read an older version is refused with 4003, so that nobody undoes a change they
 *  have not seen. Addresses and locks wait for a second operator, and with them what was changed together with them. */
const changePlatformSettings =
  (needs: OperatorNeeds): Handler<typeof sessionOperatorCalls.changePlatformSettings> =>
  (context, input) =>
    context.db.transaction(async (tx) => {
      const { version, changes, reason } = input
      const now = await needs.session.operator.readPlatformSettings(tx)
      if (platformChangeTakesTwo(now.settings, changes)) {
        if (version !== now.version) refuse('stateChanged')
        const base = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(now.settings, name)]))
        const requested = await requestApproval(tx, context, needs, {
          kind: 'platform.settings',
          proposal: { version, changes },
          base,
          reason,
        })
        return {
          ...(await needs.session.operator.readPlatformSettings(tx)),
          change: await presentChange(tx, requested),
        }
      }
      const {
        before,
        after,
        version: newest,
      } = await needs.session.operator.changePlatformSettings(context, tx, changes, version)
      await recordAction(tx, context, { action: 'settings.change', target: 'platform', reason, before, after })
      return { version: newest, settings: after, change: null }
    })

export const settingsHandlers = (needs: OperatorNeeds): Handlers<typeof sessionOperatorCalls> => ({
  getPlatformSettings: getPlatformSettings(needs),
  changePlatformSettings: changePlatformSettings(needs),
})
