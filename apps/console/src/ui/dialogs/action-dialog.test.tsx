import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { ActionDialog } from './action-dialog.tsx'

const run = vi.fn<(values: Readonly<Record<'amount' | 'reason', string>>, key: string) => Promise<unknown>>()
const onClose = vi.fn()

const dialog = page.getByRole('dialog', { name: 'Book money' })
const amount = dialog.getByLabelText(/^Amount/)
const reason = dialog.getByLabelText(/^Reason/)
const book = dialog.getByRole('button', { name: 'Book' })

beforeEach(async () => {
  run.mockReset().mockResolvedValue(undefined)
  onClose.mockReset()
  await draw(
    <ActionDialog
      title="Book money"
      action="Book"
      isDestructive
      fields={[
        { name: 'amount', label: 'Amount', isNumeric: true },
        {
          name: 'reason',
          label: 'Reason',
          hint: 'It is kept',
          problemOf: (text) => (text.length < 3 ? 'Too short' : undefined),
        },
      ]}
      run={run}
      onClose={onClose}
    />,
  )
})

describe('a dialog of an act', () => {
  it('begins in its first field, and tells the hint of a field', async () => {
    await expect.element(amount).toHaveFocus()
    await expect.element(reason).toHaveAccessibleDescription('It is kept')
  })

  it('shows what is wrong when it is sent with Enter, and does nothing', async () => {
    await reason.fill('no')
    await userEvent.keyboard('{Enter}')
    await expect.element(amount).toHaveAccessibleDescription('Required')
    await expect.element(reason).toHaveAccessibleDescription('Too short')
    expect(run).not.toHaveBeenCalled()
  })

  it('does it once with what was typed, cannot be pressed meanwhile, and closes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    run.mockReturnValue(promise)
    await amount.fill(' 5.00 ')
    await reason.fill('A gift')
    await book.click()
    await expect.element(book).toBeDisabled()
    expect(onClose).not.toHaveBeenCalled()
    resolve()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    expect(run.mock.calls.map(([values]) => values)).toEqual([{ amount: '5.00', reason: 'A gift' }])
  })

  it('puts a refusal at the field it names, and keeps what was typed', async () => {
    run.mockRejectedValue(new Refused(refusalCodes.invalidParameter, 'Not that much', { field: 'amount' }))
    await amount.fill('5000')
    await reason.fill('A gift')
    await book.click()
    await expect.element(amount).toHaveAccessibleDescription('Not that much')
    await expect.element(reason).toHaveValue('A gift')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('S-110: tries again with the same key after a failure, and shows why it failed', async () => {
    run.mockRejectedValueOnce(new Refused(refusalCodes.stateChanged, 'Somebody was faster'))
    await amount.fill('5.00')
    await reason.fill('A gift')
    await book.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Somebody was faster')
    await book.click()
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
    expect(new Set(run.mock.calls.map(([, key]) => key)).size).toBe(1)
  })

  it('is given up with Escape', async () => {
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(run).not.toHaveBeenCalled()
  })
})
