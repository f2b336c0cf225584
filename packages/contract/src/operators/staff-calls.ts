import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'
import { auditEntry, operator, operatorRole, permission, reason } from './schemas.ts'

const login = text(3, 64)
const name = text(1, 40)
const password = text(12, 128)
const sixDigits = z.string().check(z.regex(/^\d{6}$/))

/** What an operator needs to sign in for the first time; shown once. */
const newCredentials = z.object({ password: z.string(), totp_secret: z.string(), otpauth_url: z.string() })

/** Operators: signing in (password and authenticator, always both), who they are, and what they did. */
export const staffCalls = {
  signInOperator: call({
    id: 'op-sign-in',
    method: 'POST',
    path: '/operator/v1/sign-in',
    auth: 'none',
    rate: '20/min',
    request: z.object({ login, password: text(1, 128), code: sixDigits }),
    data: z.object({ access_token: z.string(), expires: seconds(), operator, permissions: z.array(permission) }),
    errors: ['wrongCredentials', 'tooManyAttempts'],
    summary: 'Signs an operator in; a wrong password and a wrong code get the same answer',
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
    data: z.object({ operator, permissions: z.array(permission) }),
    errors: [],
    summary: 'Who I am and what I may do',
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
    data: z.object({ operator, credentials: newCredentials }),
    errors: ['nameUsed'],
    summary: 'Makes an operator and tells his first credentials once',
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
    data: z.object({ operator }),
    errors: ['notFound', 'cannotDoToSelf'],
    summary: 'Changes name, role or state of another operator; ends his sign-ins',
  }),
  resetOperator: call({
    id: 'op-operator-reset',
    method: 'POST',
    path: '/operator/v1/operators/reset',
    auth: 'operator',
    permission: 'operator.write',
    request: z.object({ id: id(), reason }),
    data: z.object({ credentials: newCredentials }),
    errors: ['notFound', 'cannotDoToSelf'],
    summary: 'Gives another operator a new password and authenticator, shown once',
  }),
  listAudit: call({
    id: 'op-audit',
    method: 'GET',
    path: '/operator/v1/audit',
    auth: 'operator',
    permission: 'audit.read',
    request: z.object({
      ...paging,
      operator_id: z.optional(queryNumber(id())),
      action: z.optional(text(1, 60)),
      target: z.optional(text(1, 80)),
    }),
    data: paged(auditEntry),
    errors: [],
    summary: 'What operators did, newest first',
  }),
} as const
