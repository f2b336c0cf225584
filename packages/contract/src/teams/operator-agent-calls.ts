import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { empty, flag, id, paged, paging, text, timely } from '../schema.ts'
import {
  agentLevelForm,
  agentTermsForm,
  applicationLine,
  levelNumber,
  openedApplication,
  writtenAgentLevel,
} from './operator-schemas.ts'
import { agentApplicationState } from './schemas.ts'

const level = z.object({ level: writtenAgentLevel })

/** Levels of agents, and who becomes one. What a level gives is money, so all of it needs the permission for money. */
export const agentOperatorCalls = {
  listWrittenLevels: call({
    id: 'op-agent-levels',
    method: 'GET',
    path: '/operator/v1/agent-levels',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ list: z.array(writtenAgentLevel) }),
    errors: [],
    summary: 'Levels of agents with their terms of now and of later',
  }),
  createAgentLevel: call({
    id: 'op-agent-level-create',
    method: 'POST',
    path: '/operator/v1/agent-levels/create',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.object({ ...agentLevelForm.shape, ...z.omit(agentTermsForm, { level: true }).shape, reason }),
    data: level,
    errors: ['nameUsed', 'stateChanged'],
    summary: 'Makes a level of agents with its first terms; 5017 where its number is taken',
  }),
  editAgentLevel: call({
    id: 'op-agent-level-edit',
    method: 'POST',
    path: '/operator/v1/agent-levels/edit',
    auth: 'operator',
    permission: 'finance.write',
    request: z.extend(agentLevelForm, { version, reason }),
    data: level,
    errors: ['notFound', 'stateChanged'],
    summary: 'Changes the names of a level, and whether members can apply for it',
  }),
  setAgentTerms: call({
    id: 'op-agent-terms',
    method: 'POST',
    path: '/operator/v1/agent-levels/terms',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.extend(agentTermsForm, { reason }),
    data: level,
    errors: ['notFound', 'stateChanged'],
    summary: 'Sets what a level asks for and gives from now or later on; 4003 where later terms are set already',
  }),
  listApplications: call({
    id: 'op-agent-applications',
    method: 'GET',
    path: '/operator/v1/agent-applications',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      ...timely,
      state: z.optional(agentApplicationState),
      number: z.optional(text(1, 20)),
    }),
    data: paged(applicationLine),
    errors: [],
    summary: 'Applications of members to become agents: those that wait first, the oldest first',
  }),
  openApplication: call({
    id: 'op-agent-application-open',
    method: 'POST',
    path: '/operator/v1/agent-applications/open',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id() }),
    data: z.object({ application: openedApplication }),
    errors: ['notFound'],
    summary: 'Shows name and contact of an application, and what the team sold; audited',
  }),
  decideApplication: call({
    id: 'op-agent-application-decide',
    method: 'POST',
    path: '/operator/v1/agent-applications/decide',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), is_accepted: flag(), reason }),
    data: z.object({ application: applicationLine }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Accepts an application, so that the level holds from now on, or rejects it; the member reads why',
  }),
  /** Up goes only who applied and whose team sold enough. */
  lowerAgent: call({
    id: 'op-agent-lower',
    method: 'POST',
    path: '/operator/v1/agents/lower',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ user_id: id(), level: z.union([z.literal(0), levelNumber]), reason }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Lowers the level of an agent from now on, or ends it (0); 4003 for one that is not lower',
  }),
} as const
