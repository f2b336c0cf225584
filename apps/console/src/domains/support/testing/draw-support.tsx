import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import type { CaseDetail, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ReactNode } from 'react'
import { AdminContext, Notification, ResourceContextProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { authProvider } from '../../../platform/auth-provider.ts'
import { createDataProvider, type Source } from '../../../platform/data-provider.ts'
import { openTexts } from '../../../platform/texts.ts'
import { ConfirmActionProvider } from '../../../ui/dialogs/confirm-action.tsx'
import { themes } from '../../../ui/theme.ts'

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

interface Drawn {
  readonly permissions?: readonly OperatorPermission[]
  readonly sources?: Readonly<Record<string, Source>>
  readonly resource?: string
  readonly path?: string
}

/** Draws a page of customer service in English for operator 3, who may have cases. */
export async function drawSupport(
  page: ReactNode,
  { permissions = ['support.cases'], sources = {}, resource = 'cases', path = '/cases' }: Drawn = {},
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
            <Route path="*" element={<ResourceContextProvider value={resource}>{page}</ResourceContextProvider>} />
          </Routes>
        </ConfirmActionProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>,
  )
}

const ana = { user_id: 7, user_no: '100007', nick_name: 'Ana', avatar_url: '' }
const second = 1_795_000_000

/** A case of Ana, who reads Portuguese. */
export const caseOf = (changes: Partial<CaseDetail> = {}): CaseDetail => ({
  case_id: 12,
  state: 'assigned',
  member: ana,
  language: 'pt',
  account: { user_id: 2, user_no: '100002', nick_name: 'Help', avatar_url: '' },
  operator: { id: 3, name: 'Ben' },
  open_time: second,
  answer_time: 0,
  wait_time: second,
  close_time: 0,
  last_message: { msg_type: 'text', content_text: textContent('Where is my order?'), create_time: second },
  rating: 0,
  comment: '',
  profile: {
    ...ana,
    login_name: 'ana',
    user_email: '',
    user_phone: '',
    login_type: 'login',
    has_google: 0,
    user_type: 0,
    status: 1,
    parent_code: '',
    reg_ip: '203.0.113.*',
    language: 'pt',
    session_total: 1,
    create_time: second,
  },
  activity: { is_online: 1, seen_time: second, time_zone: 'America/Sao_Paulo', vip_type: 0, vip_end_time: 0 },
  earlier: 2,
  history: [{ id: 1, act: 'open', operator: null, to: null, text: '', create_time: second }],
  ...changes,
})

/** A message of a chat. */
export const messageOf = (msg_id: number, words: string, changes: Partial<CaseMessage> = {}): CaseMessage => ({
  msg_id,
  msg_type: 'text',
  content_text: textContent(words),
  create_time: second + msg_id,
  files: {},
  from: 'member',
  operator: null,
  is_automatic: 0,
  is_gone: 0,
  ref_msg_id: 0,
  ...changes,
})
