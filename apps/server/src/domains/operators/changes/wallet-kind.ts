import { walletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import * as z from 'zod/mini'

import type { Kind } from './kind.ts'

const proposal = z.object({ version: z.number(), changes: z.partial(walletSettings) })

/** Limits of the wallet. What was asked for upon older settings is refused with 4003. */
export const walletChange: Kind = {
  permission: 'finance.write',
  subjectOf: () => 'wallet',
  shownOf: (wanted) => proposal.parse(wanted).changes,
  async apply(tx, _context, { wallet }, wanted) {
    const { version, changes } = proposal.parse(wanted)
    const { before, after } = await wallet.operator.changeWalletSettings(tx, changes, version)
    return { target: 'wallet', before, after }
  },
}
