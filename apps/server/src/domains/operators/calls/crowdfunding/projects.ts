import type { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import type { ProjectForm } from '@cliffhanger/contract/crowdfunding/operator-project-schemas.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import type { WrittenProjectRow } from '../../../crowdfunding/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { memberLines } from '../../present/account.ts'
import { presentWrittenProject } from '../../present/crowdfunding.ts'
import { rewritten } from '../../written-languages.ts'
import { draftOf } from './project-draft.ts'

type Calls = typeof projectOperatorCalls
type Context = CallContext<'operator'>

/** A project with the names of its payees. */
export const shownProject = async (context: Context, db: Db, row: WrittenProjectRow) =>
  presentWrittenProject(context, row, await memberLines(db, row.payee_ids))

const listWrittenProjects =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listWrittenProjects']> =>
  async (context, { page, limit, stage, type_id: typeId, keyword = '' }) => {
    const { projects } = crowdfunding.operator
    const filter = { stage, typeId, keyword: keyword.trim().toLowerCase() }
    const rows = await projects.list(context.db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      context.db,
      rows.flatMap(({ payee_ids }) => payee_ids),
    )
    return {
      list: rows.map((row) => presentWrittenProject(context, row, lineOf)),
      total: await projects.count(context.db, filter),
      page,
      limit,
    }
  }

const getWrittenProject =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['getWrittenProject']> =>
  async (context, { id }) => ({
    project: await shownProject(context, context.db, await crowdfunding.operator.projects.get(context.db, id)),
  })

const createProject =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['createProject']> =>
  async (context, form) => {
    const draft = draftOf(form)
    const pictures = await publishPictures(context, form)
    return context.db.transaction(async (tx) => {
      await requireMembers(tx, draft.payee_ids)
      const row = await crowdfunding.operator.projects.create(tx, { ...draft, ...pictures })
      const project = await shownProject(context, tx, row)
      await recordAction(tx, context, { action: 'crowdProject.create', target: `project ${row.id}`, after: project })
      return { project }
    })
  }

const editProject =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['editProject']> =>
  async (context, { id, version, ...form }) => {
    const draft = draftOf(form)
    const pictures = await publishPictures(context, form)
    return context.db.transaction(async (tx) => {
      await requireMembers(tx, draft.payee_ids)
      const { before, after } = await crowdfunding.operator.projects.edit(tx, { id, version }, (known) => ({
        ...draft,
        ...pictures,
        texts: rewritten(known.texts, draft.texts),
      }))
      const project = await shownProject(context, tx, after)
      await recordAction(tx, context, {
        action: 'crowdProject.edit',
        target: `project ${id}`,
        before: await shownProject(context, tx, before),
        after: project,
      })
      return { project }
    })
  }

async function requireMembers(tx: Db, ids: readonly number[]): Promise<void> {
  const known = await findUsers(tx, [...ids])
  if (ids.some((id) => !known.has(id))) refuseField('payee_ids')
}

async function publishPictures({ storage }: Context, { cover_key: cover, image_keys: images }: ProjectForm) {
  const image_keys: string[] = []
  for (const [index, key] of images.entries())
    image_keys.push(await publishPicture(storage, key, `image_keys.${index}`))
  return { cover_key: await publishPicture(storage, cover, 'cover_key'), image_keys }
}

export const projectHandlers = (needs: OperatorNeeds) => ({
  listWrittenProjects: listWrittenProjects(needs),
  getWrittenProject: getWrittenProject(needs),
  createProject: createProject(needs),
  editProject: editProject(needs),
})
