import { Refused } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { CreateParams, DataProvider, GetListParams, GetOneParams, RaRecord, UpdateParams } from 'react-admin'
import { shownFailure } from './failure.ts'

/** What a table asks for: a page of the server's own paging, and the filters as they stand in the address. */
export interface Question {
  readonly page: number
  readonly limit: number
  readonly filter: Readonly<Record<string, unknown>>
  /** Column somebody chose to sort by; react-admin names `id` where nobody did. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined
}

/** Which calls stand behind a resource of react-admin. What is missing cannot be done. */
export interface Source {
  readonly list: (question: Question) => Promise<{ readonly list: readonly RaRecord[]; readonly total: number }>
  readonly one?: (id: number) => Promise<RaRecord>
  readonly create?: (form: RaForm, idempotencyKey: string) => Promise<RaRecord>
  readonly update?: (id: number, form: RaForm) => Promise<RaRecord>
}

/** Values of a form of react-admin, which knows no types; the server judges them. */
type RaForm = CreateParams['meta']

/** The largest page the server hands out. */
const largestPage = 100

/** A filter's text, undefined where nothing was written. */
export const writtenText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** A filter's number, undefined where nothing was chosen. */
export const chosenNumber = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : Number(value)

/** The page that was asked for, of a list the server gives whole. */
export const pageOf = <Item>(all: readonly Item[], { page, limit }: Pick<Question, 'page' | 'limit'>) => ({
  list: all.slice((page - 1) * limit, page * limit),
  total: all.length,
})

/** One provider for every resource, made of the calls each domain names. */
export const createDataProvider = (sources: Readonly<Record<string, Source>>): DataProvider => {
  const sourceOf = (resource: string): Source => {
    const source = sources[resource]
    if (!source) throw new TypeError(`no calls stand behind "${resource}"`)
    return source
  }
  const cannot = (resource: string, run: string) =>
    Promise.reject(new TypeError(`nothing can be done to "${resource}" by ${run}`))

  const getOne = async (resource: string, id: unknown) => {
    const { one } = sourceOf(resource)
    if (one) return one(Number(id))
    const { list: find } = sourceOf(resource)
    for (let page = 1, seen = 0; ; page++) {
      const { list, total } = await find({ page, limit: largestPage, filter: {} })
      const found = list.find((item) => String(item.id) === String(id))
      if (found) return found
      seen += list.length
      if (list.length === 0 || seen >= total) throw new Refused(refusalCodes.notFound, `${resource} ${String(id)}`)
    }
  }

  const provider = {
    getList: async (resource: string, { pagination, filter = {}, sort }: GetListParams) => {
      const { page = 1, perPage = 20 } = pagination ?? {}
      const { list, total } = await sourceOf(resource)
        .list({ page, limit: Math.min(perPage, largestPage), filter, sort })
        .catch(rethrowShown)
      return { data: [...list], total }
    },
    getOne: async (resource: string, { id }: GetOneParams) => ({
      data: await getOne(resource, id).catch(rethrowShown),
    }),
    getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => ({
      data: await Promise.all(ids.map((id) => getOne(resource, id))),
    }),
    getManyReference: (resource: string) => cannot(resource, 'reference'),
    create: async (resource: string, { data, meta }: CreateParams) => {
      const { create } = sourceOf(resource)
      if (!create) return cannot(resource, 'creating')
      return { data: await create(data, meta?.idempotencyKey).catch(rethrowShown) }
    },
    update: async (resource: string, { id, data }: UpdateParams) => {
      const { update } = sourceOf(resource)
      if (!update) return cannot(resource, 'changing')
      return { data: await update(Number(id), data).catch(rethrowShown) }
    },
    updateMany: (resource: string) => cannot(resource, 'changing many'),
    delete: (resource: string) => cannot(resource, 'deleting'),
    deleteMany: (resource: string) => cannot(resource, 'deleting many'),
  }
  // react-admin lets each caller choose the type of a record; which one it is follows from the resource's name alone.
  return provider as DataProvider
}

const rethrowShown = (error: unknown): never => {
  throw shownFailure(error)
}
