import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Cell, CellGroup } from './cell.tsx'

it('the ring of focus stands within its row: the group cuts off what is drawn outside of it', async () => {
  await draw(
    <CellGroup>
      <Cell title="Edit profile" href="#/edit" />
      <Cell title="Text size" href="#/text" />
    </CellGroup>,
  )
  await userEvent.tab()
  const row = page.getByRole('link', { name: 'Edit profile' }).element()
  expect(document.activeElement).toBe(row)
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(row)
  expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '2px', '-2px'])
})
