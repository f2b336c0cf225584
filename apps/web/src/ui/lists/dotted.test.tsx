import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Button } from '../actions/button.tsx'

const dot = () => document.querySelector('button [class*="dot"]')?.getBoundingClientRect().width ?? Number.NaN

afterEach(() => {
  document.documentElement.style.fontSize = ''
})

it('has a dot between two words of a line, none at its end, and one name at any size of text', async () => {
  await draw(
    <div style={{ width: 200 }}>
      <Button block>Continue · $10.00</Button>
    </div>,
  )
  const button = page.getByRole('button', { name: 'Continue · $10.00', exact: true })
  await expect.element(button).toHaveTextContent('Continue · $10.00')
  const height = button.element().clientHeight
  expect(dot()).toBeGreaterThan(4)
  document.documentElement.style.fontSize = '200%'
  await expect.poll(() => button.element().clientHeight).toBeGreaterThan(height)
  expect(dot()).toBe(0)
  await expect.element(button).toBeVisible()
})
