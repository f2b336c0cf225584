import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Tabs } from './tabs.tsx'

const chosen = vi.fn<(value: string) => void>()
const names = ['Today', 'This week', 'This month', 'This whole year', 'Everything there ever was']

const Tabbed = () => {
  const [value, setValue] = useState('Today')
  return (
    <Tabs
      label="Period"
      tabs={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={(next) => {
        chosen(next)
        setValue(next)
      }}
    />
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

beforeEach(async () => {
  chosen.mockClear()
  await draw(<Tabbed />)
})

it('is a list of tabs with a name, one of them selected and reachable', async () => {
  await expect.element(page.getByRole('tablist', { name: 'Period' })).toBeVisible()
  await expect.element(tab('Today')).toHaveAttribute('aria-selected', 'true')
  const reachable = page
    .getByRole('tab')
    .elements()
    .filter((each) => each.getAttribute('tabindex') === '0')
  expect(reachable.map(({ textContent }) => textContent)).toEqual(['Today'])
})

it('moves choice and focus with the arrow keys, round both ends', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('This week')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(tab('Everything there ever was')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Today')).toHaveFocus()
  expect(chosen.mock.calls.flat()).toEqual(['This week', 'Today', 'Everything there ever was', 'Today'])
})

it('leaves other keys to the page', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}a')
  expect(chosen).not.toHaveBeenCalled()
})

it('brings the chosen one into sight', async () => {
  const last = tab('Everything there ever was')
  await last.click()
  const list = page.getByRole('tablist').element()
  await vi.waitFor(() => {
    const [{ right }, shown] = [list.getBoundingClientRect(), last.element().getBoundingClientRect()]
    expect(shown.right).toBeLessThanOrEqual(right + 1)
  })
})

it('goes sideways under the wheel of a mouse, and lets the page move on at its end', async () => {
  const list = page.getByRole('tablist').element()
  list.setAttribute('style', 'width: 160px')
  const turned = (deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaY, cancelable: true })
    list.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(turned(60)).toBe(true)
  expect(list.scrollLeft).toBe(60)
  await expect.poll(() => list.parentElement?.hasAttribute('data-before')).toBe(true)
  expect(turned(10_000)).toBe(true)
  expect(turned(60)).toBe(false)
  await expect.poll(() => list.parentElement?.hasAttribute('data-after')).toBe(false)
})
