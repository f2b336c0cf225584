import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Source } from '../../../platform/data-provider.ts'
import { drawForm } from '../../../testing/draw-form.tsx'
import { ChannelInputs } from './channel-inputs.tsx'

const box = (name: string | RegExp) => page.getByRole('textbox', { name })

it('a way to pay has a name per language, and needs one of them', async () => {
  const create = vi.fn<NonNullable<Source['create']>>().mockResolvedValue({ id: 1 })
  await drawForm({ inputs: <ChannelInputs />, create, others: { usdt: [] } })
  await box(/^Min/).fill('10')
  await box(/^Max/).fill('100')
  await box(/^Fee/).fill('0')
  await box(/^Reason/).fill('A new bank')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter a name in at least one language')).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  await box('Name (English)').fill('Bank transfer')
  await box('Name (简体中文)').fill('银行转账')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => create).toHaveBeenCalledOnce()
  expect(create.mock.calls[0]?.[0]).toMatchObject({ names: { en: 'Bank transfer', 'zh-CN': '银行转账' } })
})
