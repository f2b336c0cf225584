import { expect, it } from 'vitest'
import { statementsOf } from './rights.ts'
import { findDumper, findRestorer } from './tools.ts'

const tool = (major: number) => ({ path: `/programs/${major}`, version: `${major}.3`, major })

it('dumps with the program of the server, else the nearest newer one', async () => {
  expect(await findDumper(15, [14, 18, 15, 16].map(tool))).toEqual(tool(15))
  expect(await findDumper(15, [14, 18, 17].map(tool))).toEqual(tool(17))
})

it('says which program is missing or too old', async () => {
  await expect(findDumper(18, [tool(14), tool(15)])).rejects.toThrow(
    'pg_dump at /programs/15 is version 15.3, older than the server, which is PostgreSQL 18. Install the client programs of PostgreSQL 18',
  )
  await expect(findDumper(15, [])).rejects.toThrow('pg_dump is not installed. Install the client programs')
  await expect(findRestorer(17, 17, [tool(15)])).rejects.toThrow('older than the dump, which pg_dump 17 wrote')
})

it('restores with the program of the new server, where that reads the dump', async () => {
  expect(await findRestorer(15, 17, [18, 17, 15].map(tool))).toEqual(tool(17))
  expect(await findRestorer(16, 15, [18, 17, 15].map(tool))).toEqual(tool(17))
})

it('gives the rights of the old owner to the new one, and to nobody of a similar name', () => {
  const script = [
    '-- a comment that says GRANT',
    'SET statement_timeout = 0;',
    'REVOKE ALL ON TABLE public.audit_log FROM old;',
    'GRANT SELECT ON TABLE public.audit_log TO old;',
    'GRANT SELECT ON TABLE public.old TO older;',
    'ALTER DEFAULT PRIVILEGES FOR ROLE old IN SCHEMA public GRANT USAGE ON SEQUENCES TO cliffhanger_app;',
  ].join('\n')
  expect(statementsOf(script, 'old', '"New one"')).toEqual([
    'REVOKE ALL ON TABLE public.audit_log FROM "New one";',
    'GRANT SELECT ON TABLE public.audit_log TO "New one";',
    'GRANT SELECT ON TABLE public.old TO older;',
    'ALTER DEFAULT PRIVILEGES FOR ROLE "New one" IN SCHEMA public GRANT USAGE ON SEQUENCES TO cliffhanger_app;',
  ])
})
