import type { ServerContext } from '../../context.ts'
import { sealerOf } from '../../platform/security/sealed.ts'

/** What a member says of themselves when they apply. It is stored only sealed. */
export interface Statement {
  readonly real_name: string
  readonly contact: string
  readonly remark: string
}

type Secrets = Pick<ServerContext, 'secrets'>

export const sealStatement = ({ secrets }: Secrets, statement: Statement): Buffer =>
  sealerOf(secrets, 'sealed').seal(JSON.stringify(statement))

/** The seal holds only what `sealStatement` put there. */
export const openStatement = ({ secrets }: Secrets, sealed: Buffer): Statement =>
  JSON.parse(sealerOf(secrets, 'sealed').open(sealed)) as Statement
