import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import { normalizePhoneNumber } from '@cliffhanger/rules/mall/phone-number.ts'
import { useState } from 'react'
import { refusedField } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswersEverywhere } from '../../../platform/server/optimistic.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { chooseAddress } from '../chosen-address.ts'

/** A chosen province, a city in it and, where it has any, one of its areas (id 0: none). */
export interface ChosenRegion {
  /** ISO code; '' where an address was saved before anybody chose again. */
  readonly country: string
  readonly provinceId: number
  readonly cityId: number
  readonly areaId: number
  readonly names: readonly string[]
}

const regionOf = (address: Address): ChosenRegion => ({
  country: '',
  provinceId: address.province_id,
  cityId: address.city_id,
  areaId: address.area_id,
  names: [address.province, address.city, address.area].filter((name) => name !== ''),
})

const regionFields = new Set(['province_id', 'city_id', 'area_id'])

/** What is typed into the form of an address, what is wrong with it, and how it is saved and deleted. */
export function useAddressForm(address: Address | undefined, onDone: () => void) {
  const t = useTexts()
  const [region, setRegion] = useState(address && regionOf(address))
  const [isDefault, setIsDefault] = useState(address?.is_default === 1)
  const [regionError, setRegionError] = useState<string>()
  const start = { consignee: address?.consignee ?? '', phone: address?.phone ?? '', detail: address?.detail ?? '' }
  const form = useForm(start, ({ consignee, phone, detail }) => ({
    consignee: consignee.trim().length < 2 ? t('addresses.consigneeHint') : undefined,
    phone: isPhone(phone, region?.country ?? '') ? undefined : t('addresses.phoneHint'),
    detail: detail.trim() === '' ? t('addresses.detailHint') : undefined,
  }))
  const forget = () => forgetAnswersEverywhere(addressCalls.listAddresses)

  const save = useAction(
    async () => {
      const isFilled = form.check()
      if (!region) setRegionError(t('addresses.regionHint'))
      if (!isFilled || !region) return
      const input = {
        consignee: form.values.consignee.trim(),
        phone: digitsOf(form.values.phone),
        province_id: region.provinceId,
        city_id: region.cityId,
        area_id: region.areaId,
        detail: form.values.detail.trim(),
        is_default: isDefault ? (1 as const) : (0 as const),
      }
      const saved = address
        ? await call(addressCalls.editAddress, { ...input, id: address.id })
        : await call(addressCalls.addAddress, input)
      // A new address is the one that the order in the making was waiting for.
      if (!address && saved.address) chooseAddress(saved.address.id)
      await forget()
      onDone()
    },
    (error) => {
      if (form.refuse(error)) return true
      if (!regionFields.has(refusedField(error) ?? '')) return false
      setRegionError(t('addresses.regionHint'))
      return true
    },
  )
  const remove = useAction(async () => {
    if (!address) return
    const title = t('addresses.removeQuestion')
    const text = t('addresses.removeHint')
    if (!(await confirm({ title, text, confirmLabel: t('addresses.remove'), isDanger: true }))) return
    await call(addressCalls.editAddress, { id: address.id, is_del: 1 })
    chooseAddress(undefined)
    await forget()
    toast(t('addresses.removed'))
    onDone()
  })

  return {
    form,
    /** What has to be filled in first. */
    missing: form.missing ?? (region ? undefined : t('addresses.regionHint')),
    region,
    regionError,
    chooseRegion(chosen: ChosenRegion): void {
      setRegion(chosen)
      setRegionError(undefined)
    },
    isDefault,
    setIsDefault,
    save,
    remove,
  }
}

/** People write numbers with blanks, hyphens and brackets; the wire takes digits. */
const digitsOf = (typed: string): string => typed.replaceAll(/[^\d+]/g, '')

/** Whether a phone can have that number. Without a country only a number with its prefix can be judged; the server judges every one. */
function isPhone(typed: string, country: string): boolean {
  const digits = digitsOf(typed)
  if (country === '' && !digits.startsWith('+')) return digits.length >= 5
  return normalizePhoneNumber(digits, country) !== undefined
}
