import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import { normalizePhoneNumber } from '@cliffhanger/rules/mall/phone-number.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import {
  type AddressForm,
  countAddresses,
  deleteAddress,
  findAddress,
  findSameAddress,
  insertAddress,
  lockMember,
  setDefault,
  setNewestDefault,
  updateAddress,
} from './queries.ts'
import { loadRegions, placeOf } from './regions.ts'

/** How many addresses a member can keep. */
const mostAddresses = 20

/** An address as a member typed it. */
export interface TypedAddress {
  readonly consignee: string
  readonly phone: string
  readonly provinceId: number
  readonly cityId: number
  /** 0: the city has none. */
  readonly areaId: number
  readonly detail: string
}

/** Refuses 4000 where a field is empty, regions do not belong together, or no phone there can have the number (V-18). */
async function formOf(typed: TypedAddress): Promise<AddressForm> {
  const consignee = typed.consignee.trim()
  const detail = typed.detail.trim()
  if (consignee.length < 2) refuseField('consignee')
  if (detail === '') refuseField('detail')
  const place = placeOf(await loadRegions(), typed)
  if ('wrong' in place) return refuseField(place.wrong)
  const phone = normalizePhoneNumber(typed.phone, place.country) ?? refuseField('phone')
  const { provinceId, cityId, areaId } = typed
  return {
    consignee,
    phone,
    provinceId,
    cityId,
    areaId,
    detail,
    province: place.province,
    city: place.city,
    area: place.area,
  }
}

/** Adds an address, the first one as the default. The same one again is the one that is there: a repeat adds nothing. Refuses 7030 above twenty. */
export async function addAddress(
  db: Db,
  userId: number,
  typed: TypedAddress,
  isDefault: boolean,
  nowMs: number,
): Promise<Address> {
  const form = await formOf(typed)
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const same = await findSameAddress(tx, userId, form)
    const count = await countAddresses(tx, userId)
    if (same === undefined && count >= mostAddresses) refuse('tooManyAccounts')
    const id = same ?? (await insertAddress(tx, userId, form, nowMs))
    if (isDefault || count === 0) await setDefault(tx, userId, id)
    return readAddress(tx, userId, id)
  })
}

/** Changes an address of the member's; refuses 4002 for somebody else's. */
export async function editAddress(
  db: Db,
  userId: number,
  id: number,
  change: { readonly typed: TypedAddress; readonly isDefault: boolean },
): Promise<Address> {
  const form = await formOf(change.typed)
  return db.transaction(async (tx) => {
    await lockMember(tx, userId)
    if ((await updateAddress(tx, userId, id, form)) === 0) refuse('notFound')
    if (change.isDefault) await setDefault(tx, userId, id)
    return readAddress(tx, userId, id)
  })
}

/** Makes an address the default; refuses 4002. */
export const makeDefault = (db: Db, userId: number, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId)
    if (!(await findAddress(tx, userId, id))) refuse('notFound')
    await setDefault(tx, userId, id)
  })

/** Deletes an address; the newest of the others follows a default. Orders keep their copy. Refuses 4002, also where it was deleted before. */
export const removeAddress = (db: Db, userId: number, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId)
    if ((await deleteAddress(tx, userId, id)) === 0) refuse('notFound')
    await setNewestDefault(tx, userId)
  })

async function readAddress(db: Db, userId: number, id: number): Promise<Address> {
  const address = await findAddress(db, userId, id)
  if (!address) throw new Error('An address that was saved is there')
  return address
}
