import type { CallData } from '@cliffhanger/contract/call.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { moneyServer } from '../../../testing/money.ts'
import { acceptContract } from '../accepted-contract.ts'
import { fingerprintOf } from '../contract-files.ts'
import { exampleContract, exampleOrder, exampleProject } from '../testing/examples.ts'
import { ContractScreen } from './contract-screen.tsx'
import { CrowdListScreen } from './crowd-list-screen.tsx'
import { MyCrowdScreen } from './my-crowd-screen.tsx'
import { ProjectScreen } from './project-screen.tsx'
import { ProofScreen } from './proof-screen.tsx'

let server: FakeServer
const inPhone = (screen: React.ReactNode) => <div style={{ height: 800 }}>{screen}</div>
const pageOf = <Item,>(list: readonly Item[]) => ({ list: [...list], total: list.length, page: 1, limit: 20 })
const detail: CallData<typeof projectCalls.getProject> = {
  project: exampleProject,
  my_units: 0,
  limit_left: -1,
  contract: exampleContract,
  is_disclosed: 0,
  need_real_name: 0,
}
const open = async (screen: React.ReactNode, query: string) => {
  await draw(inPhone(screen))
  location.hash = `#/?${query}`
}
const project = () => open(<ProjectScreen CouponChoice={() => null} />, 'id=4')

beforeEach(() => {
  server = new FakeServer()
  server.refuse(orderCalls.quoteOrder, refusalCodes.notFound)
})

describe('a project', () => {
  it('says in plain words what a unit gives, and what can go wrong, before its terms', async () => {
    server.answer(projectCalls.getProject, () => detail)
    await project()
    const unit = page.getByRole('region', { name: /^One unit for/ })
    await expect.element(unit).toMatchTextContent(/About \D*0\.10\D* of interest over 10 days, if the pool can pay it/)
    await expect
      .element(unit)
      .toMatchTextContent(
        /10\.00\D* stays in escrow and comes back in full when the term ends.*Leaving before the term ends costs 10%: \D*1\.00\D*per unit.*interest/,
      )
    await expect
      .element(page.getByRole('button', { name: /^Risks/ }))
      .toMatchTextContent(/Interest isn't guaranteed, and leaving early costs 10%\..*Read the risks/)
  })

  it('says what it is, who makes it and what can go wrong before what a unit brings', async () => {
    const described = { ...exampleProject, intro: '<p>A village before the snow.</p>', copyright_owner: 'North Film' }
    server.answer(projectCalls.getProject, () => ({ ...detail, project: described }))
    await project()
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent(/North Film.*A village before the snow\..*Risks.*One unit for.*Your rights/)
    await expect.element(page.getByText('A village before the snow.')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'About the project' })).not.toBeInTheDocument()
  })

  it('S-112: nobody joins before they opened what can go wrong', async () => {
    server.answer(projectCalls.getProject, () => detail)
    server.answer(projectCalls.getContract, () => ({ contract: exampleContract }))
    await project()
    await page.getByRole('button', { name: 'Read the risks first' }).click()
    await expect.element(page.getByText(/Interest is paid only from a pool funded in advance/)).toBeVisible()
    await expect.element(page.getByText('Leaving early costs 10% of your contribution.')).toBeVisible()
    server.answer(projectCalls.getProject, () => ({ ...detail, is_disclosed: 1 as const }))
    await page.getByRole('button', { name: "I've read and understood this" }).click()
    await expect.element(page.getByRole('button', { name: 'Read the contract first' })).toBeVisible()
    expect(server.requested(projectCalls.getContract)).toHaveLength(1)
  })

  it('S-90: units say what they would earn and what leaving costs; contract and name come before', async () => {
    server.answer(projectCalls.getProject, () => ({ ...detail, is_disclosed: 1 as const }))
    await project()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect.element(page.getByText(/^\D*0\.03\D*$/)).toBeVisible()
    await expect.element(page.getByText(/^\D*0\.30\D*$/)).toBeVisible()
    await expect.element(page.getByText(/^\D*3\.00\D*$/)).toBeVisible()
    await page.getByRole('button', { name: 'Read the contract first' }).click()
    expect(location.hash).toContain('/contract?project_id=4')
    acceptContract(4, exampleContract.hash)
    location.hash = '#/?id=4'
    await page.getByRole('button', { name: /^Sign and join for \D*30\.00/ }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your full name')
    expect(server.requested(crowdOrderCalls.joinProject)).toEqual([])
  })

  it.each([
    ['leads members who are not verified to where they can be', 0, true],
    ['asks nothing of members who are verified', 2, false],
  ] as const)('S-84: %s', async (_, status, isAsked) => {
    server = await moneyServer({}, status)
    server.refuse(orderCalls.quoteOrder, refusalCodes.notFound)
    server.answer(projectCalls.getProject, () => ({ ...detail, is_disclosed: 1 as const, need_real_name: 1 as const }))
    await project()
    await expect.element(page.getByRole('textbox', { name: 'Signature' })).toBeVisible()
    await expect.poll(() => server.requested(overviewCalls.getOverview).length).toBeGreaterThan(0)
    await expect
      .poll(() => page.getByRole('link', { name: 'Verify your identity to join' }).elements().length)
      .toBe(isAsked ? 1 : 0)
  })

  it.each([
    [{ state: 3, units_left: 0, status: 0 }, 'Sold out'],
    [{ state: 0, status: 0, start_time: 3_900_000_000 }, 'Starting soon'],
    [{ is_paused: 1, status: 0 }, 'Paused'],
  ] as const)('cannot be joined where it is %o', async (change, words) => {
    server.answer(projectCalls.getProject, () => ({ ...detail, project: { ...exampleProject, ...change } }))
    await project()
    await expect.element(page.getByRole('button', { name: words })).toBeDisabled()
  })

  it('makes no promises once it is over, and asks for nothing', async () => {
    const over = { ...exampleProject, state: 2, status: 0, result: 'matured' } as const
    server.answer(projectCalls.getProject, () => ({ ...detail, project: over }))
    await project()
    await expect.element(page.getByText('Interest per unit, if paid in full')).toBeVisible()
    await expect.element(page.getByRole('region', { name: /^One unit for/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Completed' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /^Risks/ })).not.toBeInTheDocument()
  })

  it('says that it is funded while it still earns', async () => {
    const funded = { ...exampleProject, state: 2, status: 0, result: 'funded' } as const
    server.answer(projectCalls.getProject, () => ({ ...detail, project: funded }))
    await project()
    await expect.element(page.getByText('Funded', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('Completed')).not.toBeInTheDocument()
  })

  it('says what it paid once it is over, in place of what it might have', async () => {
    const over = { ...exampleProject, state: 2, status: 0, result: 'matured' } as const
    server.answer(projectCalls.getProject, () => ({ ...detail, project: over, interest_paid: '37.80' }))
    await project()
    await expect
      .element(page.getByRole('region', { name: 'Night Train' }))
      .toMatchTextContent(/37\.80\D* Interest paid/)
    await expect.element(page.getByText('Interest per unit, if paid in full')).not.toBeInTheDocument()
  })
})

it('the home shows what is owed, and that joining is paused', async () => {
  server.answer(projectCalls.getCrowdfunding, () => ({
    banners: [],
    rule: '',
    total_amount: '500.00',
    total_members: 3,
    my_amount: '50.00',
    my_interest: '0.15',
    today_interest: '0.05',
    pool_balance: '0.00',
    owed_amount: '7.77',
    is_paused: 1 as const,
  }))
  server.answer(projectCalls.listProjectTypes, () => ({ types: [], states: [{ id: 1 as const, name: 'In progress' }] }))
  server.answer(projectCalls.listProjects, () =>
    pageOf([{ ...exampleProject, is_paused: 1 as const, status: 0 as const }]),
  )
  await draw(inPhone(<CrowdListScreen renderBanners={() => null} />))
  await expect.element(page.getByText(/^\D*7\.77\D*$/)).toBeVisible()
  await expect.element(page.getByText(/The pool is short, so nobody can join/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Transparency' })).toBeVisible()
  await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
})

it('S-105: leaving early is quoted in plain words before anything is asked', async () => {
  server.answer(crowdOrderCalls.listMyOrders, () => ({
    ...pageOf([exampleOrder]),
    total_amount: '50.00',
    total_interest: '0.15',
    owed_amount: '0.05',
  }))
  server.answer(crowdOrderCalls.takeOut, () => ({
    principal: '50.00',
    interest: '0.05',
    owed: '0.05',
    penalty: '5.00',
    receive: '45.00',
    order: exampleOrder,
  }))
  await draw(inPhone(<MyCrowdScreen PaySheet={({ payment }) => <p>{payment ? `PIN for ${payment.amount}` : ''}</p>} />))
  await expect.element(page.getByText(/^Owed since .*ago/)).toBeVisible()
  await page.getByRole('button', { name: 'Exit early' }).click()
  await expect.element(page.getByText(/You give up 10% of your contribution: \D*5\.00/)).toBeVisible()
  await expect.element(page.getByText(/^\D*45\.00\D*$/)).toBeVisible()
  expect(server.requested(crowdOrderCalls.takeOut)).toEqual([{ order_id: 9, type: 'terminate', preview: 1 }])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('PIN for 45.00')).toBeVisible()
})

it('who joined nothing reads no sums of nothing', async () => {
  server.answer(crowdOrderCalls.listMyOrders, () => ({
    ...pageOf([]),
    total_amount: '0.00',
    total_interest: '0.00',
    owed_amount: '0.00',
  }))
  await draw(inPhone(<MyCrowdScreen PaySheet={() => null} />))
  await expect.element(page.getByText('No orders yet')).toBeVisible()
  await expect.element(page.getByText(/0\.00/)).not.toBeInTheDocument()
})

describe('one of my orders', () => {
  const mine = (change: Partial<typeof exampleOrder>) => {
    server.answer(crowdOrderCalls.listMyOrders, () => ({
      ...pageOf([{ ...exampleOrder, ...change }]),
      total_amount: '50.00',
      total_interest: '0.15',
      owed_amount: '0.05',
    }))
    return draw(inPhone(<MyCrowdScreen PaySheet={() => null} />))
  }

  it('that was never paid and is cancelled offers no contract: none came about', async () => {
    await mine({ state: -2, start_date: '', end_date: '', owed_since: 0, next_interest_time: 0 })
    await expect.element(page.getByRole('article', { name: 'Night Train' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Contract' })).not.toBeInTheDocument()
  })

  it('S-92: that earns while others can still join says so', async () => {
    await mine({ open_until: 1_793_000_000 })
    await expect.element(page.getByText(/^Others can join until .* Your units earn meanwhile/)).toBeVisible()
  })

  it('says nothing of joining once the funding was decided', async () => {
    await mine({})
    await expect.element(page.getByRole('button', { name: 'Contract' })).toBeVisible()
    await expect.element(page.getByText(/Others can join/)).not.toBeInTheDocument()
  })
})

it('a signed contract proves its text', async () => {
  const hash = (await fingerprintOf(exampleContract.content)) ?? ''
  const signed = { ...exampleContract, order_id: 9, contract_no: 'C9', party_b: 'Ana', hash }
  server.answer(projectCalls.getContract, () => ({ contract: signed }))
  await open(<ContractScreen />, 'order_id=9')
  await page.getByRole('button', { name: 'Check the text' }).click()
  await expect.element(page.getByText('The text matches its fingerprint')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible()
})

it('the proof is there for who is not signed in', async () => {
  server.answer(projectCalls.getCrowdProof, () => ({
    ...pageOf([{ id: 4, title: 'Night Train', escrow: '250.00', stakes: '250.00' }]),
    escrow_total: '250.00',
    stakes_total: '250.00',
    pool_balance: '12.00',
    owed_amount: '0.00',
    owed_since: 0,
    is_paused: 0 as const,
    proof: { checked_at: 1_760_000_000, ok: 1 as const },
    money_name: 'USD',
  }))
  await draw(inPhone(<ProofScreen />), { isSignedIn: false })
  await expect.element(page.getByText('All member contributions are in escrow')).toBeVisible()
  await expect.element(page.getByText('Night Train')).toBeVisible()
})
