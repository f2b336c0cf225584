import type { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { changePlatformSettings as changeSettings, readPlatformSettings } from '../../session/index.ts'
import { recordAct } from '../audit.ts'

export const getPlatformSettings: Handler<typeof platformCalls.getPlatformSettings> = ({ db }) =>
  readPlatformSettings(db)

/** Changes the configuration for everybody at once. Whoever read an older version is refused with 4003, so that nobody
 *  undoes a change he has not seen. */
export const changePlatformSettings: Handler<typeof platformCalls.changePlatformSettings> = async (context, input) =>
  context.db.transaction(async (tx) => {
    const { before, after, version } = await changeSettings(context, tx, input.changes, input.version)
    await recordAct(tx, context, { action: 'settings.change', target: 'platform', reason: input.reason, before, after })
    return { version, settings: after }
  })
