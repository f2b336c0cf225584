import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version } from '../notices/operator-schemas.ts'
import { empty, id, queryNumber, seconds, text } from '../schema.ts'
import { cannedAnswer, cannedAnswersLimit, cannedTexts, supportFigures, supportHours } from './operator-schemas.ts'

const answerForm = { title: text(1, 60), texts: cannedTexts }
const written = z.object({ answer: cannedAnswer })

/** S-143, S-144: what operators answer with, when they are there, and how they do. */
export const supportOperatorCalls = {
  listCannedAnswers: call({
    id: 'op-canned-answers',
    method: 'GET',
    path: '/operator/v1/support/answers',
    auth: 'operator',
    permission: 'support.cases',
    request: empty(),
    data: z.object({ list: z.array(cannedAnswer) }),
    errors: [],
    summary: 'Canned answers in their order',
  }),
  createCannedAnswer: call({
    id: 'op-canned-answer-create',
    method: 'POST',
    path: '/operator/v1/support/answers/create',
    auth: 'operator',
    permission: 'support.manage',
    idempotency: 'key',
    request: z.object(answerForm),
    data: written,
    errors: ['tooManyCannedAnswers'],
    summary: 'Writes a canned answer, the last in the order; the same key writes it once',
  }),
  editCannedAnswer: call({
    id: 'op-canned-answer-edit',
    method: 'POST',
    path: '/operator/v1/support/answers/edit',
    auth: 'operator',
    permission: 'support.manage',
    request: z.object({ id: id(), version, ...answerForm }),
    data: written,
    errors: ['notFound', 'stateChanged'],
    summary: 'Changes a canned answer; 4003 where it was changed meanwhile',
  }),
  deleteCannedAnswer: call({
    id: 'op-canned-answer-delete',
    method: 'POST',
    path: '/operator/v1/support/answers/delete',
    auth: 'operator',
    permission: 'support.manage',
    request: z.object({ id: id() }),
    data: empty(),
    errors: [],
    summary: 'Deletes a canned answer; one that is gone stays gone',
  }),
  sortCannedAnswers: call({
    id: 'op-canned-answers-sort',
    method: 'POST',
    path: '/operator/v1/support/answers/sort',
    auth: 'operator',
    permission: 'support.manage',
    request: z.object({ ids: z.array(id()).check(z.maxLength(cannedAnswersLimit)) }),
    data: z.object({ list: z.array(cannedAnswer) }),
    errors: [],
    summary: 'Puts canned answers into this order; those it does not name stand behind',
  }),
  getSupportHours: call({
    id: 'op-support-hours',
    method: 'GET',
    path: '/operator/v1/support/hours',
    auth: 'operator',
    permission: 'support.cases',
    request: empty(),
    data: z.object({ version, hours: supportHours }),
    errors: [],
    summary: 'When customer service is there, and what it says out of hours',
  }),
  setSupportHours: call({
    id: 'op-support-hours-set',
    method: 'POST',
    path: '/operator/v1/support/hours/set',
    auth: 'operator',
    permission: 'support.manage',
    request: z.object({ version, hours: supportHours }),
    data: z.object({ version, hours: supportHours }),
    errors: ['stateChanged'],
    summary: 'Sets the hours; 4003 where they were changed meanwhile',
  }),
  getSupportFigures: call({
    id: 'op-support-figures',
    method: 'GET',
    path: '/operator/v1/support/figures',
    auth: 'operator',
    permission: 'support.cases',
    request: z.object({ from: queryNumber(seconds()), to: queryNumber(seconds()) }),
    data: supportFigures,
    errors: [],
    summary: 'How many wait and how long, first answers, what was closed and how it was rated; up to a year',
  }),
} as const
