import { Refused } from '@cliffhanger/client/call-error.ts'
import { describe, expect, it } from 'vitest'
import { createDataProvider, type Question } from './data-provider.ts'

const asked: Question[] = []
const made: { form: unknown; key: string }[] = []

const provider = createDataProvider({
  things: {
    list: async (question) => {
      asked.push(question)
      return { list: question.page === 2 ? [{ id: 7, name: 'seven' }] : [{ id: 1 }], total: 2 }
    },
    create: async (form, key) => {
      made.push({ form, key })
      if (form.name === '') throw new Refused(4000, 'A name is needed', { field: 'name' })
      return { id: 8, ...form }
    },
    update: () => Promise.reject(new Refused(6001, 'signed out')),
  },
})

describe('data provider', () => {
  it('asks for the page and the filters of the address, never for more than the server gives', async () => {
    const question = { pagination: { page: 2, perPage: 500 }, filter: { search: 'x' } }
    expect(await provider.getList('things', question)).toEqual({ data: [{ id: 7, name: 'seven' }], total: 2 })
    expect(asked.at(-1)).toEqual({ page: 2, limit: 100, filter: { search: 'x' } })
  })

  it('finds one thing in the list where no call gives it alone, on whichever page it is', async () => {
    expect(await provider.getOne('things', { id: '7' })).toEqual({ data: { id: 7, name: 'seven' } })
    await expect(provider.getOne('things', { id: '9' })).rejects.toMatchObject({ code: 4002 })
  })

  it('hands the key of the intention to the call', async () => {
    await provider.create('things', { data: { name: 'eight' }, meta: { idempotencyKey: 'k' } })
    expect(made.at(-1)).toEqual({ form: { name: 'eight' }, key: 'k' })
  })

  it('puts a refusal next to the field it names', async () => {
    const creating = provider.create('things', { data: { name: '' } })
    await expect(creating).rejects.toMatchObject({ body: { errors: { name: 'A name is needed' } } })
  })

  it('leaves the end of a sign-in as it is, so that the console asks to sign in again', async () => {
    const changing = provider.update('things', { id: 7, data: {}, previousData: { id: 7 } })
    await expect(changing).rejects.toMatchObject({ code: 6001 })
  })

  it('refuses what no call stands for', async () => {
    await expect(provider.delete('things', { id: 7 })).rejects.toThrow('deleting')
    await expect(provider.getList('nothing', {})).rejects.toThrow('no calls stand behind "nothing"')
  })
})
