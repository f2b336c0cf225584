import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { PushCardHost, showCard } from './push-card.tsx'

const send = vi.fn<(text: string) => Promise<void>>()
const reply = { label: 'Reply', fieldLabel: 'Message', sendLabel: 'Send', maxLength: 200, send }
const anns = { title: 'Ann', text: 'Are you there?', imageUrl: '', link: '#/ann', reply }
const bobs = { title: 'Bob', text: 'Hello', imageUrl: '', link: '#/bob' }

const field = () => page.getByRole('textbox', { name: 'Message' })

afterEach(() => {
  send.mockReset()
})

it('S-146: is answered without leaving the screen, and goes when the answer is on its way', async () => {
  send.mockResolvedValue()
  await draw(<PushCardHost />)
  showCard(anns)
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect.element(field()).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await userEvent.keyboard('  On my way {Enter}')
  await expect.element(page.getByText('Are you there?')).not.toBeInTheDocument()
  expect(send).toHaveBeenCalledExactlyOnceWith('On my way')
  expect(location.hash).toBe('#/')
})

it('S-61: goes by itself also where a mouse rests at its place', async () => {
  await draw(
    <>
      <p>What was looked at before</p>
      <PushCardHost />
    </>,
  )
  await page.getByText('What was looked at before').hover({ position: { x: 60, y: 8 } })
  showCard(bobs)
  await expect.element(page.getByText('Hello')).toBeVisible()
  await expect.element(page.getByText('Hello')).not.toBeInTheDocument()
})

it('S-146: stays while its answer is written, and gives its place to nothing from elsewhere', async () => {
  await draw(<PushCardHost />)
  showCard(anns)
  await page.getByRole('button', { name: 'Reply' }).click()
  await field().fill('I am')
  showCard(bobs)
  showCard({ ...anns, text: 'Hurry' })
  await expect.element(page.getByText('Hurry')).toBeVisible()
  await expect.element(field()).toHaveValue('I am')
  await expect.element(page.getByText('Hello')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Hurry')).not.toBeInTheDocument()
  showCard(bobs)
  await expect.element(page.getByText('Hello')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reply' })).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})
