import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answerCalls, refuse } from '../../../testing/draw-page.tsx'
import { cannedChoiceSource } from '../sources.ts'
import { caseOf, drawSupport, messageOf } from '../testing/draw-support.tsx'
import { CasesPage } from './cases-page.tsx'

const sources = { 'canned-choices': cannedChoiceSource }
const counts = { waiting: 1, mine: 1, others: 0 }
const greeting = { id: 1, title: 'Greeting', texts: { en: 'Hello!', pt: 'Olá!' }, version: 1 }
const refund = { id: 2, title: 'Refund', texts: { en: 'It takes three days.' }, version: 1 }

/** The server with one case, as far as nothing else is said. */
const serverWith = (supportCase = caseOf(), answers: Answers = {}): Answers => ({
  '/operator/v1/cases': () => ({ list: [supportCase], total: 1, page: 1, limit: 50, counts }),
  '/operator/v1/case': () => ({ case: supportCase }),
  '/operator/v1/case/messages': ({ after }) => ({
    list: after ? [] : [messageOf(1, 'Where is my order?')],
    has_more: 0,
  }),
  '/operator/v1/support/answers': () => ({ list: [greeting, refund] }),
  ...answers,
})

const open = (permissions: Parameters<typeof drawSupport>[1] = {}) =>
  drawSupport(<CasesPage />, { sources, path: '/cases?queue=mine&case=12', ...permissions })

const field = page.getByRole('textbox', { name: 'Reply' })
const log = page.getByRole('log', { name: 'Conversation' })
const answered = (local_id: unknown) => ({
  message: messageOf(2, 'On its way', { from: 'account', operator: { id: 3, name: 'Ben' } }),
  case: caseOf({ answer_time: 1_795_000_100, wait_time: 0 }),
  local_id,
})

beforeEach(() => page.viewport(1400, 900))
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(390, 844)
})

describe('an answer', () => {
  it('that got no answer stays, and is sent again under the same number', async () => {
    let isBroken = true
    const made = answerCalls(
      serverWith(caseOf(), {
        '/operator/v1/cases/answer': ({ local_id }) => (isBroken ? undefined : answered(local_id)),
      }),
    )
    await open()
    await field.fill('On its way')
    await userEvent.keyboard('{Enter}')
    await expect.element(log.getByText(/^Not sent/)).toBeVisible()
    await expect.element(field).toHaveValue('')
    isBroken = false
    await log.getByRole('button', { name: 'Send again' }).click()
    await expect.element(log.getByText(/^Not sent/)).not.toBeInTheDocument()
    await expect.element(log.getByText('On its way')).toBeVisible()
    await expect.element(log.getByText(/^Ben ·/)).toBeVisible()
    const sent = made.filter(({ path }) => path === '/operator/v1/cases/answer').map(({ asked }) => asked)
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent.map(({ local_id }) => local_id)).size).toBe(1)
    expect(sent[0]?.local_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('that was refused says who has the case, and can be written anew', async () => {
    let isHis = true
    answerCalls(
      serverWith(caseOf(), {
        '/operator/v1/case': () => ({ case: isHis ? caseOf() : caseOf({ operator: { id: 4, name: 'Dana' } }) }),
        '/operator/v1/cases/answer': () => {
          isHis = false
          return refuse(5043, "This case isn't yours")
        },
      }),
    )
    await open()
    await field.fill('On its way')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert').getByText('Dana has taken this case.')).toBeVisible()
    await expect.element(page.getByText('Dana has this case. You can still add notes.')).toBeVisible()
    await expect.element(log.getByRole('button', { name: 'Edit' })).toBeVisible()
  })

  it('is no answer while a line is broken with Shift', async () => {
    const made = answerCalls(serverWith())
    await open()
    await field.fill('One')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Two')
    await expect.element(field).toHaveValue('One\nTwo')
    expect(made.filter(({ path }) => path === '/operator/v1/cases/answer')).toHaveLength(0)
  })
})

describe('canned answers', () => {
  it('are found behind a slash, and inserted in the language of the member', async () => {
    answerCalls(serverWith())
    await open()
    await field.click()
    await userEvent.keyboard('Hi, /gree')
    await expect.element(page.getByRole('option', { name: /Greeting/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('Hi, Olá!')
  })

  it('say which language stands in for one that was not written', async () => {
    answerCalls(serverWith())
    await open()
    await page.getByRole('button', { name: 'Saved replies' }).click()
    const option = page.getByRole('option', { name: /Refund/ })
    await expect.element(option.getByText('Inserts English')).toBeVisible()
    await option.click()
    await expect.element(field).toHaveValue('It takes three days.')
  })
})

describe('a case', () => {
  it('that waits is answered only once it was taken; who was slower reads who was faster', async () => {
    const waiting = caseOf({ state: 'waiting', operator: null })
    let taken = false
    answerCalls(
      serverWith(waiting, {
        '/operator/v1/case': () => ({ case: taken ? caseOf({ operator: { id: 4, name: 'Dana' } }) : waiting }),
        '/operator/v1/cases/take': () => {
          taken = true
          return refuse(5041, 'A colleague was faster and has this case')
        },
      }),
    )
    await open()
    await expect.element(page.getByText('Take this case to reply.')).toBeVisible()
    await page.getByRole('button', { name: 'Take', exact: true }).click()
    await expect.element(page.getByRole('alert').getByText('Dana has taken this case.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Take', exact: true })).not.toBeInTheDocument()
  })

  it('of a colleague is moved only with the right to', async () => {
    const theirs = caseOf({ operator: { id: 4, name: 'Dana' } })
    answerCalls(serverWith(theirs))
    await open()
    await expect.element(page.getByText('Dana has this case. You can still add notes.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Transfer' })).not.toBeInTheDocument()
  })

  it('is handed to a colleague with a note', async () => {
    const made = answerCalls(
      serverWith(caseOf(), {
        '/operator/v1/cases/colleagues': () => ({
          list: [
            { id: 3, name: 'Ben', role: 'support', open: 1 },
            { id: 4, name: 'Dana', role: 'owner', open: 2 },
          ],
        }),
        '/operator/v1/cases/transfer': () => ({ case: caseOf({ operator: { id: 4, name: 'Dana' } }) }),
      }),
    )
    await open({ permissions: ['support.cases', 'support.manage'] })
    await page.getByRole('button', { name: 'Transfer' }).click()
    await page.getByRole('combobox', { name: 'Colleague' }).click()
    expect(page.getByRole('option').elements()).toHaveLength(1)
    await page.getByRole('option', { name: 'Dana (2 open)' }).click()
    await page.getByRole('textbox', { name: 'Note for your colleague' }).fill('Knows the order')
    await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click()
    await expect
      .poll(() => made.find(({ path }) => path === '/operator/v1/cases/transfer')?.asked)
      .toEqual({ id: 12, operator_id: 4, note: 'Knows the order' })
  })

  it('shows what was unsent, what was sent by itself, and notes', async () => {
    const noted = caseOf({
      history: [
        { id: 5, act: 'note', operator: { id: 4, name: 'Dana' }, to: null, text: 'VIP', create_time: 1_795_000_002 },
      ],
    })
    answerCalls(
      serverWith(noted, {
        '/operator/v1/case/messages': () => ({
          list: [
            messageOf(1, '', { is_gone: 1 }),
            messageOf(2, 'We are back at nine', { from: 'account', is_automatic: 1 }),
          ],
          has_more: 0,
        }),
      }),
    )
    await open()
    await expect.element(log.getByText('Message unsent')).toBeVisible()
    await expect.element(log.getByText(/^Automatic reply/)).toBeVisible()
    await expect.element(log.getByText(/^Internal note · Dana/)).toBeVisible()
  })

  it('is noted at, once, also when it is over', async () => {
    const made = answerCalls(
      serverWith(caseOf({ state: 'closed', close_time: 1_795_000_200 }), {
        '/operator/v1/cases/note': ({ text }) => ({
          entry: { id: 9, act: 'note', operator: { id: 3, name: 'Ben' }, to: null, text, create_time: 1_795_000_300 },
        }),
      }),
    )
    await open()
    await expect.element(page.getByText(/^This case is closed/)).toBeVisible()
    await page.getByRole('button', { name: 'Internal note' }).click()
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Was about shipping')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Internal note' })).toHaveValue('')
    const [note] = made.filter(({ path }) => path === '/operator/v1/cases/note')
    expect(note?.asked).toEqual({ id: 12, text: 'Was about shipping' })
    expect(note?.key).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('the list', () => {
  it('says where nothing waits', async () => {
    answerCalls({
      '/operator/v1/cases': () => ({
        list: [],
        total: 0,
        page: 1,
        limit: 50,
        counts: { waiting: 0, mine: 0, others: 0 },
      }),
    })
    await drawSupport(<CasesPage />, { sources })
    await expect.element(page.getByText('Nobody is waiting.')).toBeVisible()
    await page.getByRole('tab', { name: 'Mine' }).click()
    await expect.element(page.getByText('You have no cases. Take one from Waiting.')).toBeVisible()
    await page.getByRole('tab', { name: 'Closed' }).click()
    await expect.element(page.getByText('No closed cases yet.')).toBeVisible()
  })

  it('is gone through with J and K, R answers, Escape leaves', async () => {
    const other = caseOf({ case_id: 13 })
    answerCalls(
      serverWith(caseOf(), {
        '/operator/v1/cases': () => ({ list: [caseOf(), other], total: 2, page: 1, limit: 50, counts }),
        '/operator/v1/case': ({ id }) => ({ case: id === '13' ? other : caseOf() }),
      }),
    )
    await drawSupport(<CasesPage />, { sources, path: '/cases?queue=mine' })
    const row = (place: number) => page.getByRole('link', { name: /Ana/ }).nth(place)
    await expect.element(row(1)).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(row(0)).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('j')
    await expect.element(row(1)).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('k')
    await expect.element(row(0)).toHaveAttribute('aria-current', 'true')
    await expect.element(field).toBeVisible()
    await userEvent.keyboard('r')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
  })

  it('gives way to the conversation on a phone, and that to the member', async () => {
    await page.viewport(390, 844)
    answerCalls(serverWith())
    await drawSupport(<CasesPage />, { sources, path: '/cases?queue=mine' })
    await page.getByRole('link', { name: /Ana/ }).click()
    await expect.element(field).toBeVisible()
    await expect.element(page.getByRole('tab', { name: /^Mine/ })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Member details' }).click()
    await expect.element(page.getByText('America/Sao_Paulo')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the conversation' }).click()
    await page.getByRole('button', { name: 'Back to the list' }).click()
    await expect.element(page.getByRole('tab', { name: /^Mine/ })).toBeVisible()
  })
})
