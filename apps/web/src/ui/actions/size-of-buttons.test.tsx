import Gift from 'lucide-react/icons/gift'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Chips } from '../forms/chips.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

const widthOf = (name: string): number => page.getByRole('button', { name }).element().getBoundingClientRect().width

it('fills a phone and a narrow column, and stays a button on a page that is wide', async () => {
  const inWidth = (width: number) => (
    <div style={{ width }}>
      <Button block>{`In ${width}`}</Button>
    </div>
  )
  await page.viewport(1280, 800)
  await draw(
    <>
      {inWidth(360)}
      {inWidth(720)}
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'In 720' })).toBeVisible()
  expect([widthOf('In 360'), widthOf('In 720')]).toEqual([360, 320])
  await page.viewport(700, 800)
  await expect.poll(() => widthOf('In 720')).toBe(720)
})

it('fills a sheet over a wide page', async () => {
  await page.viewport(1280, 800)
  await draw(
    <Sheet isOpen title="Pay" onClose={() => undefined}>
      <Button block>Pay now</Button>
    </Sheet>,
  )
  await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expect.poll(() => widthOf('Pay now')).toBeGreaterThan(400)
})

it('a sign grows as much as the words beside it on the narrowest phone', async () => {
  await page.viewport(320, 640)
  await draw(
    <>
      <Icon of={Gift} size={20} label="Gift" />
      <p style={{ fontSize: 'var(--type-body)' }}>Words</p>
      <Chips label="Which" options={[{ value: 1, label: 'One' }]} value={1} onChange={() => undefined} />
    </>,
  )
  await expect.element(page.getByText('Words')).toBeVisible()
  const sizes = () => [
    document.querySelector('svg')?.getBoundingClientRect().width ?? 0,
    Number.parseFloat(getComputedStyle(page.getByText('Words').element()).fontSize),
    Number.parseFloat(getComputedStyle(page.getByText('One').element()).fontSize),
  ]
  const before = sizes()
  document.documentElement.style.fontSize = '200%'
  for (const [index, size] of sizes().entries()) expect(size / (before[index] ?? 1)).toBeCloseTo(1.75, 2)
})
