import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { useAgreementTick } from './agreement-tick.tsx'

const signIn = vi.fn<() => void>()
const go = page.getByRole('button', { name: 'Go on' })
const box = page.getByRole('checkbox')
const question = page.getByRole('dialog', { name: 'Terms and privacy' })

const Form = () => {
  const agreement = useAgreementTick()
  return (
    <>
      {agreement.box}
      <button type="button" onClick={() => agreement.whenAgreed(signIn)}>
        Go on
      </button>
    </>
  )
}

it('V-27: nobody goes on without the tick; a sheet asks for it, and goes on with it', async () => {
  signIn.mockReset()
  await draw(<Form />)
  await go.click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveFocus()
  expect(signIn).not.toHaveBeenCalled()
  await expect.element(box).not.toBeChecked()

  await go.click()
  await question.getByRole('button', { name: 'Agree and continue' }).click()
  expect(signIn).toHaveBeenCalledOnce()
  await expect.element(box).toBeChecked()
  await expect.element(question).not.toBeInTheDocument()
  await go.click()
  expect(signIn).toHaveBeenCalledTimes(2)
})
