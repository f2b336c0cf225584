import { memberCalls, operatorCalls } from '@cliffhanger/contract/all-calls.ts'
import { openApiDocument, type PlainPaths } from '@cliffhanger/contract/openapi.ts'
import { appVersion } from '@cliffhanger/contract/version.ts'
import { objectStorePaths } from './platform/storage/object-store/api-paths.ts'

const plainPaths: PlainPaths = {
  '/ping': {
    head: {
      summary: 'Answers at once, for timing nodes (node-ping)',
      parameters: [{ name: 'time', in: 'query', schema: { type: 'integer' } }],
      responses: { 200: { description: 'No body' } },
    },
  },
  '/config/app.json': {
    get: {
      summary: 'Encrypted start-up configuration (config-remote)',
      parameters: [{ name: 't', in: 'query', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'base64 of IV, AES-256-GCM ciphertext and tag',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
      },
    },
  },
  ...objectStorePaths,
}

/** Operators have domains of the same names as members have; in one document their names differ. */
const operatorTables = Object.fromEntries(
  Object.entries(operatorCalls).map(([domain, table]) => [`operators.${domain}`, table]),
)

let document: ReturnType<typeof openApiDocument> | undefined

/** The published document of every call: members' and operators'. Made once in a process, of which tests start many servers in, and
 *  its paths when somebody first reads them: they take an eighth of a start. */
export const apiDocument = () =>
  (document ??= openApiDocument({ ...memberCalls, ...operatorTables }, appVersion, plainPaths))
