import { expect, it } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { LargeSum } from './large-sum.tsx'

it.each([
  ['en', '$1,433.49', '.49'],
  ['vi', '1.433,49 US$', ',49'],
  ['pt', 'US$ 1.433,49', ',49'],
  ['zh-CN', 'US$904.08', '.08'],
  ['en', '1,515', undefined],
  ['en', '••••', undefined],
] as const)('reads as it is written, with smaller decimals: %s %s', async (language, written, smaller) => {
  const { container } = await draw(
    <p>
      <LargeSum written={written} />
    </p>,
    { language },
  )
  expect(container.querySelector('p')?.textContent).toBe(written)
  expect(container.querySelector('p > span')?.textContent).toBe(smaller)
})
