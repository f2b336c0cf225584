import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { createAgentsOperator } from './agents-operator.ts'
import { channelFigures } from './channels.ts'
import { earnersOf } from './flags.ts'
import { levelAt } from './levels.ts'
import type { TeamsNeeds } from './needs.ts'
import { ever } from './period.ts'
import {
  countDistributors,
  findDistributor,
  insertDistributor,
  listDistributors,
  updateDistributor,
} from './queries/distributors.ts'
import { countFlags, liftFlags, listFlags } from './queries/flags.ts'
import { listGrants } from './queries/grants.ts'
import { countTeam, listTeam } from './queries/team.ts'

/** What operators do about teams: levels of agents and applications, distributors, flags, and the team of a member. */
export const createTeamsOperator = (context: ServerContext, domains: TeamsNeeds) => ({
  agents: createAgentsOperator(context, domains),
  distributors: {
    list: listDistributors,
    count: countDistributors,
    find: findDistributor,
    insert: insertDistributor,
    update: updateDistributor,
    figures: (db: Db, rows: Parameters<typeof channelFigures>[2]) => channelFigures(db, domains, rows),
  },
  flags: { list: listFlags, count: countFlags, lift: liftFlags },
  team: { everybody: { ...ever, keyword: '', isStar: undefined }, list: listTeam, count: countTeam },
  earnersOf,
  levelAt,
  listGrants,
})

export type TeamsOperator = ReturnType<typeof createTeamsOperator>
