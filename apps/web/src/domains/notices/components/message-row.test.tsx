import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { MessageRow } from './message-row.tsx'

it('the marks of unread messages stand below each other, however long titles are', async () => {
  await draw(
    <div style={{ width: 340 }}>
      {['Short', 'A title that goes on until it needs another line'].map((title, id) => (
        <MessageRow
          key={title}
          {...{ kind: 'notice', id, title, line: 'Words', time: 1_760_000_000, unread: 'Unread' }}
          before={<i style={{ flex: 'none', width: 44, height: 44 }} />}
        />
      ))}
    </div>,
  )
  const marks = page.getByText('Unread').elements()
  const places = marks.map((mark) => mark.parentElement?.getBoundingClientRect().left)
  expect(places).toHaveLength(2)
  expect(new Set(places).size).toBe(1)
})
