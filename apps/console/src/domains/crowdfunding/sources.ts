import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { crowdOrderOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-order-calls.ts'
import { poolOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { crowdOrderStates, projectStages } from '@cliffhanger/contract/crowdfunding/states.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { listingOf } from '../../platform/listing.ts'
import { memberOfNumber } from '../../platform/member-of-number.ts'
import { callServer } from '../../platform/server.ts'
import { writtenShortTexts } from '../../ui/short-texts.ts'
import { formOfProject, numbersIn, projectFormOf, type TypedProject } from './project-form-values.ts'

type TypeForm = CallRequest<typeof projectOperatorCalls.createProjectType>

const typeForm = ({ names, sort, is_open }: TypeForm): TypeForm => ({
  names: writtenShortTexts(names),
  sort,
  is_open,
})

export const typeSource: Source = {
  list: ({ page, limit }) => callServer(projectOperatorCalls.listWrittenProjectTypes, { page, limit }),
  create: async (form, idempotencyKey) =>
    (await callServer(projectOperatorCalls.createProjectType, typeForm(form), { idempotencyKey })).type,
  update: async (id, form) => (await callServer(projectOperatorCalls.editProjectType, { ...typeForm(form), id })).type,
}

/** Payees that stand there already need no search. */
const payeesOf = async (form: TypedProject): Promise<number[]> => {
  const known = new Map((form.payees ?? []).map(({ user_no: number, user_id: id }) => [number, id]))
  return Promise.all(
    numbersIn(form.payee_numbers).map(async (number) => known.get(number) ?? (await memberOfNumber(number)).user_id),
  )
}

export const projectSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(projectOperatorCalls.listWrittenProjects, {
      page,
      limit,
      stage: projectStages.find((stage) => stage === filter.stage),
      type_id: chosenNumber(filter.type_id),
      keyword: writtenText(filter.keyword),
    }),
  one: async (id) => formOfProject((await callServer(projectOperatorCalls.getWrittenProject, { id })).project),
  create: async (form, idempotencyKey) => {
    const wanted = projectFormOf(form, await payeesOf(form))
    return formOfProject((await callServer(projectOperatorCalls.createProject, wanted, { idempotencyKey })).project)
  },
  update: async (id, form) => {
    const wanted = { ...projectFormOf(form, await payeesOf(form)), id, version: form.version }
    return formOfProject((await callServer(projectOperatorCalls.editProject, wanted).catch(refuseStale)).project)
  },
}

export const escrowMoveSource: Source = {
  list: async ({ page, limit, filter }) => {
    const project_id = Number(filter.project_id)
    const { list, total } = await callServer(projectOperatorCalls.listEscrowMoves, { page, limit, project_id })
    return { list: list.map((move) => ({ ...move, id: move.transfer_id })), total }
  },
}

export const crowdOrderSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(crowdOrderOperatorCalls.listCrowdOrders, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      project_id: chosenNumber(filter.project_id),
      user_id: chosenNumber(filter.user_id),
      state: Object.values(crowdOrderStates).find((state) => state === chosenNumber(filter.state)),
      number: writtenText(filter.number),
    }),
}

export const contractSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(crowdOrderOperatorCalls.listSignedContracts, {
      page,
      limit,
      project_id: chosenNumber(filter.project_id),
      version: chosenNumber(filter.version),
      number: writtenText(filter.number),
    })
    return { list: list.map((contract) => ({ ...contract, id: contract.order_id })), total }
  },
}

export const versionSource: Source = {
  list: async ({ page, limit }) => {
    const { list, total, fields } = await callServer(crowdOrderOperatorCalls.listContractVersions, { page, limit })
    return { list: list.map((each) => ({ ...each, id: each.version, fields })), total }
  },
}

/** What is one thing only has id 1. */
const onlyOne = 1

const readPool = async () => ({ id: onlyOne, ...(await callServer(poolOperatorCalls.getProjectPool, {})) })
export type ShownPool = Awaited<ReturnType<typeof readPool>>
export const poolSource: Source = { list: async () => ({ list: [await readPool()], total: 1 }), one: readPool }

const readObligations = async () => ({
  id: onlyOne,
  ...(await callServer(poolOperatorCalls.getCrowdObligations, {})),
})
export type ShownObligations = Awaited<ReturnType<typeof readObligations>>
export const obligationSource: Source = {
  list: async () => ({ list: [await readObligations()], total: 1 }),
  one: readObligations,
}

export const projectMoneySource: Source = {
  list: ({ page, limit }) => callServer(poolOperatorCalls.listProjectMoney, { page, limit }),
}
