import type { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import type { Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { listAddresses } from '../queries.ts'
import { loadRegions } from '../regions.ts'
import { addAddress, editAddress, makeDefault, removeAddress } from '../save-address.ts'

/** Where a member's goods are sent (V-18). */
export const addressHandlers: Handlers<typeof addressCalls> = {
  listAddresses: async ({ db, caller }) => ({ list: await listAddresses(db, caller.userId) }),
  listCities: async ({ language }, { parent_id: parentId }) => ({
    list: (await loadRegions()).list(parentId, language),
  }),
  addAddress: async ({ db, caller, clock }, input) => {
    const typed = {
      consignee: input.consignee,
      phone: input.phone,
      provinceId: input.province_id,
      cityId: input.city_id,
      areaId: input.area_id,
      detail: input.detail,
    }
    return { address: await addAddress(db, caller.userId, typed, input.is_default === 1, clock()) }
  },
  setDefaultAddress: async ({ db, caller }, { id }) => {
    await makeDefault(db, caller.userId, id)
    return {}
  },
  editAddress: async ({ db, caller }, input) => {
    if (input.is_del === 1) {
      await removeAddress(db, caller.userId, input.id)
      return { address: null }
    }
    const typed = {
      consignee: input.consignee ?? refuseField('consignee'),
      phone: input.phone ?? refuseField('phone'),
      provinceId: input.province_id ?? refuseField('province_id'),
      cityId: input.city_id ?? refuseField('city_id'),
      areaId: input.area_id ?? 0,
      detail: input.detail ?? refuseField('detail'),
    }
    return { address: await editAddress(db, caller.userId, input.id, { typed, isDefault: input.is_default === 1 }) }
  },
}
