import * as z from 'zod/mini'
import type { CallRow } from './call.ts'
import { impliedRefusals, refusalCodes } from './errors.ts'
import { fallbackLanguage, languages } from './language.ts'

type Json = Readonly<Record<string, unknown>>

/** Schema of what a caller sends. Where a value is read from text the inner schema is shown. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...shown } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return shown
}

const securityOf = (row: CallRow): readonly Json[] => {
  switch (row.auth) {
    case 'none':
      return []
    case 'optional':
      return [{}, { accessToken: [] }]
    case 'bearer':
      return [{ accessToken: [] }]
    case 'refresh':
      return [{ refreshToken: [] }]
    case 'operator':
      return [{ operatorToken: [] }]
    default:
      return row.auth satisfies never
  }
}

function parametersOf(row: CallRow): readonly Json[] {
  const request = schemaOf(row.request, 'input')
  const properties = (request.properties ?? {}) as Json
  const required = (request.required ?? []) as readonly string[]
  const inQuery = row.method === 'POST' ? (row.queryFields ?? []) : Object.keys(properties)
  const query = inQuery.map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: properties[name],
  }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: row.idempotency === 'key',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  return [...query, { $ref: '#/components/parameters/lang' }, ...(row.idempotency ? [key] : [])]
}

const describeRefusals = (row: CallRow): string =>
  [...new Set([...row.errors, ...impliedRefusals[row.auth]])]
    .map((name) => `${refusalCodes[name]} ${name}`)
    .sort()
    .join(', ')

const envelopeOf = (row: CallRow): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: schemaOf(row.data, 'output') },
})

const operationOf = (name: string, domain: string, row: CallRow): Json => ({
  operationId: `${domain}.${name}`,
  tags: [domain],
  summary: row.summary,
  description: [
    `Specification row \`${row.id}\`.`,
    row.rate ? `At most ${row.rate}.` : '',
    row.nullCode ? `Code ${row.nullCode} where there is nothing to show.` : '',
    row.permission ? `Needs the permission \`${row.permission}\`.` : '',
    `Codes besides 200: ${describeRefusals(row) || 'none'}.`,
  ]
    .filter(Boolean)
    .join(' '),
  security: securityOf(row),
  parameters: parametersOf(row),
  ...(row.method === 'POST'
    ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(row.request, 'input') } } } }
    : {}),
  responses: {
    200: { description: 'Every business answer', content: { 'application/json': { schema: envelopeOf(row) } } },
    500: { description: 'A fault; `data.request_id` names it in the log' },
  },
})

/** Paths that are no calls of the envelope, such as the socket: described by hand, by path and method. */
export type PlainPaths = Readonly<Record<string, Readonly<Record<string, Json>>>>

/** What a reader of the document may rely on. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

function pathsOf(
  tables: Readonly<Record<string, Readonly<Record<string, CallRow>>>>,
  plain: PlainPaths,
): Record<string, Record<string, Json>> {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [path, operations] of Object.entries(plain)) paths[path] = { ...operations }
  for (const [domain, table] of Object.entries(tables))
    for (const [name, row] of Object.entries(table))
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operationOf(name, domain, row) }
  return paths
}

/** The OpenAPI 3.1 document of the tables given, by domain. Its paths are made when they are first read. */
export function openApiDocument(
  tables: Readonly<Record<string, Readonly<Record<string, CallRow>>>>,
  version: string,
  plain: PlainPaths = {},
): OpenApiDocument {
  let made: Record<string, Record<string, Json>> | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cliffhanger',
      version,
      description:
        'Every answer is an envelope `{code, msg, data}` with HTTP status 200; `msg` is in the language of the `lang` header.',
    },
    get paths() {
      made ??= pathsOf(tables, plain)
      return made
    },
    components: {
      parameters: {
        lang: {
          name: 'lang',
          in: 'header',
          required: false,
          schema: { enum: languages, default: fallbackLanguage },
        },
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'Access token of a member' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'Refresh token of a member' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'Access token of an operator' },
      },
    },
  }
}
