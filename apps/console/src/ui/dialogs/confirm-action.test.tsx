import { Button, Dialog } from '@mui/material'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { ConfirmActionProvider, useConfirmAction } from './confirm-action.tsx'

const decide = vi.fn<(reason: string) => Promise<void>>().mockResolvedValue(undefined)

/** Opens something after a confirmation, to be decided with a second one: a fast operator asks while the first still closes. */
const Application = () => {
  const confirmAction = useConfirmAction()
  const [isShown, setShown] = useState(false)
  const askToOpen = () =>
    confirmAction({
      title: 'Open the application?',
      action: 'Open it',
      needsReason: false,
      reportsDone: false,
      run: async () => setShown(true),
    })
  const askToDecide = () =>
    confirmAction({ title: 'Accept the application?', action: 'Accept it', reportsDone: false, run: decide })
  return (
    <>
      <Button onClick={askToOpen}>Open</Button>
      {isShown && (
        <Dialog open aria-label="Application">
          <Button onClick={askToDecide}>Accept</Button>
        </Dialog>
      )}
    </>
  )
}

it('asks above what the question before opened, even while that one still closes', async () => {
  await draw(
    <ConfirmActionProvider>
      <Application />
    </ConfirmActionProvider>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeInTheDocument()
  page
    .getByRole('button', { name: 'Accept' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const question = page.getByRole('dialog').last()
  await question.getByRole('textbox', { name: 'Reason' }).fill('Their papers are right')
  await question.getByRole('button', { name: 'Accept it' }).click()
  await expect.poll(() => decide.mock.calls).toEqual([['Their papers are right']])
})
