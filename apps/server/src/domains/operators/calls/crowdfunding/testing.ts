import { randomUUID } from 'node:crypto'
import type { CallInput } from '@cliffhanger/contract/call.ts'
import { poolOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { Member } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startCrowdfundingServer } from '../../../crowdfunding/testing.ts'
import { agreeTo, reason } from '../../testing.ts'

const calls = projectOperatorCalls
export type ProjectForm = CallInput<typeof calls.createProject>

/** Crowdfunding with two operators of finance and an owner. */
export async function startOperatedCrowdfunding() {
  const world = await startCrowdfundingServer()
  const { server } = world
  const signIn = async () => ({
    token: await newOperatorToken(server, 'finance'),
    second: await newOperatorToken(server, 'finance'),
    owner: await newOperatorToken(server, 'owner'),
  })
  let signed = await signIn()
  const { type } = await server.succeed(
    calls.createProjectType,
    { names: { en: 'Series', 'zh-CN': '剧集' }, sort: 0, is_open: 1 },
    { token: signed.token, key: randomUUID() },
  )
  const nowSeconds = () => Math.floor(server.context.clock() / 1000)

  const operated = {
    ...world,
    server,
    get token() {
      return signed.token
    },
    get second() {
      return signed.second
    },
    get owner() {
      return signed.owner
    },
    typeId: type.id,
    /** A hundred units of 10.00 at a tenth of a per cent a day for ten days. */
    formOf: (changes: Partial<ProjectForm> = {}): ProjectForm => ({
      type_id: type.id,
      texts: {
        en: { title: 'Night Train', intro: '<p>A train</p>', rights: '<p>A share</p>', risk: '<p>Films fail</p>' },
      },
      copyright_owner: 'Harbour Films',
      cover_key: 'public/covers/a.webp',
      image_keys: [],
      unit_price: '10.00',
      units_total: 100,
      min_amount: '0',
      min_unit: 1,
      max_unit: 0,
      day_rate: '0.0010',
      cycle_days: 10,
      start_time: nowSeconds() - 60,
      end_time: nowSeconds() + (30 * dayMs) / 1000,
      payee_ids: [],
      sort: 0,
      ...changes,
    }),
    create: (changes: Partial<ProjectForm> = {}, by = signed.token) =>
      server.call(calls.createProject, operated.formOf(changes), { token: by, key: randomUUID() }),
    async draft(changes: Partial<ProjectForm> = {}) {
      const { code, data } = await operated.create(changes)
      if (code !== 200) throw new Error(`a draft was refused: ${code}`)
      return data.project
    },
    read: async (id: number) =>
      (await server.succeed(calls.getWrittenProject, { id }, { token: signed.token })).project,
    ask: (
      call: 'requestOpening' | 'requestFailure' | 'requestClosing',
      project: { id: number; version: number },
      by = signed.token,
    ) => server.call(calls[call], { id: project.id, version: project.version, reason }, { token: by }),
    agree: (change: { readonly id: number }, by = signed.second) => agreeTo(server, change, by),
    /** Asks with the first operator and agrees with the second, which has to go well. */
    async both(call: 'requestOpening' | 'requestFailure' | 'requestClosing', project: { id: number; version: number }) {
      const asked = await operated.ask(call, project)
      if (asked.code !== 200) throw new Error(`${call} was refused: ${asked.code}`)
      const { code } = await operated.agree(asked.data.change)
      if (code !== 200) throw new Error(`${call} was not agreed to: ${code}`)
      return operated.read(project.id)
    },
    /** Goes on by days; operators sign in anew, since nobody stays signed in that long. */
    async live(days: number): Promise<void> {
      await world.live(days)
      signed = await signIn()
    },
    /** A project that is open to members. */
    opened: async (changes: Partial<ProjectForm> = {}) =>
      operated.both('requestOpening', await operated.draft(changes)),
    proceeds: (projectId: number, amount: string, by = signed.token) =>
      server.call(calls.requestProceeds, { project_id: projectId, amount, reason }, { token: by, key: randomUUID() }),
    payout: (projectId: number, to: Member, amount: string, by = signed.token) =>
      server.call(
        calls.requestPayout,
        { project_id: projectId, user_id: to.userId, amount, reason },
        { token: by, key: randomUUID() },
      ),
    /** Puts the owner's money into an escrow, with two operators. */
    async addProceeds(projectId: number, amount: string) {
      const asked = await operated.proceeds(projectId, amount)
      if ((await operated.agree(asked.data.change)).code !== 200) throw new Error('proceeds were not agreed to')
    },
    /** Funds the pool the way operators do: one asks, another agrees. */
    async fund(amount: string) {
      const { request } = await server.succeed(
        ledgerOperatorCalls.requestFunding,
        { pool: 'projects', coin_code: 'money', amount, reason },
        { token: signed.token, key: randomUUID() },
      )
      await server.succeed(
        ledgerOperatorCalls.decideLedgerRequest,
        { id: request.id, decision: 'agree', reason },
        { token: signed.second },
      )
    },
    pool: () => server.succeed(poolOperatorCalls.getProjectPool, {}, { token: signed.token }),
    obligations: () => server.succeed(poolOperatorCalls.getCrowdObligations, {}, { token: signed.token }),
  }
  return operated
}

export type OperatedCrowdfunding = Awaited<ReturnType<typeof startOperatedCrowdfunding>>
