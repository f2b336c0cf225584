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

/** The default one first, then the newest. */
export async function listAddresses(db: Db, userId: number): Promise<Address[]> {
  const rows = await db.query<AddressRow>(
    `select ${columns} from addresses where user_id = $1 order by is_default desc, id desc`,
    [userId],
  )
  return rows.map(present)
}

/** An address as it is stored, but for whose it is. */
export interface AddressForm {
  readonly consignee: string
  readonly phone: string
  readonly provinceId: number
  readonly cityId: number
  readonly areaId: number
  readonly province: string
  readonly city: string
  readonly area: string
  readonly detail: string
}

const formValues = (form: AddressForm) => [
  form.consignee,
  form.phone,
  form.provinceId,
  form.cityId,
  form.areaId,
  form.province,
  form.city,
  form.area,
  form.detail,
]

/** Nobody else changes this member's addresses meanwhile. */
export const lockMember = (tx: Db, userId: number): Promise<number> =>
  tx.execute(`select 1 from accounts where id = $1 for no key update`, [userId])

export const countAddresses = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from addresses where user_id = $1`, [userId])).total

/** The address of the member that says the same. */
export const findSameAddress = async (db: Db, userId: number, form: AddressForm): Promise<number | undefined> =>
  (
    await db.find<{ id: number }>(
      `select id from addresses where user_id = $1 and consignee = $2 and phone = $3 and province_id = $4 and city_id = $5 and area_id = $6 and detail = $7`,
      [userId, form.consignee, form.phone, form.provinceId, form.cityId, form.areaId, form.detail],
    )
  )?.id

export const insertAddress = async (tx: Db, userId: number, form: AddressForm, nowMs: number): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into addresses (user_id, consignee, phone, province_id, city_id, area_id, province, city, area, detail, is_default, created_ms)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false, $11) returning id`,
      [userId, ...formValues(form), nowMs],
    )
  ).id

export const updateAddress = (tx: Db, userId: number, id: number, form: AddressForm): Promise<number> =>
  tx.execute(
    `update addresses set consignee = $3, phone = $4, province_id = $5, city_id = $6, area_id = $7, province = $8, city = $9, area = $10, detail = $11
      where id = $2 and user_id = $1`,
    [userId, id, ...formValues(form)],
  )

/** One default per member: the former one ends first, because the index allows no two. */
export async function setDefault(tx: Db, userId: number, id: number): Promise<void> {
  await tx.execute(`update addresses set is_default = false where user_id = $1 and is_default and id <> $2`, [
    userId,
    id,
  ])
  await tx.execute(`update addresses set is_default = true where user_id = $1 and id = $2`, [userId, id])
}

/** Where there is no default, the newest one becomes it. */
export const setNewestDefault = (tx: Db, userId: number): Promise<number> =>
  tx.execute(
    `update addresses set is_default = true where id = (select max(id) from addresses where user_id = $1)
       and not exists (select from addresses where user_id = $1 and is_default)`,
    [userId],
  )

export const deleteAddress = (tx: Db, userId: number, id: number): Promise<number> =>
  tx.execute(`delete from addresses where id = $2 and user_id = $1`, [userId, id])
