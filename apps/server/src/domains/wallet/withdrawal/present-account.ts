import type { WithdrawAccount } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { ServerContext } from '../../../context.ts'
import { maskDetails, openDetails } from './account-details.ts'
import type { AccountRow } from './queries/accounts.ts'

/** An account as lists show it. */
export const presentAccount = (context: Pick<ServerContext, 'secrets'>, row: AccountRow): WithdrawAccount => ({
  ...withoutDetails(row),
  ...maskDetails(openDetails(context, row.sealed)),
})

/** An account in full, for its member to edit. */
export const presentFullAccount = (context: Pick<ServerContext, 'secrets'>, row: AccountRow): WithdrawAccount => ({
  ...withoutDetails(row),
  ...openDetails(context, row.sealed),
})

const withoutDetails = ({ id, user_id, is_default: isDefault, created_ms: createdMs }: AccountRow) => ({
  id,
  user_id,
  is_default: isDefault ? (1 as const) : (0 as const),
  create_time: toSeconds(createdMs),
})
