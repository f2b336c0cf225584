import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Db } from '../../../platform/database/db.ts'

interface AddressRow extends Omit<Address, 'is_default' | 'create_time'> {
  readonly is_default: boolean
  readonly created_ms: number
}

const columns = `id, user_id, consignee, phone, province_id, city_id, area_id, province, city, area, detail, is_default, created_ms`

const present = ({ created_ms: createdMs, is_default: isDefault, ...row }: AddressRow): Address => ({
  ...row,
  is_default: flagOf(isDefault),
  create_time: toSeconds(createdMs),
})

/** An address of this member; undefined where it is somebody else's. */
export async function findAddress(db: Db, userId: number, id: number): Promise<Address | undefined> {
  const row = await db.find<AddressRow>(`select ${columns} from addresses where id = $1 and user_id = $2`, [id, userId])
  return row && present(row)
}

/** Where a member's goods go unless they say otherwise. */
export async function findDefaultAddress(db: Db, userId: number): Promise<Address | undefined> {
  const row = await db.find<AddressRow>(`select ${columns} from addresses where user_id = $1 and is_default`, [userId])
  return row && present(row)
}

/** Those of several members' addresses that are theirs, by id. */
export async function findAddresses(
  db: Db,
  asked: readonly { readonly userId: number; readonly addressId: number }[],
): Promise<ReadonlyMap<number, Address>> {
  const rows = await db.query<AddressRow>(
    `select ${columns} from addresses a
      where exists (select from unnest($1::bigint[], $2::bigint[]) q(user_id, id) where q.id = a.id and q.user_id = a.user_id) and a.id = any ($2::bigint[])`,
    [asked.map(({ userId }) => userId), asked.map(({ addressId }) => addressId)],
  )
  return new Map(rows.map((row) => [row.id, present(row)]))
}
