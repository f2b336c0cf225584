import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import type { City } from '@cliffhanger/contract/mall/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { exampleAddress } from '../testing/examples.ts'
import { AddressesScreen } from './addresses-screen.tsx'
import { EditAddressScreen } from './edit-address-screen.tsx'

const city = (id: number, name: string, changes: Partial<City> = {}): City => ({
  id,
  parent_id: 0,
  name,
  level: 1,
  country: 'VN',
  has_more: 1,
  sort: id,
  ...changes,
})

const regions: Readonly<Record<string, readonly City[]>> = {
  '0': [city(1, 'Đà Nẵng'), city(2, 'Hà Nội'), city(3, 'Bahia', { country: 'BR' })],
  '2': [city(20, 'Ba Đình', { parent_id: 2, level: 2, has_more: 0 })],
}

let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
  server.answer(addressCalls.listAddresses, () => ({
    list: [exampleAddress, { ...exampleAddress, id: 22, consignee: 'Office', is_default: 0 as const }],
  }))
  server.answer(addressCalls.listCities, ({ query }) => ({ list: [...(regions[query.get('parent_id') ?? '0'] ?? [])] }))
  server.answer(addressCalls.addAddress, () => ({ address: { ...exampleAddress, id: 23 } }))
  server.answer(addressCalls.editAddress, () => ({ address: null }))
})

const sent = (path: string) => server.heard.filter((heard) => heard.path === path).map(({ body }) => body)
const save = () => page.getByRole('button', { name: 'Save' }).click()

async function open(hash: string): Promise<void> {
  await draw(<EditAddressScreen />)
  location.hash = hash
}

async function fillIn(phone = '0912 345 678') {
  await userEvent.fill(page.getByLabelText('Full name'), ' Linh ')
  await userEvent.fill(page.getByLabelText('Phone number'), phone)
  await userEvent.fill(page.getByLabelText('Street address'), '1 Phan Đình Phùng')
}

async function chooseHanoi() {
  await page.getByRole('button', { name: /^Region/ }).click()
  await userEvent.fill(page.getByRole('searchbox'), 'ha noi')
  await page.getByRole('button', { name: 'Hà Nội' }).click()
  await page.getByRole('button', { name: 'Ba Đình' }).click()
}

describe('a new address', () => {
  it('V-18: says at each field what is missing, and sends nothing', async () => {
    await open('#/pages/integralMall/newAddress')
    const button = page.getByRole('button', { name: 'Save' })
    await expect.element(button).toHaveAccessibleDescription(/^Enter the recipient/)
    await button.click({ force: true })
    for (const words of [/^Enter the recipient/, 'Enter a valid phone number', 'Choose a region', /^Enter the street/])
      await expect.element(page.getByText(words).first()).toBeVisible()
    expect(sent(addressCalls.addAddress.path)).toEqual([])
  })

  it('V-18: is sent with the region that was searched without its accents', async () => {
    await open('#/pages/integralMall/newAddress')
    await fillIn()
    await chooseHanoi()
    await expect.element(page.getByText('Hà Nội · Ba Đình')).toBeVisible()
    await save()
    await expect
      .poll(() => sent(addressCalls.addAddress.path))
      .toEqual([
        {
          consignee: 'Linh',
          phone: '0912345678',
          province_id: 2,
          city_id: 20,
          area_id: 0,
          detail: '1 Phan Đình Phùng',
          is_default: 0,
        },
      ])
  })

  it('shows the provinces of one country at a time', async () => {
    await open('#/pages/integralMall/newAddress')
    await page.getByRole('button', { name: /^Region/ }).click()
    await expect.element(page.getByRole('button', { name: 'Đà Nẵng' })).toBeVisible()
    await page.getByRole('button', { name: 'Brazil' }).click()
    await expect.element(page.getByRole('button', { name: 'Bahia' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Đà Nẵng' })).not.toBeInTheDocument()
  })

  it('shows at its field what the server refuses', async () => {
    server.refuse(addressCalls.addAddress, refusalCodes.invalidParameter, { field: 'phone' })
    await open('#/pages/integralMall/newAddress')
    await fillIn()
    await chooseHanoi()
    await save()
    await expect.element(page.getByLabelText('Phone number')).toHaveAccessibleDescription()
  })
})

describe('the address book', () => {
  it('marks the default one, and opens the one that is tapped', async () => {
    await draw(<AddressesScreen />)
    await expect.element(page.getByText('Default')).toBeVisible()
    await page.getByRole('button', { name: /^Office/ }).click()
    await expect.poll(() => location.hash).toContain('newAddress?id=22')
  })

  it('deletes only what was confirmed', async () => {
    await open('#/pages/integralMall/newAddress?id=22')
    await page.getByRole('button', { name: 'Delete address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(sent(addressCalls.editAddress.path)).toEqual([])
    await page.getByRole('button', { name: 'Delete address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
    await expect.poll(() => sent(addressCalls.editAddress.path)).toEqual([{ id: 22, is_del: 1 }])
  })
})
