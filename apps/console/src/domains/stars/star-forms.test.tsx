import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { WrittenDiscoverEntry } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Source } from '../../platform/data-provider.ts'
import { drawForm } from '../../testing/draw-form.tsx'
import { CategoryInputs } from './category-list.tsx'
import { DiscoverInputs } from './discover-inputs.tsx'
import { StarInputs } from './star-list.tsx'

const create = vi.fn<NonNullable<Source['create']>>()
const update = vi.fn<NonNullable<Source['update']>>()
const box = (name: string | RegExp) => page.getByRole('textbox', { name })
const saveButton = page.getByRole('button', { name: 'Save' })

beforeEach(() => {
  create.mockReset().mockResolvedValue({ id: 1 })
  update.mockReset().mockResolvedValue({ id: 1 })
})

/** Presses Save twice while the first is under way, and lets it end. */
async function saveTwice(run: typeof create | typeof update): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<{ id: number }>()
  run.mockReturnValue(promise)
  await saveButton.click()
  await expect.poll(() => run).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}')
  await saveButton.click({ force: true })
  resolve({ id: 1 })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(run).toHaveBeenCalledOnce()
}

describe('the form of a category of stars', () => {
  it('asks for a name, keeps the rest, and sends one', async () => {
    await drawForm({ inputs: <CategoryInputs />, create })
    const order = page.getByRole('spinbutton', { name: /^Order/ })
    await order.fill('7')
    await saveButton.click()
    await expect.element(page.getByText('Fill in at least one language')).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await expect.element(order).toHaveValue(7)
    await box('Name (Português)').fill('Atores')
    await saveTwice(create)
    expect(create.mock.calls[0]?.[0]).toMatchObject({ names: { pt: 'Atores' }, sort: 7, is_open: 1 })
  })
})

describe('the form of a star', () => {
  const others = { 'star-categories': [{ id: 4, names: { en: 'Actors' } }] }

  it('asks for the member and the reason, and sends one', async () => {
    await drawForm({ inputs: <StarInputs />, create, others })
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Actors' }).click()
    await saveButton.click()
    await expect.element(box(/^Member ID/)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box(/^Reason/)).toHaveAttribute('aria-invalid', 'true')
    expect(create).not.toHaveBeenCalled()
    await box(/^Member ID/).fill('100001')
    await box(/^Reason/).fill('Signed a contract')
    await saveTwice(create)
    expect(create.mock.calls[0]?.[0]).toMatchObject({ user_no: '100001', cate_id: 4, reason: 'Signed a contract' })
  })

  it('names the field the server refuses, and loses nothing that was typed', async () => {
    create.mockRejectedValue(new Refused(refusalCodes.invalidParameter, 'No such member', { field: 'user_no' }))
    await drawForm({ inputs: <StarInputs />, create, others })
    await box(/^Member ID/).fill('999')
    await box(/^Reason/).fill('Signed a contract')
    await saveButton.click()
    await expect.element(box(/^Member ID/)).toHaveAccessibleDescription('No such member')
    await expect.element(box(/^Member ID/)).toHaveValue('999')
    await expect.element(box(/^Reason/)).toHaveValue('Signed a contract')
  })
})

describe('the form of a discover entry', () => {
  const entry = {
    id: 3,
    version: 2,
    titles: { en: 'Join VIP' },
    badges: {},
    icon_key: 'discover/1.png',
    icon: '',
    link_type: 'page',
    link: '/pages/vip/vip',
    sort: 10,
    is_open: 1,
  } as const satisfies WrittenDiscoverEntry

  it('asks for a picture, a title and a target', async () => {
    await drawForm({ inputs: <DiscoverInputs />, create })
    await saveButton.click()
    const english = page.getByRole('tabpanel', { name: 'English' })
    await expect.element(english.getByText('Fill in at least one language')).toBeVisible()
    await expect.element(box(/^Target/)).toHaveAttribute('aria-invalid', 'true')
    expect(create).not.toHaveBeenCalled()
  })

  it('leads to a screen of the client or to an https address, as was chosen, and sends one', async () => {
    await drawForm({ inputs: <DiscoverInputs />, update, record: entry })
    const target = box(/^Target/)
    await expect.element(target).toHaveValue('/pages/vip/vip')
    await target.fill('/pages/nowhere')
    await saveButton.click()
    await expect.element(page.getByText(/^Enter the path of a page/)).toBeVisible()
    await expect.element(box(/^Title/).first()).toHaveValue('Join VIP')
    await page.getByRole('combobox', { name: 'Opens' }).click()
    await page.getByRole('option', { name: 'A web address' }).click()
    await target.fill('http://plain.example')
    await saveButton.click()
    await expect.element(page.getByText('Enter an address that starts with https://')).toBeVisible()
    expect(update).not.toHaveBeenCalled()
    await target.fill('https://films.example/join')
    await saveTwice(update)
    expect(update.mock.calls[0]).toMatchObject([
      3,
      { link_type: 'url', link: 'https://films.example/join', version: 2 },
    ])
  })
})
