import type { CaseDetail, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ReactNode } from 'react'
import { type Drawn, drawPage } from '../../../testing/draw-page.tsx'

/** Draws a page of customer service in English for operator 3, who may have cases. */
export const drawSupport = (page: ReactNode, drawn: Partial<Drawn> = {}): Promise<void> =>
  drawPage(page, { permissions: ['support.cases'], resource: 'cases', path: '/cases', ...drawn })

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
