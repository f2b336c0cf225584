import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { mailedCode } from './mailbox.ts'
import { callPlatform, type Person } from './platform.ts'

/** Asks for a code that binds an address, and reads it in the mail. */
async function codeToBind(person: Person, email: string): Promise<string> {
  const contact = { plat_id: 1, account_type: 'email', account: email, type: 'bind' } as const
  await callPlatform(sessionCalls.sendCode, contact, person.token)
  return mailedCode(email)
}

/** Binds an address beside the browser, with the login password as proof; answers it. */
export async function bindMail(person: Person, email = `${person.loginName}@example.com`): Promise<string> {
  const code = await codeToBind(person, email)
  const form = { type: 'email', account: email, code, login_pwd: person.password } as const
  await callPlatform(accountCalls.bindAccount, form, person.token)
  return email
}

/** Binds an address and then another one in its place, after which the person's money stays for a day. */
export async function replaceMail(person: Person): Promise<void> {
  await bindMail(person, `${person.loginName}.old@example.com`)
  await bindMail(person, `${person.loginName}.new@example.com`)
}
