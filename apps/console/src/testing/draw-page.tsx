import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import type { ReactNode } from 'react'
import { AdminContext, Notification, ResourceContextProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { authProvider } from '../platform/auth-provider.ts'
import { createDataProvider, type Source } from '../platform/data-provider.ts'
import { openTexts } from '../platform/texts.ts'
import { ConfirmActionProvider } from '../ui/dialogs/confirm-action.tsx'
import { themes } from '../ui/theme.ts'

/** What a stand-in of the server answers to a call, by its path; a code other than 200 is a refusal, and no answer a broken line. */
export type Answers = Readonly<Record<string, (asked: Readonly<Record<string, unknown>>) => unknown>>

/** A refusal of the server. */
export const refuse = (code: number, msg: string) => ({ refused: { code, msg, data: null } })

/** Answers the calls of the console; returns those that were made. */
export function answerCalls(answers: Answers) {
  const made: {
    readonly path: string
    readonly asked: Readonly<Record<string, unknown>>
    readonly key: string | null
  }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://console')
    const asked = init?.method === 'POST' ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams)
    made.push({ path: pathname, asked, key: new Headers(init?.headers).get('idempotency-key') })
    const answer = answers[pathname]?.(asked)
    if (answer === undefined) throw new TypeError(`no answer to ${pathname}`)
    const isRefused = typeof answer === 'object' && answer !== null && 'refused' in answer
    return Response.json(isRefused ? answer.refused : { code: 200, msg: '', data: answer })
  })
  return made
}

export interface Drawn {
  /** What operator 3, who looks at it, may do. */
  readonly permissions: readonly OperatorPermission[]
  readonly sources?: Readonly<Record<string, Source>>
  readonly resource: string
  readonly path: string
  /** The pattern of its address, where it reads something from it. */
  readonly route?: string
}

/** Draws a page in English. */
export async function drawPage(
  page: ReactNode,
  { permissions, sources = {}, resource, path, route = '*' }: Drawn,
): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        i18nProvider={await openTexts()}
        dataProvider={createDataProvider(sources)}
        theme={themes.light}
        authProvider={{
          ...authProvider,
          checkAuth: async () => undefined,
          getPermissions: async () => permissions,
          getIdentity: async () => ({ id: 3, fullName: 'Ben' }),
        }}
      >
        <ConfirmActionProvider>
          <Routes>
            <Route path={route} element={<ResourceContextProvider value={resource}>{page}</ResourceContextProvider>} />
          </Routes>
        </ConfirmActionProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  )
}
