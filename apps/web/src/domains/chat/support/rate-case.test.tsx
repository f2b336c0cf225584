import { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import type { SupportCase } from '@cliffhanger/contract/support/schemas.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { RateCase } from './rate-case.tsx'
import { refreshSupportCase, useSupportCase, useSupportLine } from './use-support-case.ts'

const nowSeconds = Math.floor(Date.now() / 1000)
const closed: SupportCase = {
  ...{ case_id: 31, state: 'closed', position: 0, open_time: nowSeconds - 900, answer_time: nowSeconds - 600 },
  ...{ close_time: nowSeconds - 60, rate_until: nowSeconds + 86_400, rating: 0, comment: '' },
}

let server: FakeServer
let mine: SupportCase | null
let presence: { is_open: 0 | 1; opens_time: number }
beforeEach(() => {
  queryClient.clear()
  server = new FakeServer()
  mine = closed
  presence = { is_open: 1, opens_time: 0 }
  server.answer(supportCalls.getSupportCase, () => ({ case: mine, presence }))
})

const Chat = ({ isOfficial = true }: { readonly isOfficial?: boolean }) => {
  const state = useSupportCase(7, isOfficial)
  const line = useSupportLine(state)
  return (
    <>
      <p data-testid="line">{line}</p>
      <RateCase state={state} />
    </>
  )
}

const line = () => page.getByTestId('line')
const question = () => page.getByRole('region', { name: 'How did we do?' })
const star = (count: number) => page.getByRole('button', { name: `${count} of 5 stars` })

describe('the chat with customer service', () => {
  it('S-140: says the place in line, who helps, and when somebody is back', async () => {
    mine = { ...closed, state: 'waiting', position: 3, close_time: 0, rate_until: 0 }
    await draw(<Chat />)
    await expect.element(line()).toHaveTextContent("You're number 3 in line")
    await expect.element(question()).not.toBeInTheDocument()
    mine = { ...mine, position: 1 }
    await refreshSupportCase()
    await expect.element(line()).toHaveTextContent("You're next in line")
    mine = { ...mine, state: 'assigned', position: 0 }
    await refreshSupportCase()
    await expect.element(line()).toHaveTextContent('An agent is helping you')
    mine = null
    presence = { is_open: 0, opens_time: nowSeconds + 40 * 86_400 }
    await refreshSupportCase()
    await expect.poll(() => line().element().textContent).toMatch(/^Back \w+ \d/)
  })

  it('S-142: asks how they helped once it was closed, with words if the member has some, and not again', async () => {
    server.answer(supportCalls.rateSupportCase, ({ body }) => {
      const { rating, comment } = supportCalls.rateSupportCase.request.parse(body)
      mine = { ...closed, rate_until: 0, rating, comment }
      return { case: mine }
    })
    await draw(<Chat />)
    await star(4).click()
    await page.getByRole('textbox', { name: 'Anything to add? (optional)' }).fill(' Quick and kind ')
    await page.getByRole('dialog').getByRole('button', { name: '5 of 5 stars' }).click()
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect.element(page.getByText('Thanks for your feedback')).toBeVisible()
    await expect.element(question()).not.toBeInTheDocument()
    expect(server.requested(supportCalls.rateSupportCase)).toEqual([
      { case_id: 31, rating: 5, comment: 'Quick and kind' },
    ])
  })

  it('S-142: another device rated meanwhile: it says so, and the question goes', async () => {
    server.refuse(supportCalls.rateSupportCase, 7027, null, 'You have rated this already.')
    await draw(<Chat />)
    await star(2).click()
    mine = { ...closed, rate_until: 0, rating: 5 }
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect.element(page.getByText('You have rated this already.')).toBeVisible()
    await expect.element(question()).not.toBeInTheDocument()
  })

  it('S-142: is not asked about a case whose time is over', async () => {
    mine = { ...closed, rate_until: nowSeconds - 1 }
    await draw(<Chat />)
    await expect.element(line()).toHaveTextContent('Online now')
    await expect.element(question()).not.toBeInTheDocument()
  })

  it('asks nothing in the chat with anybody else', async () => {
    await draw(<Chat isOfficial={false} />)
    await expect.element(line()).toBeInTheDocument()
    expect(server.requested(supportCalls.getSupportCase)).toEqual([])
  })

  it('can be asked later', async () => {
    await draw(<Chat />)
    await question().getByRole('button', { name: 'Close' }).click()
    await expect.element(question()).not.toBeInTheDocument()
  })
})
