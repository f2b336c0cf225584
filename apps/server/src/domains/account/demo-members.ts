import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import type { Sex } from '@cliffhanger/contract/account/schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { ServerContext } from '../../context.ts'
import { hashPassword } from '../../platform/security/password.ts'
import { createAccount } from './create-account.ts'
import { type Account, findAccountBy } from './queries/accounts.ts'
import { updateProfile } from './queries/update-account.ts'

interface DemoMember {
  readonly loginName: string
  readonly nickName: string
  readonly language: Language
  readonly sex: Sex
  readonly signature: string
  /** Official customer service. */
  readonly isSupport?: true
}

/** Whoever tries the demonstration signs in as one of these. */
export const demoMembers = [
  { loginName: 'linh', nickName: 'Linh Hoàng', language: 'vi', sex: 'female', signature: 'Một tập nữa thôi.' },
  { loginName: 'paulo', nickName: 'Paulo Braga', language: 'pt', sex: 'male', signature: 'Só mais um episódio.' },
  { loginName: 'xiaoyu', nickName: '王小雨', language: 'zh-CN', sex: 'female', signature: '再看一集就睡。' },
  { loginName: 'ruichen', nickName: '陈睿', language: 'zh-CN', sex: 'male', signature: '大结局了叫我。' },
  {
    loginName: 'support',
    nickName: 'Cliffhanger Support',
    language: 'en',
    sex: 'secret',
    signature: '',
    isSupport: true,
  },
] as const satisfies readonly DemoMember[]

export type DemoMemberName = (typeof demoMembers)[number]['loginName']

export const demoPassword = 'cliffhanger'

/** Makes the demonstration's members where they are missing; two servers starting at once make them once. Answers their ids. */
export async function seedDemoMembers(context: ServerContext): Promise<Readonly<Record<DemoMemberName, number>>> {
  const [linh, paulo, xiaoyu, ruichen, support] = demoMembers
  return {
    linh: await seed(context, linh, 0),
    paulo: await seed(context, paulo, 1),
    xiaoyu: await seed(context, xiaoyu, 2),
    ruichen: await seed(context, ruichen, 3),
    support: await seed(context, support, 4),
  }
}

async function seed({ db, clock }: ServerContext, member: DemoMember, index: number): Promise<number> {
  const known = await findAccountBy(db, 'username', member.loginName)
  if (known) return known.id
  const passwordHash = await hashPassword(demoPassword)
  const made = await db.transaction(async (tx): Promise<Account> => {
    await tx.execute(`select pg_advisory_xact_lock(hashtextextended('demo members', 0))`)
    const meanwhile = await findAccountBy(tx, 'username', member.loginName)
    if (meanwhile) return meanwhile
    const nowMs = clock()
    const account = await createAccount(
      tx,
      {
        loginName: member.loginName,
        email: `${member.loginName}@demo.example`,
        passwordHash,
        nickName: member.nickName,
        avatarUrl: shippedAvatars[index],
        hasFirstEdit: true,
        loginType: 'login',
        address: '127.0.0.1',
        language: member.language,
        ...(member.isSupport && { userType: userTypes.official }),
      },
      nowMs,
    )
    return updateProfile(tx, account.id, { sex: member.sex, sign_remark: member.signature }, nowMs)
  })
  return made.id
}
