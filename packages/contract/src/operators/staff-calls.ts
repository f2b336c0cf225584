import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, flag, id, paged, paging, queryNumber, seconds, text, timely } from '../schema.ts'
import { changeState, operatorChange } from './change-schemas.ts'
import { auditEntry, operator, operatorRole, permission, reason } from './schemas.ts'

const login = text(3, 64)
const name = text(1, 40)
const password = text(12, 128)
const sixDigits = z.string().check(z.regex(/^\d{6}$/))
/** The secret part of a setup link: 256 bits. */
const setupLink = z.string().check(z.regex(/^[\w-]{43}$/))

/** 1: the token comes as a cookie that no script can read, for browsers; `access_token` is '' then. */
const cookie = z.optional(flag())

/** Who signed in, and with what they go on. */
const signedIn = z.object({
  access_token: z.string(),
  expires: seconds(),
  operator,
  permissions: z.array(permission),
})

/** Operators: signing in (password and authenticator, always both), who they are, and what they did. */
export const staffCalls = {
  signInOperator: call({
    id: 'op-sign-in',
    method: 'POST',
    path: '/operator/v1/sign-in',
    auth: 'none',
    rate: '20/min',
    request: z.object({
      login,
      password: text(1, 128),
      code: sixDigits,
      cookie,
      console_key: z.optional(text(16, 64)),
    }),
    /** `console_key` names this console from now on, so that nobody else's wrong tries lock it. */
    data: z.extend(signedIn, { console_key: z.string() }),
    errors: ['wrongCredentials', 'tooManyAttempts'],
    summary: 'Signs an operator in; a wrong password and a wrong code get the same answer',
  }),
  openSetup: call({
    id: 'op-setup',
    method: 'POST',
    path: '/operator/v1/setup',
    auth: 'none',
    rate: '20/min',
    request: z.object({ link: setupLink }),
    data: z.object({ login: z.string(), name: z.string(), totp_secret: z.string(), otpauth_url: z.string() }),
    errors: ['notFound', 'tooManyAttempts'],
    summary: 'Whose setup link this is, and the authenticator to scan; the same each time it is opened',
  }),
  finishSetup: call({
    id: 'op-setup-finish',
    method: 'POST',
    path: '/operator/v1/setup/finish',
    auth: 'none',
    rate: '20/min',
    request: z.object({ link: setupLink, password, code: sixDigits, cookie }),
    data: signedIn,
    errors: ['notFound', 'wrongCredentials', 'tooManyAttempts'],
    summary: 'Sets the password and the authenticator of a setup link, which is used up then, and signs in',
  }),
  signOutOperator: call({
    id: 'op-sign-out',
    method: 'POST',
    path: '/operator/v1/sign-out',
    auth: 'operator',
    request: empty(),
    data: empty(),
    errors: [],
    summary: 'Ends the sign-in of this token',
  }),
  getOperator: call({
    id: 'op-me',
    method: 'GET',
    path: '/operator/v1/me',
    auth: 'operator',
    request: empty(),
    data: z.object({
      operator,
      permissions: z.array(permission),
      /** One operator does alone what takes two: switched on from the machine. */
      is_single: flag(),
      /** Nobody else counts as a second person: what takes two waits. */
      is_alone: flag(),
    }),
    errors: [],
    summary: 'Who I am, what I may do, and whether two people are there for what takes two',
  }),
  changeOperatorPassword: call({
    id: 'op-change-password',
    method: 'POST',
    path: '/operator/v1/me/password',
    auth: 'operator',
    request: z.object({ old_password: text(1, 128), password }),
    data: empty(),
    errors: ['oldPasswordWrong', 'tooManyAttempts'],
    summary: 'Changes my password and ends my other sign-ins',
  }),
  listOperators: call({
    id: 'op-operators',
    method: 'GET',
    path: '/operator/v1/operators',
    auth: 'operator',
    permission: 'operator.read',
    request: z.object(paging),
    data: paged(operator),
    errors: [],
    summary: 'All operators',
  }),
  createOperator: call({
    id: 'op-operator-create',
    method: 'POST',
    path: '/operator/v1/operators/create',
    auth: 'operator',
    permission: 'operator.write',
    request: z.object({ login, name, role: operatorRole, reason }),
    data: z.object({ change: operatorChange }),
    errors: ['nameUsed'],
    summary: 'Asks for a new operator; a second operator agrees, then a setup link can be made',
  }),
  changeOperator: call({
    id: 'op-operator-change',
    method: 'POST',
    path: '/operator/v1/operators/change',
    auth: 'operator',
    permission: 'operator.write',
    request: z.object({
      id: id(),
      name: z.optional(name),
      role: z.optional(operatorRole),
      is_enabled: z.optional(flag()),
      reason,
    }),
    data: z.object({ operator, change: z.nullable(operatorChange) }),
    errors: ['notFound', 'cannotDoToSelf'],
    summary:
      'Changes another operator and ends their sign-ins; a role, and the state of who has rights over money, once a second operator agrees',
  }),
  resetOperator: call({
    id: 'op-operator-reset',
    method: 'POST',
    path: '/operator/v1/operators/reset',
    auth: 'operator',
    permission: 'operator.write',
    request: z.object({ id: id(), reason }),
    data: z.object({ change: operatorChange }),
    errors: ['notFound', 'cannotDoToSelf'],
    summary: 'Asks to take password and authenticator of another operator away, who then sets up anew',
  }),
  listOperatorChanges: call({
    id: 'op-changes',
    method: 'GET',
    path: '/operator/v1/changes',
    auth: 'operator',
    permission: 'change.read',
    request: z.object({ ...paging, ...timely, state: z.optional(queryNumber(changeState)) }),
    data: paged(operatorChange),
    errors: [],
    summary: 'What operators asked for that a second one agrees to, newest first, of the kinds the caller may see',
  }),
  decideOperatorChange: call({
    id: 'op-change-decide',
    method: 'POST',
    path: '/operator/v1/changes/decide',
    auth: 'operator',
    permission: 'change.write',
    request: z.object({ id: id(), decision: z.literal(['agree', 'refuse', 'withdraw']), reason }),
    data: z.object({ change: operatorChange }),
    errors: ['notFound', 'stateChanged', 'cannotDoToSelf', 'nameUsed', 'insufficientBalance', 'amountOutOfRange'],
    summary:
      'Agrees to what another operator asked for, which takes effect at once, refuses it, or withdraws one’s own',
  }),
  makeSetupLink: call({
    id: 'op-change-link',
    method: 'POST',
    path: '/operator/v1/changes/link',
    auth: 'operator',
    permission: 'operator.write',
    request: z.object({ id: id() }),
    data: z.object({ link: z.string(), expires: seconds() }),
    errors: ['notFound', 'stateChanged'],
    summary: 'The setup link of an operator whom the caller asked for or had reset, to hand over; ends the one before',
  }),
  listAudit: call({
    id: 'op-audit',
    method: 'GET',
    path: '/operator/v1/audit',
    auth: 'operator',
    permission: 'audit.read',
    request: z.object({
      ...paging,
      ...timely,
      operator_id: z.optional(queryNumber(id())),
      action: z.optional(text(1, 60)),
      target: z.optional(text(1, 80)),
    }),
    data: paged(auditEntry),
    errors: [],
    summary: 'What operators did, newest first',
  }),
} as const
