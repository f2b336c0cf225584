import { expect, it, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { RuleDialog } from './rule-dialog.tsx'

const running = {
  id: 1,
  state: 'running',
  from_time: 1_700_000_000,
  vip_1: '0.1000',
  vip_2: '0.0500',
  video_1: '0.0800',
  video_2: '0.0000',
  fee_1: '0.0000',
  fee_2: '0.0000',
  cap: '0.1500',
  gold_value: '0.01',
  wait_days: 7,
  operator_id: 1,
  operator_name: 'Ann',
  create_time: 1_700_000_000,
} as const

it('begins with what holds, refuses the past, and asks for parts of a sale', async () => {
  const plan = vi.fn(async () => undefined)
  const page = await draw(<RuleDialog running={running} plan={plan} onClose={() => undefined} />)
  const field = (name: string) => page.getByRole('textbox', { name })
  await expect.element(field('Memberships, level 1 (%)')).toHaveValue('10')
  await field('Memberships, level 1 (%)').fill('7.5')
  await field('Starts').fill('2020-01-01T00:00')
  await field('Reason').fill('Autumn rates')
  const send = page.getByRole('button', { name: 'New rule' })
  await send.click()
  await expect.element(page.getByText("Can't be in the past")).toBeVisible()
  expect(plan).not.toHaveBeenCalled()
  await field('Starts').fill('')
  await send.click()
  const wanted = { from_time: 0, vip_1: '0.075', vip_2: '0.05', cap: '0.15', wait_days: 7, reason: 'Autumn rates' }
  await expect.poll(() => plan).toHaveBeenCalledWith(expect.objectContaining(wanted), expect.any(String))
})
