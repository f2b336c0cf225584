import { createHmac } from 'node:crypto'
import type { ServerContext } from '../../../context.ts'
import { sealerOf } from '../../../platform/security/sealed.ts'

/** A member's claim about their identity. It is stored only sealed. */
export interface Application {
  readonly real_name: string
  readonly id_card: string
  readonly front_url: string
  readonly back_url: string
}

type Secrets = Pick<ServerContext, 'secrets'>

export const sealApplication = ({ secrets }: Secrets, application: Application): Buffer =>
  sealerOf(secrets, 'sealed').seal(JSON.stringify(application))

/** The seal holds only what `sealApplication` put there. */
export const openApplication = ({ secrets }: Secrets, sealed: Buffer): Application =>
  JSON.parse(sealerOf(secrets, 'sealed').open(sealed)) as Application

/** The same for the same number, so that two members with one are found without opening anything. */
export const numberHashOf = ({ secrets }: Secrets, { id_card: number }: Application): Buffer =>
  createHmac('sha256', secrets.lasting('id-cards')).update(number).digest()
