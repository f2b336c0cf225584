import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { DeleteSheet } from './delete-sheet.tsx'

it.each([
  [1, 'Delete message'],
  [3, 'Delete 3 messages'],
])('says that %i are deleted', async (count, title) => {
  const onDelete = vi.fn()
  await draw(<DeleteSheet count={count} reaches={['me', 'both']} onDelete={onDelete} onClose={() => undefined} />)
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Delete for both of us' }).click()
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('both')
})
