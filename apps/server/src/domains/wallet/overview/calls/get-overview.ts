import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { getAccount, readRealNameStatus } from '../../../account/index.ts'
import { countCoupons } from '../../coupons/queries/coupons.ts'
import type { WalletDeps } from '../../deps.ts'
import { countPasskeys } from '../../passkeys/queries/passkeys.ts'
import { findPaymentPassword } from '../../payment-password/queries/payment-passwords.ts'

/** The caller with their wallets and the badges of their page. */
export const getOverview =
  (deps: WalletDeps): Handler<typeof overviewCalls.getOverview> =>
  async ({ db, caller, clock, language }) => {
    const { userId } = caller
    const account = await getAccount(db, userId)
    return {
      user: {
        user_id: account.id,
        user_no: account.user_no,
        nick_name: account.nick_name,
        avatar_url: account.avatar_url,
        user_code: account.user_code,
        parent_code: account.parent_code,
      },
      ...(await deps.domains.membership.findMembershipFacts(db, userId, clock())),
      // Star packages: nobody has any before their domain is there.
      star: null,
      notice_unread: await deps.domains.notices.countUnread(db, userId),
      counts: await deps.domains.drama.countCollections(db, userId),
      wallets: await deps.ledger.wallets(db, userId, language),
      coupon_total: await countCoupons(db, { userId, state: 'unused', orderType: '', nowMs: clock() }),
      real_status: await readRealNameStatus(db, userId),
      is_set_pass: flagOf((await findPaymentPassword(db, userId)) !== undefined),
      passkey_total: await countPasskeys(db, userId),
    }
  }
