import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { useReleased } from './use-released.ts'

const Line = (drama: Parameters<typeof useReleased>[0]) => <p data-testid="line">{useReleased(drama)}</p>
const line = page.getByTestId('line')

it.each([
  ['en', '5 of 20 episodes out'],
  ['vi', 'Đã ra 5/20 tập'],
  ['zh-CN', '已更新 5 集，共 20 集'],
  ['pt', 'Já no ar: 5 de 20 episódios'],
] as const)('tells of how many the episodes that are out are a part, in %s', async (language, text) => {
  await draw(<Line is_end={0} total_number={20} update_number={5} />, { language })
  await expect.element(line).toHaveTextContent(text)
})

it.each([
  ['it has ended', 1, 20],
  ['nobody said how many there will be', 0, 0],
  ['all are out', 0, 5],
] as const)('tells one number where %s', async (_, isEnd, total) => {
  await draw(<Line is_end={isEnd} total_number={total} update_number={5} />)
  await expect.poll(() => line.element().textContent).toBe('5 episodes')
})
