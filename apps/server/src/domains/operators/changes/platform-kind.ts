import { platformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import * as z from 'zod/mini'

import type { Kind } from './kind.ts'

const proposal = z.object({ version: z.number(), changes: z.partial(platformSettings) })

/** Addresses and locks of the platform. What was asked for upon an older configuration is refused with 4003. */
export const platformChange: Kind = {
  permission: 'config.write',
  subjectOf: () => 'platform',
  shownOf: (wanted) => proposal.parse(wanted).changes,
  async apply(tx, context, { session }, wanted) {
    const { version, changes } = proposal.parse(wanted)
    const { before, after } = await session.operator.changePlatformSettings(context, tx, changes, version)
    return { target: 'platform', before, after }
  },
}
